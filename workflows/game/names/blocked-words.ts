import type { Language } from "../settings/languages.ts";
import { GERMAN_SLURS } from "./blocked/de.ts";
import { ENGLISH_SLURS } from "./blocked/en.ts";
import { SPANISH_SLURS } from "./blocked/es.ts";
import { FRENCH_SLURS } from "./blocked/fr.ts";
import { JAPANESE_SLURS } from "./blocked/ja.ts";
import { PORTUGUESE_SLURS } from "./blocked/pt-br.ts";
import type { BlockedWords } from "./blocked/turned-back.ts";

/** What the block list has in each language. A word that is ordinary in another one is missing. */
export const BLOCKED_WORDS: Record<Language, BlockedWords> = {
	en: ENGLISH_SLURS,
	de: GERMAN_SLURS,
	es: SPANISH_SLURS,
	fr: FRENCH_SLURS,
	"pt-BR": PORTUGUESE_SLURS,
	ja: JAPANESE_SLURS,
};
