import { quartersOf, UNSPACED_FROM } from "./unspaced.ts";

const LETTER = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;

/**
 * Returns the number of words in a text. A word is a run of characters other than white space. In a
 * script without spaces two letters are a word, or four where vowels have letters of their own
 * (unspaced.ts); each run of such letters is rounded up. The rule is our own, because pages depend on
 * it and the segmenters of browsers differ.
 */
export const countWords = (text: string): number => scan(text, 0, text.length).words;

/** Returns where the first `most` words of a text from this position end, with the space after them. */
export const endOfWords = (text: string, from: number, most: number): number =>
	scan(text, from, most).end;

/** Counts up to `most` words; `end` is where the next one begins, or the length of the text. */
function scan(text: string, from: number, most: number): { words: number; end: number } {
	let words = 0;
	let inWord = false;
	/** Where the latest run of anything but white space begins. */
	let start = from;
	/** The state within a run that has letters of scripts without spaces. */
	let mixed: MixedRun | null = null;
	// A loop, because every save is counted and a match would create a list of all words.
	for (let i = from; i < text.length; i++) {
		const code = text.charCodeAt(i);
		if (isSpace(code)) {
			inWord = false;
			continue;
		}
		let begins = !inWord;
		if (begins) {
			inWord = true;
			start = i;
			mixed = null;
		}
		if (mixed === null && code >= UNSPACED_FROM && quartersOf(code) > 0)
			mixed = mixedAfter(text.slice(start, i));
		if (mixed !== null && beginsWord(text, i, mixed)) begins = true;
		if (!begins) continue;
		if (words === most) return { words, end: i };
		words++;
	}
	return { words, end: text.length };
}

interface MixedRun {
	/** The quarters that are left of the latest word in a script without spaces. */
	room: number;
	/** True after a letter of another script. */
	inLetters: boolean;
}

const FULL = 4;

/**
 * Returns the state after the beginning of a run. Punctuation before the first letter belongs to its
 * word, which is counted already.
 */
const mixedAfter = (beginning: string): MixedRun => ({
	room: LETTER.test(beginning) ? 0 : FULL,
	inLetters: false,
});

/** Returns whether a character of a mixed run begins a word, and updates the run. */
function beginsWord(text: string, i: number, run: MixedRun): boolean {
	const code = text.charCodeAt(i);
	const quarters = quartersOf(code);
	if (quarters === 0) {
		const sign = text.charAt(i);
		// Marks are on a letter, and the second half of a surrogate pair is no letter of its own.
		if ((code >= 0xdc00 && code <= 0xdfff) || MARK.test(sign)) return false;
		run.room = 0;
		if (run.inLetters || !LETTER.test(sign)) return false;
		run.inLetters = true;
		return true;
	}
	run.inLetters = false;
	const begins = run.room < quarters;
	run.room = (begins ? FULL : run.room) - quarters;
	return begins;
}

/** The white space of Unicode beyond ASCII, which is what `\s` matches. */
const WIDE_SPACES =
	"\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";
const spaces = new Set([...WIDE_SPACES].map((space) => space.charCodeAt(0)));

const isSpace = (code: number): boolean =>
	code < 0x80 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : spaces.has(code);
