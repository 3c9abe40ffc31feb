import type { Language } from "#game/settings/languages.ts";
import type { languageWords as english } from "../en/languages.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";

const NAMES: Record<Language, string> = {
	en: "inglés",
	de: "alemán",
	es: "español",
	fr: "francés",
	"pt-BR": "portugués de Brasil",
	ja: "japonés",
};

/** The texts about the language of a room and of prompt packs. */
export const languageWords = isolating<Words<typeof english>>({
	rule: "Idioma de las historias",
	hint: "Las ideas, los nombres de repuesto y los libros salen en este idioma. Tus botones no cambian.",
	chip: (language: Language) => `historias en ${NAMES[language]}`,
	table: (language: Language) => `En esta mesa se escribe en ${NAMES[language]}.`,
	/** Above the prompt packs that exist in no other language. */
	englishOnly: "Solo en inglés",
	pack: "Idioma del paquete",
});
