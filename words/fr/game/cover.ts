import type { coverWords as english } from "../../en/game/cover.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts about the covers that captains draw. */
export const coverWords = isolating<Words<typeof english>>({
	switch: "Et dessiner la couverture",
	begin: "Dessiner la couverture",
	heading: "Dessine la couverture",
	lead: (timed: boolean) =>
		timed
			? "Une minute, une feuille, aucun talent requis. On l’accrochera à ton histoire, bien en vue."
			: "Prends ton temps, aucun talent requis. On l’accrochera à ton histoire, bien en vue.",
	hang: "L’accrocher",
	none: "Pas de couverture",
	alt: (name: string | null) =>
		name === null ? "Une couverture" : `Une couverture dessinée par ${name}`,
	/** The heading while only covers are still being drawn, and the line below it. */
	painting: "Ça dessine encore",
	waiting: "Tous les titres sont là.",
	enough: "On pose les crayons",
	down: "Décrocher la couverture",
	sure: "Vraiment ?",
});
