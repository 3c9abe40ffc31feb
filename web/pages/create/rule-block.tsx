import type { ReactNode } from "react";
import type { GameMode } from "#game/settings.ts";
import { Toggle } from "../../parts/form/toggle.tsx";
import type { HouseRules, Wishes } from "./house-rules.ts";

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
		<section className="sheet rule-block">
			{heading && <h2>{heading}</h2>}
			{children}
		</section>
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
					{hint && <span className="hint">{hint}</span>}
				</>
			}
		/>
	);
}
