import type { bookWords as english } from "../../en/game/book.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

/** The texts of the evening as a book. */
export const bookWords = isolating<Words<typeof english>>({
	night: "L’histoire de la soirée",
	writtenBy: "Écrit par",
	nobody: "quelqu’un",
	contents: "Sommaire",
	cover: "Couverture",
	casts: "Les castings",
	noCast: "Personne en particulier",
	startedBy: "Commencée par",
	awards: "Les prix",
	undecided: "Personne n’a su trancher.",
	quotes: "À citer",
	from: "dans",
	people: "Les suspects habituels",
	numbers: "Les chiffres",
	category: "Catégorie",
	result: "Résultat",
	colophon: "Achevé d’imprimer",
	made: (stories: number, date: string, clock: boolean) =>
		`Ce livre contient ${counted(stories, "une")} ${stories === 1 ? "histoire écrite" : "histoires écrites"} avec Plotluck le ${date}, un chapitre à la fois${clock ? ", contre la montre" : ""}.`,
	address: (site: string) => `Pour écrire les vôtres : ${site}`,
	rights: "Les histoires appartiennent aux personnes qui les ont écrites.",
	fonts:
		"Composé en Lilita One et en Literata, sous la licence SIL Open Font License 1.1. Les petites images sont les Fluent Emoji de Microsoft, sous la licence MIT.",
});
