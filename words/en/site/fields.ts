import { many } from "../grammar.ts";

/** The texts beside any field. */
export const fieldWords = {
	cut: (count: number) => `${many(count, "character")} did not fit.`,
} as const;
