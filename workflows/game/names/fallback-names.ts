import type { Language } from "../settings/languages.ts";
import { GERMAN_NAMES } from "./fallback/de.ts";
import { ENGLISH_NAMES } from "./fallback/en.ts";
import { SPANISH_NAMES } from "./fallback/es.ts";
import { FRENCH_NAMES } from "./fallback/fr.ts";
import { JAPANESE_NAMES } from "./fallback/ja.ts";
import { PORTUGUESE_NAMES } from "./fallback/pt-br.ts";

/** Names for characters that players did not name in time, by the language of the room. */
export const FALLBACK_NAMES: Record<Language, readonly string[]> = {
	en: ENGLISH_NAMES,
	de: GERMAN_NAMES,
	es: SPANISH_NAMES,
	fr: FRENCH_NAMES,
	"pt-BR": PORTUGUESE_NAMES,
	ja: JAPANESE_NAMES,
};

const TITLES: Record<Language, (number: number) => string> = {
	en: (number) => `Untitled fanfic ${number}`,
	de: (number) => `Namenlose Fanfic Nr. ${number}`,
	es: (number) => `Fanfic sin título n.º ${number}`,
	fr: (number) => `Fanfic sans titre nº ${number}`,
	"pt-BR": (number) => `Fanfic sem título nº ${number}`,
	ja: (number) => `無題の二次創作 その${number}`,
};

/** Returns the title of a story whose captain gave none; `index` counts from 0. */
export const fallbackTitle = (index: number, language: Language): string =>
	TITLES[language](index + 1);
