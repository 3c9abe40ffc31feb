import type { Language } from "#game/settings/languages.ts";
import * as germanGrammar from "../../words/de/grammar.ts";
import { refusalWords as germanRefusals } from "../../words/de/refusals.ts";
import { servedWords as german } from "../../words/de/served.ts";
import * as englishGrammar from "../../words/en/grammar.ts";
import { refusalWords as englishRefusals } from "../../words/en/refusals.ts";
import { servedWords as english } from "../../words/en/served.ts";
import * as spanishGrammar from "../../words/es/grammar.ts";
import { refusalWords as spanishRefusals } from "../../words/es/refusals.ts";
import { servedWords as spanish } from "../../words/es/served.ts";
import * as frenchGrammar from "../../words/fr/grammar.ts";
import { refusalWords as frenchRefusals } from "../../words/fr/refusals.ts";
import { servedWords as french } from "../../words/fr/served.ts";
import * as japaneseGrammar from "../../words/ja/grammar.ts";
import { refusalWords as japaneseRefusals } from "../../words/ja/refusals.ts";
import { servedWords as japanese } from "../../words/ja/served.ts";
import * as brazilianGrammar from "../../words/pt-BR/grammar.ts";
import { refusalWords as brazilianRefusals } from "../../words/pt-BR/refusals.ts";
import { servedWords as brazilian } from "../../words/pt-BR/served.ts";
import type { Words } from "../../words/words.ts";
import type { ErrorAnswer } from "../refusals.ts";
import { textDescriptions } from "./text-pages.ts";

/** How a language joins texts and writes times. */
type Grammar = Pick<typeof englishGrammar, "aside" | "sentences" | "weekdayAndTime">;

/** The texts that the server itself shows to people, and those of its refusals. */
export type ServedWords = Words<typeof english> & {
	refusals: Words<typeof englishRefusals>;
	grammar: Grammar;
	/** The descriptions of pages by their path. */
	descriptions: Record<string, string>;
};

const whole = (
	language: Language,
	words: Words<typeof english>,
	refusals: ServedWords["refusals"],
	grammar: Grammar,
): ServedWords => ({
	...words,
	refusals,
	grammar,
	descriptions: { ...words.descriptions, ...textDescriptions(language) },
});

const SERVED: Record<Language, ServedWords> = {
	en: whole("en", english, englishRefusals, englishGrammar),
	de: whole("de", german, germanRefusals, germanGrammar),
	es: whole("es", spanish, spanishRefusals, spanishGrammar),
	fr: whole("fr", french, frenchRefusals, frenchGrammar),
	"pt-BR": whole("pt-BR", brazilian, brazilianRefusals, brazilianGrammar),
	ja: whole("ja", japanese, japaneseRefusals, japaneseGrammar),
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
