import type { Language } from "#game/settings/languages.ts";
import type { languageWords as english } from "../en/languages.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";

const NAMES: Record<Language, string> = {
	en: "inglês",
	de: "alemão",
	es: "espanhol",
	fr: "francês",
	"pt-BR": "português",
	ja: "japonês",
};

/** The texts about the language of a room and of prompt packs. */
export const languageWords = isolating<Words<typeof english>>({
	rule: "Idioma das histórias",
	hint: "Deixas, nomes reserva e livros saem nesse idioma. Os botões, cada pessoa vê no idioma dela.",
	chip: (language: Language) => `histórias em ${NAMES[language]}`,
	table: (language: Language) => `Esta mesa escreve em ${NAMES[language]}.`,
	/** Above the prompt packs that exist in no other language. */
	englishOnly: "Só em inglês",
	pack: "Idioma do pacote",
});
