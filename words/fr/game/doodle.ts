import type { doodleWords as english } from "../../en/game/doodle.ts";
import type { Words } from "../../words.ts";

/** The texts of the doodle pad. */
export const doodleWords: Words<typeof english> = {
	title: "Bloc à gribouillis",
	heading: "Gribouille quelque chose",
	open: "Gribouiller en attendant",
	lead: "Dessine le héros, la méchante ou le casse-croûte. Personne d’autre ne peut voir.",
	sheet: (strokes: number) =>
		strokes === 0
			? "Une feuille blanche"
			: strokes === 1
				? "Un dessin d’un trait"
				: `Un dessin de ${strokes} traits`,
	keys: "Les flèches déplacent le crayon, la barre d’espace le pose et le lève.",
	pen: "Crayon",
	inks: {
		ink: "encre",
		hot: "criard",
		marker: "fluo",
		good: "feuille",
		sky: "ciel",
	},
	eraser: "gomme",
	width: "Épaisseur du trait",
	widths: { thin: "fin", medium: "moyen", thick: "épais" },
	undo: "Annuler",
	redo: "Rétablir",
	clear: "Page blanche",
	sure: "Vraiment ?",
	download: "Télécharger",
	file: "Plotluck_gribouillis.png",
	tooLarge:
		"Que d’encre ! Ça ne tient plus sur l’appareil : télécharge ton dessin avant de partir.",
	noPicture: "L’image n’a pas pu être faite. Réessaie.",
	fetching: "On taille les crayons…",
	noPad: "Les crayons ne sont pas arrivés. Réessaie.",
};
