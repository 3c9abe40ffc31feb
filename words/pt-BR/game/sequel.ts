import type { sequelWords as english } from "../../en/game/sequel.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, withinSentence } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of games that continue the winning story of the last one. */
export const sequelWords: Words<typeof english> = isolating({
	start: "E o que acontece depois?",
	of: (title: string) => `A continuação de ${inQuotes(title)}`,
	end: (title: string) => `Como ${inQuotes(title)} terminou`,
	read: "Ler como terminou",
	intro: "e é isto que acontece depois.",
	next: "O que acontece depois",
	onlyEnd: "Só sobrou o final.",
	lobby: (names: readonly string[]) =>
		`Todo mundo parte daquele final, com ${listed(names.map(withinSentence))}.`,
});
