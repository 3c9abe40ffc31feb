import { useState } from "react";
import { dayBefore } from "#game/settings/first-line.ts";
import { firstLineWords } from "#words/game/first-line.ts";
import { siteWords } from "#words/site/site.ts";
import { ApiError } from "../../api.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Shelf } from "../../parts/page/shelf.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { serverClock } from "../../room/clock.ts";
import { answerOn } from "./days.ts";
import { firstLineApi } from "./first-line-api.ts";
import styles from "./others-lines.module.css";

const say = firstLineWords.others;

/** Shows yesterday's lines of others, where this device's own was one of them. */
export const OthersLines = () => (answerOn(dayBefore(serverClock())) ? <Lines /> : null);

/** Shows the lines that the server has for this device. */
export function Lines() {
	const { found } = useLoaded(firstLineApi.others);
	const [reported, setReported] = useState<readonly number[]>([]);
	if (found === null || found instanceof ApiError || found.lines === null) return null;
	const shown = found.lines.filter(({ id }) => !reported.includes(id));
	const report = (id: number) =>
		firstLineApi.report(id).then(
			() => setReported((before) => [...before, id]),
			() => undefined, // The line is still there, and so is its button.
		);
	return (
		<Sheet as="section" aria-labelledby="others-lines">
			<h2 id="others-lines" className={sheet.heading}>
				{say.heading}
			</h2>
			<p>{found.lines.length > 0 ? say.text : say.nobody}</p>
			<Shelf>
				{shown.map(({ id, line }) => (
					<li key={id}>
						<Quoted as="span">{line}</Quoted>
						<ConfirmButton
							small
							className={styles.report}
							label={say.report}
							sure={siteWords.yes}
							aria-description={say.reportLine(line)}
							onConfirm={() => void report(id)}
						/>
					</li>
				))}
			</Shelf>
			<p role="status">{reported.length > 0 && say.reported}</p>
		</Sheet>
	);
}
