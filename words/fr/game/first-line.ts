import type { firstLineWords as english } from "../../en/game/first-line.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the first line of the day, its end and the days one has written. */
export const firstLineWords: Words<typeof english> = isolating({
	heading: "La première phrase du jour",
	number: (day) => `n° ${day}`,
	start: "Écrire la suite",
	terms: "Cinq minutes, en solo",
	written: "C’est écrit pour aujourd’hui.",
	next: (time) => `Prochaine phrase dans ${time}.`,
	card: (day) => `Première phrase n° ${day}`,
	best: "Ta meilleure phrase",

	end: {
		heading: ["Voilà ta phrase", "du jour."],
		deal: "Donnant, donnant : laisse lire ta phrase, et demain tu liras celles des autres.",
		share: "Partager ma carte",
		whole: "Lire toute l’histoire",
	},
	consent: {
		label: "Laisser lire ma phrase",
		text: (time) => `Sans aucun nom, et seulement jusqu’à ${time}.`,
	},
	others: {
		heading: "Les phrases d’hier",
		text: "Même début, autres plumes. Elles aussi ont dit oui :",
		nobody: "Personne d’autre n’a laissé lire sa phrase hier.",
		report: "Signaler",
		reportLine: (line: string) => `Signaler ${inQuotes(line)}`,
		reported: "Merci. Plus personne ne la voit.",
	},
	days: {
		heading: "Tes jours d’écriture",
		text: "Les premières phrases que tu as continuées sur cet appareil.",
		none: "Aucun pour l’instant. Chaque jour, une nouvelle première phrase t’attend à l’accueil.",
		wrote: (day: string) => `${day} : écrit`,
		earlier: "Avant",
		later: "Après",
	},
});
