import type { ReactNode } from "react";
import type { GameMode } from "#game/settings.ts";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import type { HouseRules, Wishes } from "./house-rules.ts";
import styles from "./rule-block.module.css";

/** What each block of the create form is given. */
export interface RuleBlockProps {
	rules: HouseRules;
	change: (part: Partial<Wishes>) => void;
	mode: GameMode;
	/** The creator is 18 or over. */
	mature: boolean;
}

/** A sheet of rules under a heading. */
export function RuleBlock({ heading, children }: { heading?: string; children: ReactNode }) {
	return (
		<Sheet as="section" className={styles.block}>
			{heading && <h2>{heading}</h2>}
			{children}
		</Sheet>
	);
}

type Flag = {
	[K in keyof HouseRules]: HouseRules[K] extends boolean ? K : never;
}[keyof HouseRules];

interface RuleSwitchProps extends Pick<RuleBlockProps, "rules" | "change"> {
	rule: Flag;
	label: string;
	hint?: string;
	disabled?: boolean;
	/** The wire says "no such thing" where the form says "such a thing". */
	inverted?: boolean;
}

/** A yes-or-no rule. */
export function RuleSwitch({
	rules,
	change,
	rule,
	label,
	hint,
	disabled = false,
	inverted = false,
}: RuleSwitchProps) {
	return (
		<Toggle
			checked={rules[rule] !== inverted}
			disabled={disabled}
			onChange={(on) => change({ [rule]: on !== inverted })}
			label={
				<>
					{label}
					{hint && <Hint className={styles.hint}>{hint}</Hint>}
				</>
			}
		/>
	);
}
