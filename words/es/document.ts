import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/** The texts of a page's document, which are there before any script. */
export const documentWords: Words<typeof english> = {
	description:
		"Un juego de fiesta para el navegador: trae un personaje, cambia el lápiz de manos y lee qué ha sido de cada cual.",
	noscript: "Plotluck se juega en el navegador: hace falta permitir JavaScript.",
};
