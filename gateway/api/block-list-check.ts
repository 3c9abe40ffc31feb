import * as v from "valibot";
import { blockedWord } from "#game/names/block-list.ts";
import { says } from "#game/refusals.ts";
import { refuse } from "../refusals.ts";

/**
 * Refuses a text that contains a word of the block list, and quotes it (docs/game.md "Names and
 * texts").
 */
export const withoutBlockedWord = v.check(
	(text: string) => !blockedWord(text),
	(issue) => says(refuse("blockedWord", issue.input))(issue),
);
