import { hasUnspaced } from "#game/lines/unspaced.ts";

/** Made late, because most titles have spaces. It needs no language: each script has its rules. */
let words: Intl.Segmenter | null = null;

/** Returns the words of a text, with the marks and the white space between them, in any script. */
export function segmentsOf(text: string): Intl.SegmentData[] {
	words ??= new Intl.Segmenter(undefined, { granularity: "word" });
	return [...words.segment(text)];
}

/** Splits a title around its longest word, or the first of several as long. */
export function marked(title: string): [before: string, word: string, after: string] {
	let at = 0;
	let longest = "";
	for (const { 0: run, index } of title.matchAll(/\S+/g)) {
		const inRun = hasUnspaced(run) ? segmentsOf(run).filter(({ isWordLike }) => isWordLike) : [];
		for (const word of inRun.length > 0 ? inRun : [{ segment: run, index: 0 }]) {
			if (word.segment.length <= longest.length) continue;
			longest = word.segment;
			at = index + word.index;
		}
	}
	return [title.slice(0, at), longest, title.slice(at + longest.length)];
}
