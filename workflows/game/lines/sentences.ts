/**
 * The possible ends of a sentence: punctuation with closing quotes and the space after it, full
 * stops that need no space, or the end of a line. Each alternative matches wherever it begins, so
 * every character is read once; only the first sets `spaced`.
 */
const STOP = /[.!?…]+["'”’»)\]]*(?<spaced>\s*)|[。！？]+[”」』）]*\s*|\n\s*/gu;
const SMALL_LETTER = /^\p{Ll}/u;

/**
 * Returns the position after each sentence of a text and its trailing white space; none for an
 * empty text. Punctuation without a space, or before a small letter in the same line, ends no
 * sentence; the rule is our own, because marks store positions, and the segmenters of server and
 * browsers differ.
 */
export function sentenceEnds(text: string): number[] {
	const ends: number[] = [];
	for (const { index, 0: stop, groups } of text.matchAll(STOP)) {
		const end = index + stop.length;
		const blank = ends.length === 0 && text.slice(0, end).trim() === "";
		if (!blank && endsSentence(groups?.spaced, text.slice(end, end + 2))) ends.push(end);
	}
	if (text.length > (ends.at(-1) ?? 0)) ends.push(text.length);
	return ends;
}

const endsSentence = (spaced: string | undefined, next: string): boolean =>
	spaced === undefined || (spaced !== "" && (spaced.includes("\n") || !SMALL_LETTER.test(next)));

/**
 * The size of the cache of texts' sentences in UTF-16 units, because screens request the same texts
 * again and again. The parts of one story have at most 280,000.
 */
const KEPT = 500_000;
const known = new Map<string, readonly string[]>();
let kept = 0;

/**
 * Returns the sentences of a text with their trailing white space, so that joined they are the
 * text; an empty text has none. Every sentence has a visible character, unless the whole text is
 * blank.
 */
export function sentencesOf(text: string): readonly string[] {
	const before = known.get(text);
	if (before) return before;
	const ends = sentenceEnds(text);
	const sentences = ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end));
	if (kept + text.length > KEPT) {
		known.clear();
		kept = 0;
	}
	known.set(text, sentences);
	kept += text.length;
	return sentences;
}
