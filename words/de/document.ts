import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/** The texts of a page's document, which are there before any script. */
export const documentWords: Words<typeof english> = {
	description:
		"Ein Partyspiel für den Browser: Bring eine Figur mit, reich den Stift weiter und lies, was aus allen geworden ist.",
	noscript: "Plotluck läuft in deinem Browser und braucht JavaScript: Bitte schalt es ein.",
};
