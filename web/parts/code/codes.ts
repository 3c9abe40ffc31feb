import { normaliseCode } from "#game/names/room-code.ts";

/** Four letters without I and O, which look like digits (docs/game.md "Rooms and seats"). */
const CODE = /^[A-HJ-NP-Z]{4}$/;

export const CODE_LENGTH = 4;

/**
 * Returns the room code in the text of the field: the code in a link, or else the last letters,
 * because a new code may follow the old one.
 */
export const codeInText = (text: string): string =>
	/\/game\/([a-z]{4})\b/i.exec(text.normalize("NFKC"))?.[1]?.toUpperCase() ??
	normaliseCode(text)
		.replace(/[^\p{L}\p{N}]/gu, "")
		.slice(-CODE_LENGTH);

/**
 * Returns the room code in the field after a change of its text. A letter typed behind a full code
 * begins a new one.
 */
export function codeAfter(before: string, text: string): string {
	const next = text.startsWith(before) ? codeInText(text.slice(before.length)) : "";
	const over = next !== "" && codeInText(before).length === CODE_LENGTH;
	return over ? next : codeInText(text);
}

/** Returns whether a normalised code has the form of a room code. */
export const isCode = (code: string): boolean => CODE.test(code);
