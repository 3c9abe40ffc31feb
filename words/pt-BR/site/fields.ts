import type { fieldWords as english } from "../../en/site/fields.ts";
import type { Words } from "../../words.ts";
import { grouped } from "../grammar.ts";

/** The texts beside any field. */
export const fieldWords: Words<typeof english> = {
	cut: (count: number) =>
		count === 1 ? "1 caractere não coube." : `${grouped(count)} caracteres não couberam.`,
};
