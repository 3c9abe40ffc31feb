import { useState } from "react";
import { NEWS_KINDS } from "#game/news/kinds.ts";
import { pushWords } from "#words/game/push.ts";
import { Field } from "../parts/form/field.tsx";
import input from "../parts/form/input.module.css";
import { Toggle } from "../parts/form/toggle.tsx";
import { ErrorLine } from "../parts/page/error-line.tsx";
import { pushSupport } from "./browser-push.ts";
import { type CallableSeat, type Failure, orderMessages, stopMessages } from "./game-messages.ts";
import styles from "./messages.module.css";
import { keepQuietTime, type QuietTime, readQuietTime, readWishes, type Wishes } from "./wishes.ts";

const { sheet: say, homeScreen } = pushWords;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Shows the switches for messages about a game, and the quiet hours of this device. */
export function MessageSwitches({ seat }: { seat: CallableSeat }) {
	const [wishes, setWishes] = useState(() => readWishes(seat));
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const support = pushSupport();
	if (support === "home-screen") return <p>{homeScreen.text}</p>;
	if (support !== "ready") return <p>{pushWords.denied}</p>;

	const on = wishes !== null && wishes.id !== null;
	const kinds = wishes?.kinds ?? [...NEWS_KINDS];
	const change = async (work: () => Promise<Wishes | Failure>) => {
		setBusy(true);
		const outcome = await work();
		setBusy(false);
		setFailure(typeof outcome === "string" ? outcome : null);
		if (typeof outcome !== "string") setWishes(outcome);
	};
	const order = (wanted = kinds) => change(() => orderMessages(seat, wanted));
	return (
		<div className={styles.switches}>
			<Toggle
				checked={on}
				busy={busy}
				label={say.on}
				onChange={(wanted) => (wanted ? order() : change(() => stopMessages(seat)))}
			/>
			<p className={styles.note}>{say.hint}</p>
			{failure && <ErrorLine>{pushWords[failure]}</ErrorLine>}
			{NEWS_KINDS.map((kind) => (
				<Toggle
					key={kind}
					checked={kinds.includes(kind)}
					disabled={!on}
					busy={busy}
					label={say.kinds[kind]}
					onChange={(wanted) =>
						order(NEWS_KINDS.filter((one) => (one === kind ? wanted : kinds.includes(one))))
					}
				/>
			))}
			<QuietHours disabled={!on} onChange={() => order()} />
		</div>
	);
}

/** Shows the quiet hours; `onChange` is called after they are kept. */
function QuietHours({ disabled, onChange }: { disabled: boolean; onChange: () => void }) {
	const [quiet, setQuiet] = useState(readQuietTime);
	const change = (next: QuietTime) => {
		keepQuietTime(next);
		setQuiet(next);
		onChange();
	};
	const hours = (value: number, end: keyof QuietTime) => (
		<Field label={say[end]}>
			<select
				className={input.input}
				disabled={disabled}
				value={value}
				onChange={(event) => change({ ...quiet, [end]: Number(event.target.value) })}
			>
				{HOURS.map((hour) => (
					<option key={hour} value={hour}>
						{say.hour(hour)}
					</option>
				))}
			</select>
		</Field>
	);
	return (
		<fieldset className={styles.quiet}>
			<legend>{say.quiet}</legend>
			<div className={styles.hours}>
				{hours(quiet.from, "from")}
				{hours(quiet.until, "until")}
			</div>
			<p className={styles.note}>{quiet.from === quiet.until ? say.none : say.quietHint}</p>
		</fieldset>
	);
}
