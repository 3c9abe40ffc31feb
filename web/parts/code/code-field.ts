import type { SyntheticEvent } from "react";

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select();

/**
 * What every field for a room code has. The focus and each tap select all of it, because what is
 * typed replaces the code. The click comes after the finger or the mouse has placed the caret.
 */
export const codeField = {
	autoComplete: "off",
	autoCapitalize: "characters",
	autoCorrect: "off",
	spellCheck: false,
	onFocus: selectAll,
	onClick: selectAll,
} as const;
