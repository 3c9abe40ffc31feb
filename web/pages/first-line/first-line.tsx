import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { firstLineWords as say } from "#words/game/first-line.ts";
import { siteWords } from "#words/site/site.ts";
import type { FirstLineAnswer } from "../../../gateway/api/days-answers.ts";
import { ApiError } from "../../api.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { lateModule } from "../../parts/late-part.tsx";
import { ErrorLine } from "../../parts/page/error-line.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { StoryLanguage } from "../../parts/story/quoted.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { firstLineApi } from "../../screens/first-line/first-line-api.ts";
import { GivenOpening } from "../../screens/first-line/given-opening.tsx";
import { startIsBlocked } from "../../site-config.ts";
import { store } from "../../store.ts";
import styles from "./first-line.module.css";

const starting = lateModule(() => import("./start-first-line.ts"));

/**
 * Shows the first line of the day, which one press goes on from. The sheet has its size before the
 * line is there, so that nothing below moves.
 */
export function FirstLine() {
	const { found, again } = useLoaded(firstLineApi.today);
	return (
		<Sheet as="section" className={styles.sheet} aria-labelledby="first-line">
			<h2 id="first-line" className={sheet.heading}>
				{say.heading}
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
					<Line line={found} />
				</StoryLanguage>
			)}
		</Sheet>
	);
}

function Line({ line }: { line: FirstLineAnswer }) {
	const { config } = useSnapshot(store);
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const navigate = useNavigate();
	const start = async () => {
		setBusy(true);
		setError(null);
		try {
			const { startFirstLine } = await starting.load();
			navigate(...(await startFirstLine(line)));
		} catch (reason) {
			setError(reason instanceof Error ? reason.message : String(reason));
			setBusy(false);
		}
	};
	return (
		<>
			<GivenOpening opening={line.opening} />
			<p>{say.cast(line.characters)}</p>
			<div className={styles.start}>
				<Button
					kind="plain"
					small
					busy={busy}
					disabled={startIsBlocked(config?.maintenance ?? false)}
					onClick={start}
				>
					{say.start}
				</Button>
				<span className={common.quiet}>{say.terms}</span>
			</div>
			<div role="alert">{error && <ErrorLine>{error}</ErrorLine>}</div>
		</>
	);
}
