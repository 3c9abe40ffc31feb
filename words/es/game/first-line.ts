import type { firstLineWords as english } from "../../en/game/first-line.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the first line of the day, its end and the days one has written. */
export const firstLineWords: Words<typeof english> = isolating({
	heading: "La primera frase del día",
	number: (day) => `n.º ${day}`,
	start: "Sigue desde aquí",
	terms: "Cinco minutos, a solas",
	written: "Hoy ya escribiste.",
	next: (time) => `Próxima frase en ${time}.`,
	card: (day) => `Primera frase n.º ${day}`,
	best: "Tu mejor frase",

	end: {
		heading: ["Esta es tu frase", "de hoy."],
		deal: "Mañana podrás leer cómo siguió el resto, si dejas que lean la tuya.",
		share: "Compartir mi tarjeta",
		whole: "Leer la historia entera",
	},
	consent: {
		label: "Dejar que lean mi frase",
		text: "Sin nombres. Mañana a medianoche (UTC) desaparece.",
	},
	others: {
		heading: "Lo que salió ayer",
		text: "El mismo comienzo, y también dijeron que sí:",
		nobody: "Ayer nadie más dejó una frase.",
		report: "Denunciar",
		reportLine: (line: string) => `Denunciar ${inQuotes(line)}`,
		reported: "Gracias. Ya no la ve nadie.",
	},
	days: {
		heading: "Días en los que has escrito",
		text: "Primeras frases que has continuado en este dispositivo.",
		none: "Ninguno todavía. Cada día espera una nueva primera frase en la página de inicio.",
		wrote: (day: string) => `${day}: escrito`,
		earlier: "Antes",
		later: "Después",
	},
});
