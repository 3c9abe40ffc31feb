import type { firstLineWords as english } from "../../en/game/first-line.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the first line of the day, its end and the days one has written. */
export const firstLineWords: Words<typeof english> = isolating({
	heading: "La première phrase du jour",
	number: (day) => `n° ${day}`,
	start: "Continuer à partir d'ici",
	terms: "Cinq minutes, en solo",
	written: "Écrit aujourd'hui.",
	next: (time) => `Prochaine phrase dans ${time}.`,
	card: (day) => `Première phrase n° ${day}`,
	best: "Ta meilleure phrase",

	end: {
		heading: ["Voilà ta phrase", "du jour."],
		deal: "Demain, tu pourras lire la suite des autres, si tu les laisses lire la tienne.",
		share: "Partager ma carte",
		whole: "Lire toute l'histoire",
	},
	consent: {
		label: "Laisser lire ma phrase",
		text: "Sans les noms. Elle disparaît demain à minuit (UTC).",
	},
	others: {
		heading: "Les autres d'hier",
		text: "Le même début, et eux aussi ont dit oui :",
		nobody: "Personne d'autre n'a laissé de phrase hier.",
		report: "Signaler",
		reportLine: (line: string) => `Signaler ${inQuotes(line)}`,
		reported: "Merci. Plus personne ne la voit.",
	},
	days: {
		heading: "Tes jours d'écriture",
		text: "Les premières phrases que tu as continuées sur cet appareil.",
		none: "Aucun pour l'instant. Chaque jour, une nouvelle première phrase attend sur la page d'accueil.",
		wrote: (day: string) => `${day} : écrit`,
		earlier: "Avant",
		later: "Après",
	},
});
