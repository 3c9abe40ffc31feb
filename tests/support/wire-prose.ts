import type { Dice } from "./wire-dice.ts";

const WORDS = ["and", "then", "it", "rained", "on", "Zoë's", "café", '"quoted"', "<b>bold</b>", "雨が", "降る", "🦊", "null", "end."];
const GAPS = [" ", " ", " ", "\n", "\t", "  ", "\u3000"];

/** So many words, with space before each: of several scripts, and some that a careless program trips over. */
export function prose(words: number, dice: Dice): string {
	return Array.from({ length: words }, () => dice.of(GAPS) + dice.of(WORDS)).join("");
}
