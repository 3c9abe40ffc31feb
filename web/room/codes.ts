/** rules.md "Ages, audience, leaving": no I and no O, which look like digits. */
const CODE = /^[A-HJ-NP-Z]{4}$/;

export const CODE_LENGTH = 4;

/** A room code as people type or paste it: any case, with spaces and hyphens. */
export const normaliseCode = (typed: string): string =>
	typed.replace(/[\s\-\u2010-\u2015]/g, "").toUpperCase();

/** Whether a normalised code can be a room's. */
export const isCode = (code: string): boolean => CODE.test(code);
