import type { ReactNode } from "react";
import type { GameMode } from "#game/settings.ts";
import type { OwnPackChoice } from "../../account/own-packs.ts";
import { Sheet } from "../../parts/page/sheet.tsx";
import type { HouseRules, Wishes } from "./house-rules.ts";
import styles from "./rule-block.module.css";

/** The props of each control of the create form. */
export interface RuleProps {
	rules: HouseRules;
	change: (part: Partial<Wishes>) => void;
	mode: GameMode;
	supporter: boolean;
	own: OwnPackChoice;
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
