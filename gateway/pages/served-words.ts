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
import { textDescriptions } from "./text-pages.ts";

/** The texts that the server itself shows to people, and those of its refusals. */
export type ServedWords = Words<typeof english> & {
	refusals: Words<typeof englishRefusals>;
	/** The descriptions of pages by their path. */
	descriptions: Record<string, string>;
};

const whole = (
	language: Language,
	words: Words<typeof english>,
	refusals: ServedWords["refusals"],
): ServedWords => ({
	...words,
	refusals,
	descriptions: { ...words.descriptions, ...textDescriptions(language) },
});

const SERVED: Record<Language, ServedWords> = {
	en: whole("en", english, englishRefusals),
	de: whole("de", german, germanRefusals),
	es: whole("es", spanish, spanishRefusals),
	fr: whole("fr", french, frenchRefusals),
	"pt-BR": whole("pt-BR", brazilian, brazilianRefusals),
	ja: whole("ja", japanese, japaneseRefusals),
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
