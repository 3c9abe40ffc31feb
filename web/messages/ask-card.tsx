import { useState } from "react";
import { pushWords } from "#words/game/push.ts";
import { Button } from "../parts/form/button.tsx";
import { ErrorLine } from "../parts/page/error-line.tsx";
import { Sheet } from "../parts/page/sheet.tsx";
import { pushSupport } from "./browser-push.ts";
import { type CallableSeat, type Failure, orderMessages, stopMessages } from "./game-messages.ts";
import styles from "./messages.module.css";
import { isExplained, keepExplained, readWishes } from "./wishes.ts";

const { ask, homeScreen } = pushWords;

/** Asks about messages, or explains once what an iPhone needs for them. */
export function AskCard({ seat }: { seat: CallableSeat }) {
	// The browser's own question changes it while the card is shown.
	const [support] = useState(pushSupport);
	if (support === "ready") return <Question seat={seat} />;
	return support === "home-screen" ? <Explanation /> : null;
}

/**
 * Asks once for each game whether this device shall tell whose turn it is, in words. The browser's own
 * question comes only after a yes, because a no there is for good.
 */
function Question({ seat }: { seat: CallableSeat }) {
	const [answered, setAnswered] = useState(() => readWishes(seat) !== null);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	if (answered) return null;
	const no = () => {
		setAnswered(true);
		void stopMessages(seat);
	};
	const yes = async () => {
		setBusy(true);
		const outcome = await orderMessages(seat);
		setBusy(false);
		if (typeof outcome === "string") setFailure(outcome);
		else setAnswered(true);
	};
	return (
		<Sheet as="section" className={styles.card}>
			<h2>{ask.title}</h2>
			<p>{ask.text}</p>
			{failure && <ErrorLine>{pushWords[failure]}</ErrorLine>}
			<div className={styles.ways}>
				<Button small busy={busy} onClick={yes}>
					{ask.yes}
				</Button>
				<Button small kind="plain" onClick={no}>
					{ask.no}
				</Button>
			</div>
		</Sheet>
	);
}

function Explanation() {
	const [read, setRead] = useState(isExplained);
	if (read) return null;
	const close = () => {
		setRead(true);
		keepExplained();
	};
	return (
		<Sheet as="section" className={styles.card}>
			<h2>{homeScreen.title}</h2>
			<p>{homeScreen.text}</p>
			<div className={styles.ways}>
				<Button small kind="plain" onClick={close}>
					{homeScreen.ok}
				</Button>
			</div>
		</Sheet>
	);
}
