import type { sequelWords as english } from "../../en/game/sequel.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of games that continue the winning story of the last one. */
export const sequelWords: Words<typeof english> = isolating({
	start: "Et après ?",
	of: (title: string) => `La suite de ${inQuotes(title)}`,
	end: (title: string) => `La fin de ${inQuotes(title)}`,
	read: "Relire la fin",
	intro: "et voici la suite.",
	next: "La suite",
	onlyEnd: "Il n’en reste que la fin.",
	lobby: (names: readonly string[]) =>
		`Tout le monde reprend à partir de la fin, avec ${listed(names)}.`,
});
