import type { Block } from "#game/settings/kinds.ts";
import {
	type ChoiceName,
	type LabelledName,
	mayHave,
	NUMBER_ROWS,
	type NumberName,
	type OwnControlName,
	SETTING_NAMES,
	SETTING_ROWS,
	type SwitchName,
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
] as const;

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
const isNumber = (name: LabelledName): name is NumberName & LabelledName =>
	SETTING_ROWS[name].kind === "number";
const isChoice = (name: LabelledName): name is ChoiceName & LabelledName =>
	SETTING_ROWS[name].kind === "choice";

type Of<Name> = RuleProps & { name: Name };

/** Shows the control that follows from a row. */
function RuleControl({ name, ...props }: Of<LabelledName>) {
	if (isNumber(name)) return <NumberControl name={name} {...props} />;
	if (isChoice(name)) return <ChoiceControl name={name} {...props} />;
	const Control = SETTING_ROWS[name].form?.control === "yesOrNo" ? YesOrNo : Switch;
	return <Control name={name} {...props} />;
}

function NumberControl({ name, rules, change }: Of<NumberName & LabelledName>) {
	const { low, formLow = low, high, usual = [], noCustom, form } = NUMBER_ROWS[name];
	const { label }: SettingWords = createWords.settings[name];
	const onChange = (value: number) => change({ [name]: value });
	const least = form?.notBelow ? rules[form.notBelow] : low;
	if (noCustom)
		return (
			<Segmented
				label={label}
				options={usual.map((value) => ({ value, label: value, disabled: value < least }))}
				value={rules[name]}
				onChange={onChange}
			/>
		);
	return (
		<NumberChoice
			label={label}
			usual={usual}
			value={rules[name]}
			low={formLow}
			high={high}
			disabled={form?.setBy !== undefined && rules[form.setBy]}
			onChange={onChange}
		/>
	);
}

function ChoiceControl({ name, rules, change }: Of<ChoiceName & LabelledName>) {
	const { values = [], form } = SETTING_ROWS[name];
	const { label, hint, values: names }: ChoiceWords = createWords.settings[name];
	const isHinted = form?.hintFor === undefined || form.hintFor === rules[name];
	return (
		<Segmented
			label={label}
			options={values.map((value) => ({ value, label: names[value] }))}
			value={rules[name]}
			// The values are those of the row.
			onChange={(value) => change({ [name]: value } as Partial<Wishes>)}
			hint={isHinted && hint}
		/>
	);
}

function YesOrNo({ name, rules, change }: Of<SwitchName & LabelledName>) {
	const { label, hint }: SettingWords = createWords.settings[name];
	return (
		<Segmented
			label={label}
			options={YES_NO}
			value={rules[name] ? "yes" : "no"}
			onChange={(answer) => change({ [name]: answer === "yes" })}
			hint={hint}
		/>
	);
}

function Switch({ name, rules, change }: Of<SwitchName & LabelledName>) {
	const { form, ...row } = SETTING_ROWS[name];
	const { inverted = false, needs, keptOnBy } = form ?? {};
	const { label, hint }: SettingWords = createWords.settings[name];
	const allowed = { mature: rules.maturity === "MATURE", premium: false };
	return (
		<Toggle
			checked={rules[name] !== inverted}
			disabled={
				!mayHave(row, allowed) ||
				(needs !== undefined && !rules[needs]) ||
				(keptOnBy !== undefined && rules[keptOnBy])
			}
			onChange={(on) => change({ [name]: on !== inverted })}
			label={
				<>
					{label}
					{hint && <Hint className={styles.hint}>{hint}</Hint>}
				</>
			}
		/>
	);
}
