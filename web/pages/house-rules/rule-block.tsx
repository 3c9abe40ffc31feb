import type { ReactNode } from "react";
import type { GameMode } from "#game/settings.ts";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./rule-block.module.css";
import type { RulesState } from "./use-rules.ts";

/** The props of each control of the create form. */
export interface RuleProps extends RulesState {
	mode: GameMode;
}

/** Shows settings on a sheet under a heading. */
export function RuleBlock({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<Sheet as="section" className={styles.block}>
			<h2>{heading}</h2>
			{children}
		</Sheet>
	);
}
