import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/**
 * The texts of the documents and files that the build makes in each language. They are there before
 * the words of the pages.
 */
export const documentWords: Words<typeof english> = {
	description:
		"Un jeu de soirée dans le navigateur : apporte un personnage, fais tourner le stylo, et lis ce que les autres en ont fait.",
	noscript: "Plotluck se joue dans le navigateur : il faut y autoriser JavaScript.",
	tooOld:
		"Ce navigateur est trop vieux pour Plotluck : il faut Chrome ou Edge 111, Firefox 128, Safari 16.4, ou plus récent.",
	manifest: {
		description: "Un jeu de soirée dans le navigateur : on écrit des fanfics à plusieurs mains.",
		enter: "Entrer dans une partie",
		create: "Créer une partie",
	},
	signInWindow: {
		title: "Connexion",
		text: "Un instant…",
	},
	offline: {
		title: "Hors ligne",
		heading: "La ligne avec la cuisine est coupée",
		text: "Soit ton appareil n’a plus de réseau, soit c’est la cuisine. La marmite est encore chaude.",
		keptHeading: "Ton texte est gardé ici.",
		keptText:
			"Il est sur cet appareil, et il ira dans la marmite dès que tu auras retrouvé ta place.",
		waiting: "Cette page cherche le réseau, et repart toute seule dès qu’il revient.",
		again: "Réessayer",
	},
};
