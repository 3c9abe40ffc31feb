/** A code point that no text contains otherwise, because Unicode does not assign it. */
const ESCAPE = "\uFFFF";

/**
 * Returns a text as Postgres can store it. U+0000, which Postgres refuses and SQLite does not,
 * becomes two code points.
 */
export const storable = (text: string): string =>
	text.includes("\0") || text.includes(ESCAPE)
		? text.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll("\0", `${ESCAPE}0`)
		: text;

/** Returns the original text of a text from `storable`. */
export const stored = (text: string): string =>
	text.includes(ESCAPE)
		? text.replaceAll(`${ESCAPE}0`, "\0").replaceAll(`${ESCAPE}1`, ESCAPE)
		: text;
