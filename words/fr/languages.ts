import type { Language } from "#game/settings/languages.ts";
import type { languageWords as english } from "../en/languages.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";

const NAMES: Record<Language, string> = {
	en: "anglais",
	de: "allemand",
	es: "espagnol",
	fr: "français",
	"pt-BR": "portugais du Brésil",
	ja: "japonais",
};

/** The texts about the language of a room and of prompt packs. */
export const languageWords = isolating<Words<typeof english>>({
	rule: "Langue des histoires",
	hint: "Les idées, les noms de secours et les livres sont dans cette langue. Pour les boutons, tout le monde garde la sienne.",
	chip: (language: Language) => `histoires en ${NAMES[language]}`,
	table: (language: Language) => `À cette table, on écrit en ${NAMES[language]}.`,
	/** Above the prompt packs that exist in no other language. */
	englishOnly: "En anglais seulement",
	pack: "Langue de la boîte",
});
