import type { Language } from "#game/settings/languages.ts";
import type { languageWords as english } from "../en/languages.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";

const NAMES: Record<Language, string> = {
	en: "Englisch",
	de: "Deutsch",
	es: "Spanisch",
	fr: "Französisch",
	"pt-BR": "brasilianischem Portugiesisch",
	ja: "Japanisch",
};

/** The texts about the language of a room and of prompt packs. */
export const languageWords = isolating<Words<typeof english>>({
	rule: "Sprache der Geschichten",
	hint: "Stichworte, Ersatznamen und Bücher sind in dieser Sprache. Die Knöpfe bleiben bei allen, wie sie sind.",
	chip: (language: Language) => `Geschichten auf ${NAMES[language]}`,
	table: (language: Language) => `An diesem Tisch wird auf ${NAMES[language]} geschrieben.`,
	/** Above the prompt packs that exist in no other language. */
	englishOnly: "Nur auf Englisch",
	pack: "Sprache des Stichwortpakets",
});
