import { many } from "../grammar.ts";

/** The texts beside any field. */
export const fieldWords = {
	cut: (count: number) => `${many(count, "character")} didn’t fit.`,
} as const;
