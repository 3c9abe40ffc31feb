import type { fieldWords as english } from "../../en/site/fields.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts beside any field. */
export const fieldWords: Words<typeof english> = {
	cut: (count: number) =>
		count === 1
			? "1 caractère est resté dehors."
			: `${many(count, "caractère")} sont restés dehors.`,
};
