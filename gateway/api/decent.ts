import * as v from "valibot";
import { blockedWord } from "#game/block-list.ts";
import { refuse } from "../refusals.ts";

/**
 * Refuses a text with a word of the block list in it, and says which text it was (rules.md
 * "Characters").
 */
export const decent = v.check(
	(text: string) => !blockedWord(text),
	({ input }) => refuse("blockedWord", input).text,
);
