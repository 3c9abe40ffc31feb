import type { Language } from "#game/settings/languages.ts";
import { refusalWords as germanRefusals } from "../../words/de/refusals.ts";
import { servedWords as german } from "../../words/de/served.ts";
import { refusalWords as englishRefusals } from "../../words/en/refusals.ts";
import { servedWords as english } from "../../words/en/served.ts";
import { refusalWords as spanishRefusals } from "../../words/es/refusals.ts";
import { servedWords as spanish } from "../../words/es/served.ts";
import { refusalWords as frenchRefusals } from "../../words/fr/refusals.ts";
import { servedWords as french } from "../../words/fr/served.ts";
import { refusalWords as japaneseRefusals } from "../../words/ja/refusals.ts";
import { servedWords as japanese } from "../../words/ja/served.ts";
import { refusalWords as brazilianRefusals } from "../../words/pt-BR/refusals.ts";
import { servedWords as brazilian } from "../../words/pt-BR/served.ts";
import type { Words } from "../../words/words.ts";
import type { ErrorAnswer } from "../refusals.ts";

/** The texts that the server itself shows to people, and those of its refusals. */
export type ServedWords = Words<typeof english> & { refusals: Words<typeof englishRefusals> };

const SERVED: Record<Language, ServedWords> = {
	en: { ...english, refusals: englishRefusals },
	de: { ...german, refusals: germanRefusals },
	es: { ...spanish, refusals: spanishRefusals },
	fr: { ...french, refusals: frenchRefusals },
	"pt-BR": { ...brazilian, refusals: brazilianRefusals },
	ja: { ...japanese, refusals: japaneseRefusals },
};

/** Returns the server's texts in a language. */
export const servedWords = (language: Language): ServedWords => SERVED[language];

/** Returns the text of a refusal in a language, for pages without the words of the game. */
export function refusalIn(language: Language, { code, text, values = [] }: ErrorAnswer): string {
	const own = code && SERVED[language].refusals[code];
	// The values of a code are those that its function takes, in any language.
	return typeof own === "function"
		? (own as (...values: unknown[]) => string)(...values)
		: own || text;
}
