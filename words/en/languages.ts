import type { Language } from "#game/settings/languages.ts";
import { isolating } from "../isolating.ts";

const NAMES: Record<Language, string> = {
	en: "English",
	de: "German",
	es: "Spanish",
	fr: "French",
	"pt-BR": "Brazilian Portuguese",
	ja: "Japanese",
};

/** The texts about the language of a room and of prompt packs. */
export const languageWords = isolating({
	rule: "Language of the stories",
	hint: "Prompts, stand-in names and books follow suit. Everyone’s menus stay in their own language.",
	chip: (language: Language) => `stories in ${NAMES[language]}`,
	table: (language: Language) => `This table writes in ${NAMES[language]}.`,
	/** Above the prompt packs that exist in no other language. */
	englishOnly: "In English only",
	pack: "Language of the pack",
});
