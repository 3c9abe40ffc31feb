import { latinTwin } from "./look-alikes.ts";

/** A letter of a script in which one letter can be a whole name. */
const WHOLE_WORD = /(?=\p{L})[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** Returns the least length of a name: 1 with a letter of Chinese, Japanese or Korean, else `min`. */
export const leastLength = (name: string, min: number): number =>
	WHOLE_WORD.test(name) ? Math.min(1, min) : min;

/** Code points that are drawn as nothing or as a gap, also those that Unicode counts as letters. */
const BLANK =
	/[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]/gu;

/**
 * Returns whether a text shows at least one letter, digit, sign or emoji. Combining marks alone are
 * invisible.
 */
export const isVisible = (text: string): boolean =>
	/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK, ""));

/** A character of a script in which a joiner or a non-joiner changes how words look. */
const JOINED = `[${"Arab Syrc Mong Nkoo Mand Adlm Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr"
	.split(" ")
	.map((script) => `\\p{Script=${script}}`)
	.join("")}]`;

/** The ignorable code points that change how the text around them looks. */
const NEEDED = [
	// The style of a character that is no emoji by itself, and keycaps.
	"(?<=\\p{Extended_Pictographic})(?<!\\p{Emoji_Presentation})[\\uFE0E\\uFE0F]",
	"\\uFE0F(?=\\u20E3)",
	// Emoji that are joined to one, and the tags of a flag, which are at most 32 (UTS #51, C.1).
	"(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
	"(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,31})[\\u{E0020}-\\u{E007F}]",
	// Scripts whose letters join or have variants.
	`(?<=${JOINED}\\p{M}*)\\u200C(?=${JOINED})`,
	`(?<=${JOINED}\\p{M}*)\\u200D`,
	"(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]",
	"(?<=\\p{Script=Mong})[\\u180B-\\u180F]",
];
// The look-ahead comes first because the look-behinds read back over all marks before a character.
const NEEDLESS = new RegExp(
	`(?=\\p{Default_Ignorable_Code_Point})(?!${NEEDED.join("|")})[^]`,
	"gu",
);

const isMargin = (character: string | undefined): boolean =>
	character === "\u2800" || character?.trim() === "";

/** A loop, because a pattern would try each gap inside the text from each of its characters. */
function withoutMargins(text: string): string {
	let start = 0;
	let end = text.length;
	while (start < end && isMargin(text[start])) start++;
	while (end > start && isMargin(text[end - 1])) end--;
	return text.slice(start, end);
}

/**
 * Returns a name or title as it is stored and compared: normalised (NFC), trimmed, with a space for
 * control characters and line ends, and without invisible code points, such as the marks around a
 * name that a phone copies (docs/game.md "Names and texts").
 */
export const tidy = (text: string): string =>
	withoutMargins(
		text
			.normalize("NFC")
			.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
			.replace(NEEDLESS, ""),
	);

/**
 * Returns whether a text has a mark that shows it in another order than it is written: an override,
 * or an embedding that is not at an end.
 */
export function isReordered(text: string): boolean {
	const signs = [...text];
	const isShown = (sign: string) => /[^\p{C}\s]/u.test(sign);
	const inside = signs.slice(signs.findIndex(isShown), signs.findLastIndex(isShown) + 1);
	return /[\u202D\u202E]/.test(text) || inside.some((sign) => /[\u202A-\u202C]/.test(sign));
}

/** Returns the whole signs at the beginning of a text that have at most so many UTF-16 units. */
export function wholeSigns(text: string, most: number): string {
	let end = 0;
	for (const { index, segment } of new Intl.Segmenter("en").segment(text)) {
		if (index + segment.length > most) break;
		end = index + segment.length;
	}
	return text.slice(0, end);
}

/** Returns the number of signs as people count them: a family of emoji is one. */
export const signsIn = (text: string): number => [...new Intl.Segmenter("en").segment(text)].length;

/** Returns a key that is equal for names that look almost the same. */
export const looksOf = (name: string): string =>
	name
		.normalize("NFKC")
		.replace(/\p{Default_Ignorable_Code_Point}/gu, "")
		.replace(/[\s\u2800]+/gu, " ")
		.replace(/[^\p{ASCII}]/gu, (letter) => latinTwin(letter) ?? letter);
