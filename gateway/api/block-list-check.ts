import * as v from "valibot";
import { blockedWord } from "#game/block-list.ts";

/**
 * Refuses a text that contains a word of the block list, and quotes it (docs/game.md "Names and
 * texts").
 */
export const withoutBlockedWord = v.check(
	(text: string) => !blockedWord(text),
	({ input }) => `“${input}” has a word in it that this game does not take`,
);
