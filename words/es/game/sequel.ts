import type { sequelWords as english } from "../../en/game/sequel.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of games that continue the winning story of the last one. */
export const sequelWords: Words<typeof english> = isolating({
	start: "¿Y qué pasa después?",
	of: (title: string) => `La continuación de ${inQuotes(title)}`,
	end: (title: string) => `Así acabó ${inQuotes(title)}`,
	read: "Leer cómo acabó",
	intro: "y esto es lo que pasa después.",
	next: "Lo que pasa después",
	onlyEnd: "Solo queda el final.",
	lobby: (names: readonly string[]) => `Se sigue desde el final, con ${listed(names)}.`,
});
