import type { Block } from "#game/settings/kinds.ts";
import {
	type LabelledName,
	mayHave,
	NUMBER_ROWS,
	type NumberName,
	type OwnControlName,
	SETTING_NAMES,
	SETTING_ROWS,
	type SettingName,
} from "#game/settings.ts";
import { type ChoiceWords, createWords, type SettingWords } from "#words/game/create.ts";
import { slowWords } from "#words/game/slow.ts";
import { siteWords } from "#words/site/site.ts";
import common from "../../parts/common.module.css";
import { Segmented } from "../../parts/form/segmented.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { isAskedFor, type Wishes } from "./house-rules.ts";
import { NumberChoice } from "./number-choice.tsx";
import { OWN_CONTROLS } from "./own-controls.tsx";
import styles from "./rule-block.module.css";
import type { RuleProps } from "./rule-block.tsx";

const YES_NO = [
	{ value: "yes", label: siteWords.yes },
	{ value: "no", label: siteWords.no },
];

/**
 * Shows the controls of a block that this mode has, in the order of the table of settings. Each rule
 * that differs from the preset is marked and can be put back.
 */
export function RuleControls({ block, ...props }: RuleProps & { block: Block }) {
	return SETTING_NAMES.filter((name) => SETTING_ROWS[name].form?.block === block)
		.filter((name) => isAskedFor(name, props.settings))
		.filter((name) => !isOwn(name) || OWN_CONTROLS[name])
		.map((name) => {
			const names = name === "quiet_from" ? QUIET : [name];
			const isChanged = names.some((one) => props.changes.includes(one));
			return (
				<div
					key={name}
					className={styles.rule}
					data-rule={name}
					data-changed={isChanged || undefined}
					tabIndex={-1}
				>
					<Control key={props.resets} name={name} {...props} />
					{isChanged && <PutBack label={labelOf(name)} onClick={() => props.putBack(names)} />}
				</div>
			);
		});
}

/** The settings of the control that asks for the quiet hours. */
const QUIET: SettingName[] = ["quiet_from", "quiet_until"];

const isOwn = (name: SettingName): name is OwnControlName => name in OWN_CONTROLS;

function Control({ name, ...props }: RuleProps & { name: SettingName }) {
	if (!isOwn(name)) return <RuleControl {...props} name={name as LabelledName} />;
	const Own = OWN_CONTROLS[name];
	return Own && <Own {...props} />;
}

/** The labels of the controls of their own that presets decide. */
const OWN_LABELS: { [Name in SettingName]?: string } = {
	write_duration: createWords.time,
	quiet_from: slowWords.quiet,
};

const labelOf = (name: SettingName): string =>
	OWN_LABELS[name] ?? createWords.settings[name as LabelledName].label;

const PutBack = ({ label, onClick }: { label: string; onClick: () => void }) => (
	<button
		type="button"
		className={common.textButton}
		aria-label={createWords.putBackRule(label)}
		onClick={({ currentTarget }) => {
			onClick();
			// The button goes away, and the focus stays at its rule.
			currentTarget.parentElement?.focus();
		}}
	>
		{createWords.putBack}
	</button>
);

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
			label={label}
			hint={hint}
		/>
	);
}
