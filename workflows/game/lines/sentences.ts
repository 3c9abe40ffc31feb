/**
 * The possible ends of a sentence: punctuation with closing quotes and the space after it, full
 * stops that need no space, or the end of a line. The quotes close in one of our languages; `apart`
 * is one after a space, as in French. Each alternative matches wherever it begins, so every
 * character is read once; only the first sets `spaced`, only the second `wide`.
 */
const STOP =
	/[.!?…]+["'”’“‘»›«‹)\]」』）｣]*(?<apart>[ \u00a0\u2009\u202f][»›])?(?<spaced>\s*)|(?<wide>[。！？｡．។៕။][。！？｡．”’»)\]」』）］〕｝】》〉〟｣]*)\s*|\n\s*/gu;
/** What follows a closing quote that is apart: one that opens has a letter or another mark after it. */
const AFTER_QUOTE = /^(?:[\s,;:)\]]|$)/;
/** What goes on after a space: a small letter, also behind a dash or an opening mark of Spanish. */
const SMALL = /^(?:[-–—][ \u00a0\u202f]?|[¿¡])?\p{Ll}/u;
/** What goes on after a Japanese quotation: a particle, except in four adverbs, or a comma. */
const PARTICLE = /^(?:と(?!ても|にかく|ころが|りあえず)|って|を|[、，,])/;
const DIGIT = /^\p{Nd}/u;

/**
 * Returns the position after each sentence of a text and its trailing white space; none for an
 * empty text. Punctuation without a space, or before a small letter in the same line, ends no
 * sentence, nor does a Japanese quotation before a particle. The rule is our own, because marks
 * store positions, and the segmenters of server and browsers differ.
 */
export function sentenceEnds(text: string): number[] {
	const ends: number[] = [];
	for (const { index, 0: stop, groups } of text.matchAll(STOP)) {
		const end = endAfter(stop, groups, text.slice(index + stop.length, index + stop.length + 5));
		if (end === null) continue;
		const blank = ends.length === 0 && text.slice(0, index + end).trim() === "";
		if (!blank) ends.push(index + end);
	}
	if (text.length > (ends.at(-1) ?? 0)) ends.push(text.length);
	return ends;
}

/** Returns how much of a stop is in the sentence; null if it goes on with what is next. */
function endAfter(
	stop: string,
	{ apart, spaced, wide }: Partial<Record<"apart" | "spaced" | "wide", string>> = {},
	next: string,
): number | null {
	if (apart !== undefined && !AFTER_QUOTE.test(spaced + next)) return stop.length - 1;
	if (spaced !== undefined)
		return spaced === "" || (!spaced.includes("\n") && SMALL.test(next)) ? null : stop.length;
	if (stop === "．" && DIGIT.test(next)) return null;
	// A full stop without a closing quote ends no quotation, and a space after it ends a sentence.
	const quotes = stop === wide && stop !== "。";
	return quotes && PARTICLE.test(next) ? null : stop.length;
}

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
