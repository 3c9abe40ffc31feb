import type { fieldWords as english } from "../../en/site/fields.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts beside any field. */
export const fieldWords: Words<typeof english> = {
	cut: (count) => `${many(count, "文字")}分、入りきりませんでした。`,
};
