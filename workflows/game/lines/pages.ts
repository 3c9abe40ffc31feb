import { sentencesOf } from "./sentences.ts";
import { countWords } from "./words-count.ts";

/** The number of words that a room can read on one screen. */
const WORDS_PER_PAGE = 75;

/** A sentence on a page, or the piece of a long one; `index` counts the part's sentences from 0. */
export interface PagedSentence {
	index: number;
	text: string;
}
export type PartPage = readonly PagedSentence[];

/**
 * Returns the pages of a part; joined, they are its text. Each has at most 75 words and ends with a
 * sentence where possible, and an empty text is one empty page.
 */
export function pagesOf(text: string): readonly PartPage[] {
	const pages: PagedSentence[][] = [[]];
	let words = 0;
	for (const [index, sentence] of sentencesOf(text).entries()) {
		for (const piece of piecesOf(sentence)) {
			const more = countWords(piece);
			if (words > 0 && words + more > WORDS_PER_PAGE) {
				pages.push([]);
				words = 0;
			}
			pages.at(-1)?.push({ index, text: piece });
			words += more;
		}
	}
	return pages;
}

/** Splits a sentence that is too long for a page between words. */
function piecesOf(sentence: string): string[] {
	if (countWords(sentence) <= WORDS_PER_PAGE) return [sentence];
	const words = sentence.match(/(?:^\s+)?\S+\s*/g) ?? [];
	const pieces: string[] = [];
	for (let from = 0; from < words.length; from += WORDS_PER_PAGE)
		pieces.push(words.slice(from, from + WORDS_PER_PAGE).join(""));
	return pieces;
}
