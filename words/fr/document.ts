import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/** The texts of a page's document, which are there before any script. */
export const documentWords: Words<typeof english> = {
	description:
		"Un jeu de soirée dans le navigateur : apporte un personnage, fais tourner le stylo, et lis ce que les autres en ont fait.",
	noscript: "Plotluck se joue dans le navigateur : il faut y autoriser JavaScript.",
};
