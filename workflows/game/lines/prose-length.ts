import { signsIn } from "../names/visible-text.ts";
import { countWords } from "./words-count.ts";

/** What readers of a language measure prose in: words, or signs where words have no spaces. */
export type ProseUnit = "words" | "signs";

/** Returns how long a text is for its readers. The rules count words in every language. */
export const proseLength = (text: string, unit: ProseUnit): number =>
	unit === "words" ? countWords(text) : signsIn(text.replace(/\s/gu, ""));
