import type { firstLineWords as english } from "../../en/game/first-line.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the first line of the day, its end and the days one has written. */
export const firstLineWords: Words<typeof english> = isolating({
	heading: "La primera frase del día",
	number: (day) => `n.º ${day}`,
	start: "Seguir la frase",
	terms: "Cinco minutos, a solas",
	written: "Hoy ya escribiste.",
	next: (time) => `Próxima frase en ${time}.`,
	card: (day) => `Primera frase n.º ${day}`,
	best: "Tu mejor frase",

	end: {
		heading: ["Esta es tu frase", "de hoy."],
		deal: "Deja que lean tu frase y mañana lees las de otra gente.",
		share: "Compartir mi tarjeta",
		whole: "Leer la historia entera",
	},
	consent: {
		label: "Dejar que lean mi frase",
		text: (time) => `Sin nombres, y solo hasta el ${time}.`,
	},
	others: {
		heading: "Lo que salió ayer",
		text: "El mismo comienzo, en otras manos:",
		nobody: "Ayer nadie más dejó su frase.",
		report: "Denunciar",
		reportLine: (line: string) => `Denunciar ${inQuotes(line)}`,
		reported: "Gracias. Ya no la ve nadie.",
	},
	days: {
		heading: "Los días que escribiste",
		text: "Las primeras frases que seguiste en este dispositivo.",
		none: "Todavía ninguno. Cada día hay una primera frase nueva en la página de inicio.",
		wrote: (day: string) => `${day}: escrito`,
		earlier: "Antes",
		later: "Después",
	},
});
