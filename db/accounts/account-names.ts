import { looksOf } from "#game/names/visible-text.ts";

/**
 * Returns a key that is the same for all spellings that sign in to one account: `Ann` and `ＡＮＮ` are
 * the same.
 */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase();

/** Returns a key that is the same for names that look almost the same. */
export const looksKey = (name: string): string => looksOf(name).toLowerCase();
