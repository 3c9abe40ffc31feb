/**
 * Returns the room code in a typed text of any case and width, with spaces, hyphens or invisible
 * marks. It is a code only if it has the form of one.
 */
export const normaliseCode = (typed: string): string =>
	typed
		.normalize("NFKC")
		.replace(/[\s\p{Pd}\p{Cf}]/gu, "")
		.toUpperCase();
