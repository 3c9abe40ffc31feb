import type { Game, Recap } from "#game/wire/state.ts";
import { comingBackWords } from "#words/game/coming-back.ts";
import { timeInWords } from "#words/grammar.ts";

const say = comingBackWords.recap;

/** Returns what a slow game was like in words: its numbers, and the longest wait; null without one. */
export function recapText(
	game: Game,
	{ days, parts, words, longest }: Recap,
): { numbers: string[]; longest: string | null } {
	const waitedFor = longest?.player === undefined ? null : game.players[longest.player]?.name;
	return {
		numbers: [say.days(days), say.parts(parts), say.words(words)],
		longest: longest ? say.longest(timeInWords(longest.ms / 1000), waitedFor ?? null) : null,
	};
}
