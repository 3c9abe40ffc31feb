import { entersPair, modeNamed } from "#game/modes/index.ts";
import { createWords } from "#words/game/create.ts";
import { Segmented } from "../../parts/form/segmented.tsx";
import { RuleBlock, type RuleProps } from "./rule-block.tsx";
import { RuleControls } from "./rule-controls.tsx";

const say = createWords;
const WAYS = [
	{ value: "named", label: say.pairNamed },
	{ value: "drawn", label: say.pairDrawn },
] as const;

/**
 * Shows the settings of the pair, in modes where players name it. Solo can also draw it.
 * See docs/game.md "Modes".
 */
export function PairRules(props: RuleProps) {
	const { rules, change, mode } = props;
	const { alone } = modeNamed(mode);
	const named = entersPair({ game_mode: mode, self_shuffle: rules.self_shuffle });
	if (!alone && !named) return null;
	return (
		<RuleBlock heading={say.pair}>
			{alone && (
				<Segmented
					label={say.pairWay}
					options={WAYS}
					value={named ? "named" : "drawn"}
					onChange={(way) => change({ solo_self_shuffle: way === "drawn" })}
					hint={named ? undefined : say.pairDrawnHint}
				/>
			)}
			<RuleControls {...props} block="pair" />
		</RuleBlock>
	);
}
