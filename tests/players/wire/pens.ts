import type { Dice } from "./dice.ts";

/** Returns the text behind a mark, and the number of words including the mark. */
export type Pen = (mark: string, dice: Dice) => { text: string; words: number };

const WORDS = [
	"and",
	"then",
	"it",
	"rained",
	"on",
	"Zoë's",
	"café",
	'"quoted"',
	"<b>bold</b>",
	"雨が",
	"降る",
	"🦊",
	"null",
	"end.",
];
const GAPS = [" ", " ", " ", "\n", "\t", "  ", "\u3000"];
/**
 * Numbers of words. The largest stays below 14,000 characters and makes the next reading time long.
 */
const LENGTHS = [0, 1, 7, 20, 30, 45, 60, 1900];

/**
 * Writes nothing, a few words or very many, in several scripts and with characters that careless
 * code breaks.
 */
export const anyPen: Pen = (mark, dice) => {
	const words = dice.of(LENGTHS);
	if (words === 0) return { text: dice.of(["", " \n"]), words };
	const rest = Array.from({ length: words - 1 }, () => dice.of(GAPS) + dice.of(WORDS));
	return { text: mark + rest.join(""), words };
};

/** Characters of one, two, three, four and, escaped in JSON, six bytes. */
const FILLERS = ["x", "\n", "é", "雨", "🦊", "\u0001"];

/** Writes a part of the greatest length, 14,000 UTF-16 units, in one of the scripts. */
export const fullPen: Pen = (mark, dice) => {
	const filler = dice.of(FILLERS);
	const text = `${mark} ${filler.repeat(14_000)}`.slice(0, 14_000);
	// Cuts off half an emoji, because it is not valid text.
	const whole =
		filler.length === 2 && (14_000 - mark.length - 1) % 2 === 1 ? `${text.slice(0, -1)}.` : text;
	return { text: whole, words: filler === "\n" ? 1 : 2 };
};
