import type { Dice } from "./dice.ts";

/** What somebody writes behind their mark, and how many words that is with the mark. */
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
/** The longest part still has 14,000 characters at most, and makes the next reading time long. */
const LENGTHS = [0, 1, 7, 20, 30, 45, 60, 1900];

/**
 * Nothing, a few words or very many: of several scripts, and some that a careless program trips
 * over.
 */
export const anyPen: Pen = (mark, dice) => {
	const words = dice.of(LENGTHS);
	if (words === 0) return { text: dice.of(["", " \n"]), words };
	const rest = Array.from({ length: words - 1 }, () => dice.of(GAPS) + dice.of(WORDS));
	return { text: mark + rest.join(""), words };
};

/** Characters that take one, two, three, four and (as JSON has to write them) six bytes each. */
const FILLERS = ["x", "\n", "é", "雨", "🦊", "\u0001"];

/** A part as long as a part can be, 14,000 UTF-16 units, in one of the scripts. */
export const fullPen: Pen = (mark, dice) => {
	const filler = dice.of(FILLERS);
	const text = `${mark} ${filler.repeat(14_000)}`.slice(0, 14_000);
	// Half an emoji is no text.
	const whole =
		filler.length === 2 && (14_000 - mark.length - 1) % 2 === 1 ? `${text.slice(0, -1)}.` : text;
	return { text: whole, words: filler === "\n" ? 1 : 2 };
};
