import { quartersOf } from "./unspaced.ts";

/**
 * What a reader sees as one character: a letter with its marks and the letters under it, joined
 * emoji, a flag. Every character is read once, because each alternative matches wherever it begins.
 */
const SIGN =
	/\p{RI}{2}|.(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2]\p{Lo}|[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]|\u200d[^\s\p{P}\p{RI}]?)*/gsu;

/** Marks that close or hold on, and vowels that follow their consonant: none begins a line. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}“‘"'、。，．：；！？,.:;!?…‥・｡､･]/u;
const NOT_FIRST = /^[ーｰ々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶะาำๅๆฯະາຳຽໆ—―〜～]/u;
/** Marks that open, and vowels that are written before their consonant: none ends a line. */
const NOT_LAST = /[\p{Ps}\p{Pi}„‚¿¡เแโใไເແໂໃໄ]$/u;
/** The pauses of scripts without spaces, with the quote that closes after them. */
const PAUSE = /[、，；：。．！？｡､][」』）〕］｝】》〉”’｣]?$|[」』）〕］｝】》〉｣]$/u;
/** White space at which a line may break. */
const SPACE = /[^\S\u00a0\u2007\u202f\ufeff]$/u;
/** Marks that French writes after a space. */
const AFTER_SPACE = /^[»›!?:;]/;
const LETTER = /^[\p{L}\p{N}]/u;

/**
 * Returns the best position for a cut of a text between `from` and `to`, or at `to`: the latest one
 * after white space or a pause, else the latest one between letters. No character is separated from
 * its marks and no closing mark from what it closes, unless nothing else is in the range. `to` is
 * not within a surrogate pair.
 */
export function cutIn(text: string, from: number, to: number): number {
	let best = 0;
	let cut = to;
	let [beforeLast, last] = ["", ""];
	// Two units more show whether the last character goes on.
	for (const { 0: sign, index } of text.slice(from, to + 2).matchAll(SIGN)) {
		const at = from + index;
		if (at > to) break;
		const quality = at === from ? 0 : qualityOf(beforeLast, last, sign);
		if (quality > 0 && quality >= best) [best, cut] = [quality, at];
		[beforeLast, last] = [last, sign];
	}
	return cut;
}

/** Returns how good a cut between the last sign and the next one is; 0 if none is allowed. */
function qualityOf(beforeLast: string, last: string, next: string): number {
	if (SPACE.test(last)) return AFTER_SPACE.test(next) ? 1 : 4;
	if (NEVER_FIRST.test(next)) return 0;
	if (PAUSE.test(beforeLast + last)) return 4;
	if (SPACE.test(next) || NOT_FIRST.test(next) || NOT_LAST.test(last)) return 1;
	return isSpelled(last) && isSpelled(next) ? 2 : 3;
}

/** Returns whether a sign is a letter or digit of a script that has spaces between words. */
const isSpelled = (sign: string): boolean =>
	LETTER.test(sign) && quartersOf(sign.charCodeAt(0)) === 0;
