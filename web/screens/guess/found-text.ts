import type { Game, WireRevealedAuthor } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import { findersOf } from "./guessed.ts";

/** Returns who found an author, in words. */
export function foundText({ players }: Game, author: WireRevealedAuthor): string {
	const names = findersOf(author).map((id) => players[id]?.name ?? readingWords.reveal.somebody);
	if (names.length > 0) return guessWords.found(names);
	return Object.keys(author.guesses).length > 0 ? guessWords.nobody : guessWords.unguessed;
}
