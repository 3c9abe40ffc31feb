import { LIMITS } from "#game/limits.ts";
import { entersPair, modeNamed } from "#game/modes/index.ts";
import { createWords } from "#words/game/create.ts";
import { Segmented } from "../../parts/form/segmented.tsx";
import { NumberChoice } from "./number-choice.tsx";
import { RuleBlock, type RuleBlockProps } from "./rule-block.tsx";

const say = createWords;
const NAMES = [1, 2, 3, 4];
const WAYS = [
	{ value: "named", label: say.pairNamed },
	{ value: "drawn", label: say.pairDrawn },
] as const;

/**
 * Shows the settings of the pair, in modes where players name it. Solo can also draw it.
 * See docs/game.md "Modes".
 */
export function PairRules({ rules, change, mode }: RuleBlockProps) {
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
			{named && (
				<NumberChoice
					label={say.pairNames}
					usual={NAMES}
					value={rules.num_otp_characters}
					low={1}
					high={LIMITS.charactersPerStory}
					onChange={(num_otp_characters) => change({ num_otp_characters })}
				/>
			)}
		</RuleBlock>
	);
}
