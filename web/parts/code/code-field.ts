import type { SyntheticEvent } from "react";

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select();

/**
 * The props of every field for a room code. The focus and each tap select the whole code, because
 * typing replaces it. The click event follows after the finger or the mouse has placed the caret.
 */
export const codeField = {
	autoComplete: "off",
	autoCapitalize: "characters",
	autoCorrect: "off",
	spellCheck: false,
	onFocus: selectAll,
	onClick: selectAll,
} as const;
