import { cutIn } from "#game/lines/cuts.ts";

/** A part, or a section of it, on one page. */
export interface Piece {
	/** The index of the part in the story, from 0. */
	part: number;
	text: string;
	/** True if the part began on an earlier page. */
	continued: boolean;
	/** True if the part goes on on a later page, else absent. */
	unfinished?: true;
}

/** The sizes of pages and pieces; all in the same unit. */
export interface Paper {
	/** Returns the height for pieces on a page, counted from 0. */
	roomOn(page: number): number;
	heightOf(piece: Piece): number;
}

/**
 * Distributes texts over pages. A text that fits on no page is cut between words, or at a pause in
 * scripts without spaces.
 */
export function fillPages(texts: readonly string[], paper: Paper): Piece[][] {
	const pages: Piece[][] = [[]];
	let left = paper.roomOn(0);
	const turn = () => {
		left = paper.roomOn(pages.push([]) - 1);
	};
	for (const [part, text] of texts.entries()) {
		let piece: Piece = { part, text, continued: false };
		for (;;) {
			const height = paper.heightOf(piece);
			const page = pages.at(-1) ?? [];
			if (height <= left) {
				page.push(piece);
				left -= height;
				break;
			}
			if (page.length > 0) {
				turn();
				continue;
			}
			const [head, tail] = cut(piece, left, paper);
			page.push(head);
			turn();
			piece = tail;
		}
	}
	return pages;
}

/** Characters that a page may lack so that it ends with a word or a pause. */
const NEAR = 80;

/** Cuts off as much as fits, but at least one character, so that the caller makes progress. */
function cut(piece: Piece, room: number, paper: Paper): [head: Piece, tail: Piece] {
	let fits = 1;
	let over = piece.text.length;
	while (over - fits > 1) {
		const middle = (fits + over) >> 1;
		if (paper.heightOf({ ...piece, text: piece.text.slice(0, middle) }) <= room) fits = middle;
		else over = middle;
	}
	const end = cutNear(piece.text, fits);
	return [
		{ ...piece, text: piece.text.slice(0, end).trimEnd(), unfinished: true },
		{ ...piece, text: piece.text.slice(end).trimStart(), continued: true },
	];
}

/** Returns the best position for a cut up to `end`, where a space behind it takes no room. */
function cutNear(text: string, end: number): number {
	const isHalf = (text.codePointAt(end - 1) ?? 0) > 0xffff;
	const whole = isHalf ? Math.max(2, end - 1) : end;
	const to = text.charAt(whole).trim() === "" ? whole + 1 : whole;
	return cutIn(text, Math.max(0, to - NEAR), to);
}
