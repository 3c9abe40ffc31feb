/** The words of one language. A hyphen in a word marks a possible gap. */
export interface BlockedWords {
	/** Matched anywhere, because no harmless word except those below contains them. */
	anywhere: string[];
	/** Matched as whole words and plurals only, because harmless words contain them. */
	alone: string[];
	/** Words and beginnings of words that would match. A hyphen stands for a gap. */
	harmless: string[];
}

/** The letters, and the kana and kanji: first code point and number of code points. */
const ALPHABET = { first: 0x61, size: 26 };
const JAPANESE = { first: 0x3000, size: 0x7000 };

/**
 * Decodes words, which are kept half a turn further in their alphabet (rot13) to keep slurs out of
 * the source. A second half turn codes them again.
 */
const halfTurned = (text: string): string =>
	text.replace(/[a-z\u3000-\u9FFF]/g, (sign) => {
		const code = sign.charCodeAt(0);
		const { first, size } = code < JAPANESE.first ? ALPHABET : JAPANESE;
		return String.fromCharCode(first + ((code - first + size / 2) % size));
	});

/** Decodes a list of words, with white space between them. */
export const wordsOf = (coded: string): string[] => halfTurned(coded.trim()).split(/\s+/);

/** Decodes the words of one language. */
export const turnedBack = (coded: Record<keyof BlockedWords, string>): BlockedWords => ({
	anywhere: wordsOf(coded.anywhere),
	alone: wordsOf(coded.alone),
	harmless: wordsOf(coded.harmless),
});
