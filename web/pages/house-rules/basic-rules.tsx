import { useState } from "react";
import { useSnapshot } from "valtio";
import { LIMITS } from "#game/limits.ts";
import { modeNamed } from "#game/modes/index.ts";
import { SPEEDS, speedName } from "#game/settings.ts";
import { createWords } from "#words/create.ts";
import { languageWords } from "#words/evening/languages.ts";
import { siteWords } from "#words/site.ts";
import { Field } from "../../parts/form/field.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { LanguageSelect } from "../../parts/person/language-select.tsx";
import { store } from "../../store.ts";
import styles from "./basic-rules.module.css";
import { MINUTE } from "./house-rules.ts";
import { NumberInput } from "./number-choice.tsx";
import { RuleBlock, type RuleBlockProps } from "./rule-block.tsx";

const say = createWords;
const CUSTOM = "custom";
const NO_TIMER = "0";

const timeNote = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`);
const YES_NO = [
	{ value: "yes", label: siteWords.yes },
	{ value: "no", label: siteWords.no },
] as const;
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

/** Shows the basic settings but the rating (docs/game.md "Settings"). */
export function BasicRules({ rules, change, mode }: RuleBlockProps) {
	const { alone } = modeNamed(mode);
	const fast = useSnapshot(store).flags.do_sonic;
	const low = fast ? LIMITS.writeSeconds.min : MINUTE;
	const seconds = rules.write_duration;
	const speed = speedName(seconds);
	const [custom, setCustom] = useState(
		seconds > 0 && !speeds(fast).some((speed) => speed.seconds === seconds),
	);
	return (
		<RuleBlock>
			<Field label={languageWords.rule} hint={languageWords.hint}>
				<LanguageSelect value={rules.language} onChange={(language) => change({ language })} />
			</Field>
			<Segmented
				label={say.guide}
				options={YES_NO}
				value={rules.show_instructions ? "yes" : "no"}
				onChange={(answer) => change({ show_instructions: answer === "yes" })}
			/>
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
			{!alone && (
				<Segmented
					label={say.moderation}
					options={YES_NO}
					value={rules.moderation ? "yes" : "no"}
					onChange={(answer) => change({ moderation: answer === "yes" })}
					hint={say.moderationHint}
				/>
			)}
		</RuleBlock>
	);
}
