/** What no line begins with: closing marks, small kana, and marks that lengthen or repeat. */
const NOT_FIRST = new Set(
	"、。，．・：；？！）］｝〉》」』】〕〟’”…‥ー〜～々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?:;)]}»›%％",
);
/** What no line ends with: opening marks. */
const NOT_LAST = new Set("（［｛〈《「『【〔〝‘“([{«‹");
/** What ends a sentence without a space behind it. */
const ENDS = new Set("。！？");

/** The first and last code points of scripts without spaces, and of emoji, in turns. */
const WIDE = [
	...[0x2e80, 0xa4cf, 0xac00, 0xd7af, 0xf900, 0xfaff],
	...[0xfe30, 0xfe4f, 0xff00, 0xffef, 0x1f000, 0x3ffff],
];

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

const isSpace = (letter: string): boolean => letter.trim() === "";

function isWide(letter: string): boolean {
	const point = letter.codePointAt(0) ?? 0;
	return WIDE.some((first, i) => i % 2 === 0 && point >= first && point <= (WIDE[i + 1] ?? 0));
}

/** Returns whether a line may break between two letters without a space. */
const breaksBetween = (before: string, after: string): boolean =>
	(isWide(before) || isWide(after)) &&
	!NOT_FIRST.has(after.charAt(0)) &&
	!NOT_LAST.has(before.charAt(0));

/** Returns the pieces of a word within which no line breaks. A Latin word is one piece. */
export function unbrokenIn(word: string): string[] {
	const pieces: string[] = [];
	let before = "";
	for (const { segment } of letters.segment(word)) {
		if (before === "" || breaksBetween(before, segment)) pieces.push(segment);
		else pieces[pieces.length - 1] += segment;
		before = segment;
	}
	return pieces;
}

/** Characters that a page may lack so that it ends with a sentence. */
const NEAR = 60;
/** Longer than letters are, in UTF-16 units; the last one must be read whole. */
const LETTER = 40;

/**
 * Returns the best index up to `end` at which to cut a text: a space or the end of a sentence or
 * clause in a script without spaces, else between two letters, else outside of surrogate pairs.
 */
export function lastBreak(text: string, end: number): number {
	const found = { sentence: 0, clause: 0, line: 0, letter: 0 };
	let before = "";
	let ended = false;
	for (const { segment, index } of letters.segment(text.slice(0, end + LETTER))) {
		if (index > end) break;
		const breaks = isSpace(segment) || (before !== "" && breaksBetween(before, segment));
		if (breaks) found.line = index;
		if (breaks && ended) found.sentence = index;
		if (breaks && before === "、") found.clause = index;
		found.letter = index;
		ended = ENDS.has(segment) || (ended && NOT_FIRST.has(segment));
		before = segment;
	}
	const near = [found.sentence, found.clause].find((at) => at > 0 && end - at <= NEAR);
	return near ?? (found.line || found.letter || afterHalf(text, end));
}

/** Returns `end`, or an index beside it that does not tear a letter of two halves. */
function afterHalf(text: string, end: number): number {
	const isHalf = (text.codePointAt(end - 1) ?? 0) > 0xffff;
	if (!isHalf) return end;
	return end > 1 ? end - 1 : 2;
}
