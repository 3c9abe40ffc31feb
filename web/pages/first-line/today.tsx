import { useState } from "react";
import { utcDate } from "#game/settings/first-line.ts";
import { siteWords } from "#words/site/site.ts";
import type { FirstLineAnswer } from "../../../gateway/api/days-answers.ts";
import { ApiError } from "../../api.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { StoryLanguage } from "../../parts/story/quoted.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { delivered } from "../../prerendered/delivered.ts";
import { firstLineApi } from "../../screens/first-line/first-line-api.ts";
import styles from "./first-line.module.css";
import { TodaysLine } from "./todays-line.tsx";
import { TodaysSheet } from "./todays-sheet.tsx";

/** Shows the line, which one press goes on from. */
export function Today() {
	const [line] = useState(lineInDocument);
	return line ? <Shown line={line} /> : <Asked />;
}

/** Returns the line that the document has brought; null for the one of another day. */
function lineInDocument(): FirstLineAnswer | null {
	const { line } = delivered();
	return line?.date === utcDate(Date.now()) ? line : null;
}

function Asked() {
	const { found, again } = useLoaded(firstLineApi.today);
	if (found === null)
		return (
			<TodaysSheet>
				<p className={common.quiet}>{siteWords.loading}</p>
			</TodaysSheet>
		);
	if (!(found instanceof ApiError)) return <Shown line={found} />;
	return (
		<TodaysSheet>
			<p>{found.message}</p>
			<div className={styles.start}>
				<Button kind="plain" small onClick={again}>
					{siteWords.tryAgain}
				</Button>
			</div>
		</TodaysSheet>
	);
}

const Shown = ({ line }: { line: FirstLineAnswer }) => (
	<TodaysSheet date={line.date}>
		<StoryLanguage value={line.language}>
			<TodaysLine line={line} />
		</StoryLanguage>
	</TodaysSheet>
);
