import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/** The texts of a page's document, which are there before any script. */
export const documentWords: Words<typeof english> = {
	description:
		"Un juego para fiestas en el navegador: trae un personaje, pasa el lápiz y lee en qué acabó la cosa.",
	noscript: "Plotluck se juega en el navegador: hace falta permitir JavaScript.",
};
