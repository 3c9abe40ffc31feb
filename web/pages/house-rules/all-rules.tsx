import type { ReactNode } from "react";
import { createWords } from "#words/game/create.ts";
import { CastField } from "../../recipe/cast-field.tsx";
import styles from "./all-rules.module.css";
import { PairRules } from "./pair-rules.tsx";
import { RuleBlock, type RuleProps } from "./rule-block.tsx";
import { RuleControls } from "./rule-controls.tsx";

const say = createWords;

/** Shows every setting that is not always in view, in blocks, and what else the form has. */
export const AllRules = ({ children, ...rules }: RuleProps & { children?: ReactNode }) => (
	<div className={styles.rules}>
		<RuleBlock heading={say.prompts}>
			<RuleControls {...rules} block="prompts" />
		</RuleBlock>
		<PairRules {...rules} />
		<RuleBlock heading={say.players}>
			<RuleControls {...rules} block="players" />
			<CastField />
		</RuleBlock>
		<RuleBlock heading={say.timing}>
			<RuleControls {...rules} block="time" />
		</RuleBlock>
		<RuleBlock heading={say.room}>
			<RuleControls {...rules} block="room" />
			{children}
		</RuleBlock>
	</div>
);
