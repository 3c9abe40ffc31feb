import { LIMITS } from "#game/limits.ts";
import { entersPair, modeNamed } from "#game/modes/index.ts";
import { createWords } from "#words/game/create.ts";
import { Segmented } from "../../parts/form/segmented.tsx";
import { CastField } from "../../recipe/cast-field.tsx";
import { NumberChoice } from "./number-choice.tsx";
import { RuleBlock, type RuleBlockProps, RuleSwitches } from "./rule-block.tsx";

const say = createWords;
const PLAYERS = [3, 6, 9, 12, 16];
const CHARACTERS = [2, 3, 4, 5, 6, 7, 8];
const PARTS = [3, 4, 5, 6, 7, 8, 9, 10];
const IN_STORY = [2, 3].map((value) => ({ value, label: value }));

/** Shows the settings behind "show advanced" (docs/game.md "Settings"). */
export function AdvancedRules({ rules, change, mode }: RuleBlockProps) {
	const all = { rules, change, mode };
	const { alone } = modeNamed(mode);
	const named = entersPair({ game_mode: mode, self_shuffle: rules.self_shuffle });
	return (
		<>
			<RuleBlock heading={say.players}>
				{!alone && (
					<NumberChoice
						label={say.maxPlayers}
						usual={PLAYERS}
						value={rules.max_players}
						low={LIMITS.minPlayers}
						high={LIMITS.players}
						onChange={(max_players) => change({ max_players })}
					/>
				)}
				{!named && (
					<>
						<NumberChoice
							label={say.submit}
							usual={CHARACTERS}
							value={rules.num_characters_submit}
							low={1}
							high={LIMITS.charactersPerPlayer}
							onChange={(num_characters_submit) => change({ num_characters_submit })}
						/>
						<Segmented
							label={say.fewest}
							options={IN_STORY}
							value={rules.min_characters}
							onChange={(min_characters) => change({ min_characters })}
						/>
						<Segmented
							label={say.most}
							options={IN_STORY.map((option) => ({
								...option,
								disabled: option.value < rules.min_characters,
							}))}
							value={rules.max_characters}
							onChange={(max_characters) => change({ max_characters })}
						/>
					</>
				)}
				<RuleSwitches {...all} block="players" />
				<CastField />
			</RuleBlock>
			<RuleBlock heading={say.stories}>
				<NumberChoice
					label={say.parts}
					usual={PARTS}
					value={rules.num_switches}
					low={1}
					high={LIMITS.parts}
					disabled={rules.auto_sync_parts_to_players}
					onChange={(num_switches) => change({ num_switches })}
				/>
				<RuleSwitches {...all} block="stories" />
			</RuleBlock>
		</>
	);
}
