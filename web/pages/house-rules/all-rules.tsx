import { useState } from "react";
import type { GameMode, Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import type { OwnPackChoice } from "../../account/own-packs.ts";
import { Button } from "../../parts/form/button.tsx";
import { AdvancedRules } from "./advanced-rules.tsx";
import { BasicRules } from "./basic-rules.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { PairRules } from "./pair-rules.tsx";
import { PromptRules } from "./prompt-rules.tsx";
import type { RuleBlockProps } from "./rule-block.tsx";
import styles from "./rules-fold.module.css";

interface AllRulesProps extends RuleBlockProps {
	/** Returns the settings that the room would have in a mode. */
	settingsIn: (mode: GameMode) => Settings;
	people: number;
	onMode: (mode: GameMode) => void;
	supporter: boolean;
	own: OwnPackChoice;
}

/** Shows the mode and the blocks of the settings; the advanced ones are folded away. */
export function AllRules({ settingsIn, people, onMode, supporter, own, ...blocks }: AllRulesProps) {
	const [advanced, setAdvanced] = useState(false);
	return (
		<>
			<ModeChoice mode={blocks.mode} settingsIn={settingsIn} people={people} onChange={onMode} />
			<BasicRules {...blocks} />
			<PairRules {...blocks} />
			<PromptRules {...blocks} supporter={supporter} own={own} />
			<Button
				kind="plain"
				small
				className={styles.advanced}
				aria-expanded={advanced}
				onClick={() => setAdvanced(!advanced)}
			>
				{advanced ? createWords.hideAdvanced : createWords.showAdvanced}
			</Button>
			{advanced && <AdvancedRules {...blocks} />}
		</>
	);
}
