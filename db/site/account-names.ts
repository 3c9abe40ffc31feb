import { looksOf } from "#game/visible-text.ts";

/** Returns what all spellings that sign in have in common: `Ann` and `ＡＮＮ` are the same. */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase();

/** Returns what names have in common that the eye can hardly tell apart. */
export const looksKey = (name: string): string => looksOf(name).toLowerCase();
