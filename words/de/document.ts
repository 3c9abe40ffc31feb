import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/**
 * The texts of the documents and files that the build makes in each language. They are there before
 * the words of the pages.
 */
export const documentWords: Words<typeof english> = {
	description:
		"Ein Partyspiel für den Browser: Bring eine Figur mit, reich den Stift weiter und lies, was aus allen geworden ist.",
	noscript: "Plotluck läuft in deinem Browser und braucht JavaScript: Bitte schalt es ein.",
	tooOld:
		"Dieser Browser ist zu alt für Plotluck: Es braucht Chrome oder Edge 111, Firefox 128, Safari 16.4 oder etwas Neueres.",
	manifest: {
		description: "Ein Partyspiel für den Browser: zusammen Fanfiction schreiben, reihum.",
		enter: "Mitspielen",
		create: "Neues Spiel",
	},
	signInWindow: {
		title: "Anmelden",
		text: "Einen Moment…",
	},
	offline: {
		title: "Offline",
		heading: "Die Leitung zur Küche ist gekappt",
		text: "Entweder ist dein Gerät offline oder die Küche. Der Topf ist noch warm.",
		keptHeading: "Dein Text ist gut aufgehoben.",
		keptText: "Er liegt auf diesem Gerät und kommt in den Topf, sobald du wieder am Tisch sitzt.",
		waiting: "Diese Seite sucht schon nach einer Verbindung und macht dann von selbst weiter.",
		again: "Noch mal versuchen",
	},
};
