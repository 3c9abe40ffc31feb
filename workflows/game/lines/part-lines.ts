import { cutIn } from "./cuts.ts";
import { sentenceEnds } from "./sentences.ts";
import type { PartLines, Texts } from "./texts.ts";

/** The longest line that is quoted, in code points. */
const LONGEST = 140;
/** The least that is left of a longer line, in code points. */
const SHORTEST = 70;

/** Returns the data about a text's sentences that views need. */
export function linesOf(text: string): PartLines {
	const ends = Uint32Array.from(sentenceEnds(text));
	let short = ends.length === 0 ? "" : null;
	for (let i = 0; short === null && i < ends.length; i++) {
		const { line, whole } = oneLine(text.slice(ends[i - 1] ?? 0, ends[i]));
		if (whole) short = line;
	}
	return { ends, short };
}

/** Returns the lines of a part; rooms with many parts cache them. */
export const partLines = (part: number, texts: Texts): PartLines =>
	texts.lines?.(part) ?? linesOf(texts.part(part));

/** Returns a sentence of a text as one line; a long one is cut between words, or at a pause. */
export function quoted(text: string, { ends }: PartLines, sentence: number): string {
	const { line, whole } = oneLine(text.slice(ends[sentence - 1] ?? 0, ends[sentence] ?? 0));
	if (whole) return line;
	const signs = [...line];
	const unitsOf = (length: number) => signs.slice(0, length).join("").length;
	return `${line.slice(0, cutIn(line, unitsOf(SHORTEST), unitsOf(LONGEST))).trimEnd()}…`;
}

/**
 * Returns a sentence with single spaces, and whether it is short enough to be quoted whole. A
 * longer one is cut to its beginning.
 */
function oneLine(sentence: string): { line: string; whole: boolean } {
	const enough = 2 * LONGEST + 2; // UTF-16 units that are more than `LONGEST` code points
	let line = "";
	// Word by word, because a sentence can be as long as its part.
	for (const [word] of sentence.matchAll(/\S+/g)) {
		line += `${line === "" ? "" : " "}${word.slice(0, enough)}`;
		if (line.length >= enough) break;
	}
	return { line, whole: [...line].length <= LONGEST };
}
