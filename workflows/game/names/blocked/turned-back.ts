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

/** The most letters of an entry in `alone`, and in `anywhere` (spellings.ts). */
const LONGEST = { alone: 15, anywhere: 16 };

/** The words of one language as its file has them. */
interface Coded extends Record<keyof BlockedWords, string> {
	/**
	 * Insults of a word that is none alone, one group a line: words, a slash, and words of which any
	 * may follow.
	 */
	groups?: string;
}

/** Returns each word of a group with each that may follow it. */
const pairsOf = (group: string): string[] => {
	const [first = [], second = []] = group.split("/").map(wordsOf);
	return first.flatMap((word) => second.map((next) => `${word}-${next}`));
};

/** Decodes the words of one language. */
export function turnedBack({ groups = "", ...coded }: Coded): BlockedWords {
	const pairs = groups.split("\n").flatMap((line) => (line.trim() ? pairsOf(line) : []));
	const lettersOf = (pair: string) => pair.replaceAll("-", "").length;
	const [anywhere, alone] = [wordsOf(coded.anywhere), wordsOf(coded.alone)];
	return {
		anywhere: unique([
			...anywhere,
			...pairs.filter((pair) => lettersOf(pair) > LONGEST.alone).map(cut),
		]),
		alone: unique([...alone, ...pairs.filter((pair) => lettersOf(pair) <= LONGEST.alone)]),
		harmless: wordsOf(coded.harmless),
	};
}

const unique = (words: string[]): string[] => [...new Set(words)];

/** Returns as many letters of an entry as a spelling has; the rest adds nothing. */
const cut = (entry: string): string => {
	const hyphens = [...entry].filter((sign) => sign === "-").length;
	return entry.slice(0, LONGEST.anywhere + hyphens);
};
