import type { ReactNode } from "react";
import {
	type GameMode,
	mayHave,
	SETTING_NAMES,
	SETTING_ROWS,
	type SwitchBlock,
} from "#game/settings.ts";
import { createWords, type SwitchName, type SwitchWords } from "#words/game/create.ts";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { type HouseRules, isAskedFor, isSwitch, type Wishes } from "./house-rules.ts";
import styles from "./rule-block.module.css";

/** The props of each block of the create form. */
export interface RuleBlockProps {
	rules: HouseRules;
	change: (part: Partial<Wishes>) => void;
	mode: GameMode;
}

/** Shows settings on a sheet under a heading. */
export function RuleBlock({ heading, children }: { heading?: string; children: ReactNode }) {
	return (
		<Sheet as="section" className={styles.block}>
			{heading && <h2>{heading}</h2>}
			{children}
		</Sheet>
	);
}

interface RuleSwitchesProps extends Pick<RuleBlockProps, "rules" | "change" | "mode"> {
	block: SwitchBlock;
}

/** Shows the yes-or-no settings of a block that this mode has, in the order of the table. */
export function RuleSwitches({ rules, change, mode, block }: RuleSwitchesProps) {
	const allowed = { mature: rules.maturity === "MATURE", premium: false };
	return switchesOf(block).map((rule) => {
		const { form, ...row } = SETTING_ROWS[rule];
		if (!isAskedFor(rule, { ...rules, game_mode: mode })) return null;
		const inverted = form?.inverted ?? false;
		const { label, hint }: SwitchWords = createWords.switches[rule];
		return (
			<Toggle
				key={rule}
				checked={rules[rule] !== inverted}
				disabled={
					!mayHave(row, allowed) ||
					(form?.needs !== undefined && !rules[form.needs]) ||
					(form?.keptOnBy !== undefined && rules[form.keptOnBy])
				}
				onChange={(on) => change({ [rule]: on !== inverted })}
				label={
					<>
						{label}
						{hint && <Hint className={styles.hint}>{hint}</Hint>}
					</>
				}
			/>
		);
	});
}

const switchesOf = (block: SwitchBlock): SwitchName[] =>
	SETTING_NAMES.filter(isSwitch).filter((name) => SETTING_ROWS[name].form?.block === block);
