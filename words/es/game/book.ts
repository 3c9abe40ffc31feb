import type { bookWords as english } from "../../en/game/book.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

/** The texts of the evening as a book. */
export const bookWords = isolating<Words<typeof english>>({
	night: "La historia de la noche",
	writtenBy: "Escrito por",
	nobody: "alguien",
	contents: "Índice",
	cover: "Portada",
	casts: "Los repartos",
	noCast: "Nadie en particular",
	startedBy: "La empezó",
	awards: "Los premios",
	undecided: "No hubo manera de decidirse.",
	quotes: "Frases para enmarcar",
	from: "de",
	people: "Los sospechosos de siempre",
	numbers: "Los números",
	category: "Categoría",
	result: "Resultado",
	colophon: "Colofón",
	made: (stories, date, clock) =>
		`Este libro contiene ${stories === 1 ? "una historia, escrita" : `${counted(stories)} historias, escritas`} con Plotluck el ${date}, parte a parte${clock ? " y contra el reloj" : ""}.`,
	address: (site) => `Escribe las tuyas: ${site}`,
	rights: "Las historias pertenecen a quienes las escribieron.",
	fonts:
		"Compuesto en Lilita One y Literata, con licencia SIL Open Font License 1.1. Las imágenes pequeñas son Fluent Emoji de Microsoft, con licencia MIT.",
});
