import type { Block } from "#game/settings/kinds.ts";
import {
	type LabelledName,
	mayHave,
	NUMBER_ROWS,
	type NumberName,
	type OwnControlName,
	SETTING_NAMES,
	SETTING_ROWS,
} from "#game/settings.ts";
import { type ChoiceWords, createWords, type SettingWords } from "#words/game/create.ts";
import { siteWords } from "#words/site/site.ts";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { type HouseRules, isAskedFor, type Wishes } from "./house-rules.ts";
import { NumberChoice } from "./number-choice.tsx";
import { OWN_CONTROLS } from "./own-controls.tsx";
import styles from "./rule-block.module.css";
import type { RuleProps } from "./rule-block.tsx";

const YES_NO = [
	{ value: "yes", label: siteWords.yes },
	{ value: "no", label: siteWords.no },
];

/** Shows the controls of a block that this mode has, in the order of the table of settings. */
export function RuleControls({ block, ...props }: RuleProps & { block: Block }) {
	const room = { ...props.rules, game_mode: props.mode };
	return SETTING_NAMES.filter((name) => SETTING_ROWS[name].form?.block === block)
		.filter((name) => isAskedFor(name, room))
		.map((name) => {
			if (!isOwn(name)) return <RuleControl key={name} name={name} {...props} />;
			const Own = OWN_CONTROLS[name];
			return Own && <Own key={name} {...props} />;
		});
}

const isOwn = (name: keyof HouseRules): name is OwnControlName => name in OWN_CONTROLS;

/** Shows the control that follows from a row. */
function RuleControl({ name, ...props }: RuleProps & { name: LabelledName }) {
	const { values = [], form } = SETTING_ROWS[name];
	const words: SettingWords & Partial<ChoiceWords> = createWords.settings[name];
	const { label, hint, values: names } = words;
	const value = props.rules[name];
	// Each control gives values of the kind that it shows.
	const set = (next: unknown) => props.change({ [name]: next } as Partial<Wishes>);
	if (typeof value === "number")
		return <NumberControl {...props} name={name as NumberName} {...{ label, value, set }} />;
	if (typeof value === "string")
		return (
			<Segmented
				label={label}
				options={values.map((one) => ({ value: one, label: names?.[one] }))}
				value={value as string}
				onChange={set}
				hint={(form?.hintFor ?? value) === value && hint}
			/>
		);
	if (form?.control === "yesOrNo")
		return (
			<Segmented
				label={label}
				options={YES_NO}
				value={value ? "yes" : "no"}
				onChange={(answer) => set(answer === "yes")}
				hint={hint}
			/>
		);
	return <Switch {...props} name={name} {...{ label, hint, value, set }} />;
}

interface ControlProps<Name, Value> extends RuleProps {
	name: Name;
	label: string;
	value: Value;
	set: (value: Value) => void;
}

function NumberControl({ name, label, value, set, rules }: ControlProps<NumberName, number>) {
	const { low, formLow = low, high, usual = [], noCustom, form } = NUMBER_ROWS[name];
	const least = form?.notBelow ? rules[form.notBelow] : low;
	if (noCustom)
		return (
			<Segmented
				label={label}
				options={usual.map((one) => ({ value: one, label: one, disabled: one < least }))}
				value={value}
				onChange={set}
			/>
		);
	return (
		<NumberChoice
			label={label}
			usual={usual}
			value={value}
			low={formLow}
			high={high}
			disabled={form?.setBy && rules[form.setBy]}
			onChange={set}
		/>
	);
}

interface SwitchProps extends ControlProps<LabelledName, boolean> {
	hint: string | undefined;
}

function Switch({ name, label, hint, value, set, rules }: SwitchProps) {
	const { form, ...row } = SETTING_ROWS[name];
	const { inverted = false, needs, keptOnBy } = form ?? {};
	return (
		<Toggle
			checked={value !== inverted}
			disabled={
				!mayHave(row, { mature: rules.maturity === "MATURE", premium: false }) ||
				(needs && !rules[needs]) ||
				(keptOnBy && rules[keptOnBy])
			}
			onChange={(on) => set(on !== inverted)}
			label={
				<>
					{label}
					{hint && <Hint className={styles.hint}>{hint}</Hint>}
				</>
			}
		/>
	);
}
