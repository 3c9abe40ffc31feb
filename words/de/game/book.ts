import type { bookWords as english } from "../../en/game/book.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

/** The texts of the evening as a book. */
export const bookWords = isolating<Words<typeof english>>({
	night: "Die Geschichte des Abends",
	writtenBy: "Geschrieben von",
	nobody: "irgendwer",
	contents: "Inhalt",
	cover: "Umschlag",
	casts: "Die Besetzungen",
	noCast: "Niemand Bestimmtes",
	startedBy: "Begonnen von",
	awards: "Die Preise",
	undecided: "Hier konntet ihr euch nicht entscheiden.",
	quotes: "Zum Zitieren",
	from: "aus",
	people: "Die üblichen Verdächtigen",
	numbers: "Die Zahlen",
	category: "Kategorie",
	result: "Ergebnis",
	colophon: "Kolophon",
	made: (stories: number, date: string, clock: boolean) =>
		`Dieses Buch enthält ${stories === 1 ? "eine Geschichte" : `${counted(stories)} Geschichten`}, geschrieben mit Plotluck am ${date}, Teil für Teil${clock ? " und gegen die Uhr" : ""}.`,
	address: (site: string) => `Schreib dein eigenes: ${site}`,
	rights: "Die Geschichten gehören denen, die sie geschrieben haben.",
	fonts:
		"Gesetzt aus Lilita One und Literata, die unter der SIL Open Font License 1.1 stehen. Die kleinen Bilder sind Fluent Emoji von Microsoft, unter der MIT-Lizenz.",
});
