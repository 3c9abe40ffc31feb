/**
 * Returns the number of words in a text: its runs of characters other than white space, in any
 * script.
 */
export function countWords(text: string): number {
	let words = 0;
	let inWord = false;
	// A loop, because every save is counted and a match would create a list of all words.
	for (let i = 0; i < text.length; i++) {
		const space = isSpace(text.charCodeAt(i));
		if (!space && !inWord) words++;
		inWord = !space;
	}
	return words;
}

/** The white space of Unicode beyond ASCII, which is what `\s` matches. */
const WIDE_SPACES =
	"\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";
const spaces = new Set([...WIDE_SPACES].map((space) => space.charCodeAt(0)));

const isSpace = (code: number): boolean =>
	code < 0x80 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : spaces.has(code);
