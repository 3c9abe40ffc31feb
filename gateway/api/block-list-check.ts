import * as v from "valibot";
import { blockedWord } from "#game/block-list.ts";

/**
 * Refuses a text with a word of the block list in it, and says which text it was (rules.md
 * "Characters").
 */
export const withoutBlockedWord = v.check(
	(text: string) => !blockedWord(text),
	({ input }) => `“${input}” has a word in it that this game does not take`,
);
