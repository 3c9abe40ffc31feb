import { useState } from "react";
import { useSnapshot } from "valtio";
import { LIMITS } from "#game/limits.ts";
import { SPEEDS, speedName } from "#game/settings/speeds.ts";
import { createWords } from "#words/game/create.ts";
import { slowWords } from "#words/game/slow.ts";
import { minutes, seconds } from "#words/grammar.ts";
import { zoneName } from "../../game/zone-name.ts";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { store } from "../../store.ts";
import { MINUTE } from "./house-rules.ts";
import { NumberInput } from "./number-choice.tsx";
import type { RuleProps } from "./rule-block.tsx";
import styles from "./time-rules.module.css";

const say = createWords;
const NIGHT = { quiet_from: 22, quiet_until: 8 };
const NO_NIGHT = { quiet_from: 0, quiet_until: 0 };
const CUSTOM = "custom";
const NO_TIMER = "0";

const timeNote = (time: number) => (time < 60 ? seconds(time) : minutes(time / 60));
const times = (fast: boolean) => [
	...speeds(fast).map(({ name, seconds }) => ({
		value: String(seconds),
		label: <TimeLabel name={say.speeds[name]} note={timeNote(seconds)} />,
	})),
	{ value: NO_TIMER, label: <TimeLabel name={say.noTimer} note={say.noTimerNote} /> },
	{ value: CUSTOM, label: say.custom },
];

/** Returns the speeds on offer; without `fast` none below a minute. */
const speeds = (fast: boolean) => SPEEDS.filter(({ name }) => fast || name !== "sonic");

function TimeLabel({ name, note }: { name: string; note: string }) {
	return (
		<span className={styles.option}>
			{name}
			<small>{note}</small>
		</span>
	);
}

/** Shows the time for a part of a game of one evening. */
export function WriteTime({ rules, change }: Pick<RuleProps, "rules" | "change">) {
	const fast = useSnapshot(store).flags.do_sonic;
	const low = fast ? LIMITS.writeSeconds.min : MINUTE;
	const seconds = rules.write_duration;
	const speed = speedName(seconds);
	const [custom, setCustom] = useState(
		seconds > 0 && !speeds(fast).some((speed) => speed.seconds === seconds),
	);
	return (
		<div className={styles.time}>
			<Segmented
				layout="thirds"
				label={say.time}
				options={times(fast)}
				value={custom ? CUSTOM : String(seconds)}
				onChange={(answer) => {
					setCustom(answer === CUSTOM);
					if (answer !== CUSTOM) change({ write_duration: Number(answer) });
				}}
				hint={custom && say.secondsHint(low, LIMITS.writeSeconds.max)}
			/>
			{custom && (
				<>
					<NumberInput
						label={say.seconds}
						value={seconds}
						low={low}
						high={LIMITS.writeSeconds.max}
						also={0}
						onChange={(write_duration) => change({ write_duration })}
					/>
					<Hint>{say.secondsName(speed && say.speeds[speed])}</Hint>
				</>
			)}
		</div>
	);
}

/** Shows the hours in which no time runs out, with their time zone. */
export function QuietHours({ rules, change }: Pick<RuleProps, "rules" | "change">) {
	const quiet = rules.quiet_from !== rules.quiet_until;
	const night = quiet ? rules : NIGHT;
	return (
		<Segmented
			label={slowWords.quiet}
			options={[
				{ value: "on", label: slowWords.quietHours(night.quiet_from, night.quiet_until) },
				{ value: "off", label: slowWords.noQuiet },
			]}
			value={quiet ? "on" : "off"}
			onChange={(answer) => change(answer === "on" ? NIGHT : NO_NIGHT)}
			hint={quiet && slowWords.quietHint(zoneName(rules.time_zone))}
		/>
	);
}
