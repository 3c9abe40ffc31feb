import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { firstLineWords as say } from "#words/game/first-line.ts";
import type { FirstLineAnswer } from "../../../gateway/api/days-answers.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { lateModule } from "../../parts/late-part.tsx";
import { ErrorLine } from "../../parts/page/error-line.tsx";
import { GivenOpening } from "../../screens/first-line/given-opening.tsx";
import { startIsBlocked } from "../../site-config.ts";
import { store } from "../../store.ts";
import styles from "./first-line.module.css";

const starting = lateModule(() => import("./start-first-line.ts"));

/** Shows the line, and opens a room that goes on from it. */
export function TodaysLine({ line }: { line: FirstLineAnswer }) {
	const { config, profile } = useSnapshot(store);
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
				{profile === null && (
					<span className={common.quiet} data-own>
						{say.terms}
					</span>
				)}
			</div>
			<div role="alert">{error && <ErrorLine>{error}</ErrorLine>}</div>
		</>
	);
}
