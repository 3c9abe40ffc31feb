/** The signs from here on are as wide as two others: Chinese, Japanese and Korean ones, and emojis. */
const WIDE = "\u2e80";

/** Returns how wide a text is, in letters. */
export const lettersWidth = (text: string): number =>
	[...text].reduce((width, sign) => width + (sign < WIDE ? 1 : 2), 0);
