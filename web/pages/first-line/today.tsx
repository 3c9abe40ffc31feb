import { lineNumber } from "#game/settings/first-line.ts";
import { firstLineWords as say } from "#words/game/first-line.ts";
import { space } from "#words/grammar.ts";
import { siteWords } from "#words/site/site.ts";
import { ApiError } from "../../api.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { StoryLanguage } from "../../parts/story/quoted.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { firstLineApi } from "../../screens/first-line/first-line-api.ts";
import styles from "./first-line.module.css";
import { TodaysLine } from "./todays-line.tsx";

/**
 * Shows the line, which one press goes on from. The sheet has its size before the line is there, so
 * that nothing below moves.
 */
export function Today() {
	const { found, again } = useLoaded(firstLineApi.today);
	const line = found instanceof ApiError ? null : found;
	return (
		<Sheet as="section" className={styles.sheet} aria-labelledby="first-line">
			<h2 id="first-line" className={sheet.heading}>
				{say.heading}
				{line && (
					<>
						{space}
						<span className={styles.number}>{say.number(lineNumber(line.date))}</span>
					</>
				)}
			</h2>
			{found === null ? (
				<p className={common.quiet}>{siteWords.loading}</p>
			) : found instanceof ApiError ? (
				<>
					<p>{found.message}</p>
					<div className={styles.start}>
						<Button kind="plain" small onClick={again}>
							{siteWords.tryAgain}
						</Button>
					</div>
				</>
			) : (
				<StoryLanguage value={found.language}>
					<TodaysLine line={found} />
				</StoryLanguage>
			)}
		</Sheet>
	);
}
