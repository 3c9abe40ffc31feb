import { useState } from "react";
import type { GameMode, Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { Button } from "../../parts/form/button.tsx";
import { CastField } from "../../recipe/cast-field.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { PairRules } from "./pair-rules.tsx";
import { RuleBlock, type RuleProps } from "./rule-block.tsx";
import { RuleControls } from "./rule-controls.tsx";
import styles from "./rules-fold.module.css";

const say = createWords;

interface AllRulesProps extends RuleProps {
	/** Returns the settings that the room would have in a mode. */
	settingsIn: (mode: GameMode) => Settings;
	people: number;
	onMode: (mode: GameMode) => void;
}

/** Shows the mode and the blocks of the settings; the advanced ones are folded away. */
export function AllRules({ settingsIn, people, onMode, ...rules }: AllRulesProps) {
	const [advanced, setAdvanced] = useState(false);
	return (
		<>
			<ModeChoice mode={rules.mode} settingsIn={settingsIn} people={people} onChange={onMode} />
			<RuleBlock>
				<RuleControls {...rules} block="room" />
				<RuleControls {...rules} block="evening" />
			</RuleBlock>
			<PairRules {...rules} />
			<RuleBlock heading={say.prompts}>
				<RuleControls {...rules} block="prompts" />
			</RuleBlock>
			<Button
				kind="plain"
				small
				className={styles.advanced}
				aria-expanded={advanced}
				onClick={() => setAdvanced(!advanced)}
			>
				{advanced ? say.hideAdvanced : say.showAdvanced}
			</Button>
			{advanced && (
				<>
					<RuleBlock heading={say.players}>
						<RuleControls {...rules} block="players" />
						<CastField />
					</RuleBlock>
					<RuleBlock heading={say.stories}>
						<RuleControls {...rules} block="stories" />
					</RuleBlock>
				</>
			)}
		</>
	);
}
