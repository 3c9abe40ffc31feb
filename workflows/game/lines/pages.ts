import { LIMITS } from "../limits.ts";
import { cutIn } from "./cuts.ts";
import { sentencesOf } from "./sentences.ts";
import { countWords, endOfWords } from "./words-count.ts";

/** The number of words that a room can read on one screen. */
const WORDS_PER_PAGE = 75;
/** The UTF-16 units in which a long sentence without spaces may end early, at a pause. */
const NEAR = 50;

/** A sentence on a page, or the piece of a long one; `index` counts the part's sentences from 0. */
export interface PagedSentence {
	index: number;
	text: string;
}
export type PartPage = readonly PagedSentence[];

/**
 * Returns the pages of a part; joined, they are its text. Each has at most 75 words and ends with a
 * sentence where possible, and an empty text is one empty page. The rest of a text with more pages
 * than the host can turn to is on the last one.
 */
export function pagesOf(text: string): readonly PartPage[] {
	const pages: PagedSentence[][] = [[]];
	let words = 0;
	for (const [index, sentence] of sentencesOf(text).entries()) {
		for (const piece of piecesOf(sentence)) {
			const more = countWords(piece);
			if (words > 0 && words + more > WORDS_PER_PAGE && pages.length < LIMITS.pages) {
				pages.push([]);
				words = 0;
			}
			pages.at(-1)?.push({ index, text: piece });
			words += more;
		}
	}
	return pages;
}

/** Splits a sentence that is too long for a page: between words, at a pause, or between letters. */
function piecesOf(sentence: string): string[] {
	const pieces: string[] = [];
	let from = 0;
	while (from < sentence.length) {
		const full = endOfWords(sentence, from, WORDS_PER_PAGE);
		const to = full < sentence.length ? cutIn(sentence, Math.max(from, full - NEAR), full) : full;
		pieces.push(sentence.slice(from, to));
		from = to;
	}
	return pieces;
}
