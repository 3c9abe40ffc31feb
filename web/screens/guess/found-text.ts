import type { Game, WireRevealedAuthor } from "#game/wire/state.ts";
import { guessWords } from "#words/evening/stickers.ts";
import { readingWords } from "#words/reading.ts";
import { findersOf } from "../../game/guess.ts";

/** Returns who found an author, in words. */
export function foundText({ players }: Game, author: WireRevealedAuthor): string {
	const names = findersOf(author).map((id) => players[id]?.name ?? readingWords.reveal.somebody);
	if (names.length > 0) return guessWords.found(names);
	return Object.keys(author.guesses).length > 0 ? guessWords.nobody : guessWords.unguessed;
}
