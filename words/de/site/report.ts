import type { reportWords as english } from "../../en/site/report.ts";
import type { Words } from "../../words.ts";

/** The texts of the bug report and of reporting a shared story. */
export const reportWords: Words<typeof english> = {
	reasons: {
		minors: "Kinder oder Jugendliche in einer sexuellen Szene",
		hate: "Hass oder Drohungen",
		person: "Etwas über eine echte Person, oder Privates von jemandem",
		rating: "Eigentlich ab 18, aber nicht so gekennzeichnet",
		spam: "Werbung statt Geschichte",
		other: "Etwas anderes, das gegen die Verhaltensregeln verstößt",
	},

	story: {
		report: "Geschichte melden",
		heading: "Was stimmt damit nicht?",
		text: "Die Leute, die diese Seite betreiben, lesen deine Meldung. Sonst erfährt niemand, dass sie von dir kam.",
		reason: "Grund",
		send: "Abschicken",
		sent: "Danke. Jemand sieht sich diese Geschichte an.",
		takenDown: "Diese Geschichte wurde entfernt",
		takenDownText: "Sie verstieß gegen die Verhaltensregeln. Die Küche bittet um Entschuldigung.",
	},

	bug: {
		title: "Fehler melden",
		heading: "Fehler melden",
		subheader: "Um einen Fehler zu melden, musst du angemeldet sein.",
		kept: "Was du hier getippt hast, wartet auf dich.",
		noAccounts:
			"Hier kann sich niemand anmelden, darum nimmt diese Seite keine Fehlermeldungen an.",
		contact: "So erreichst du uns sonst",
		fields: {
			summary: "Was ist passiert?",
			date: "Wann?",
			roomCode: "Raumcode",
			device: "Gerät und Browser",
			otherDevice: "Passiert es auch auf einem anderen Gerät?",
			errorDisplayed: "Kam eine Fehlermeldung?",
			frequency: "Wie oft?",
			additionalInfo: "Noch etwas?",
		},
		hints: {
			summary: (longest: number) => `Bis zu ${longest} Zeichen`,
			date: "Ungefähr reicht",
			roomCode: "Falls es in einem Raum war",
			device: "Zum Beispiel: ein altes Handy mit Firefox",
			additionalInfo: "Was hast du kurz vorher gemacht? Was stand in der Meldung?",
		},
		answers: { yes: "ja", no: "nein", "n/a": "weiß nicht" },
		frequencies: {
			once: "einmal",
			"hardly ever": "fast nie",
			occasionally: "ab und zu",
			"every time": "jedes Mal",
		},
		missing: "Das brauchen wir noch",
		submit: "Abschicken",
		thanks: "Danke für die Fehlermeldung!",
		thanksText: "Ein kleines, unrasiertes Wesen ist schon unterwegs, um den Fehler einzufangen.",
		another: "Noch einen melden",
	},
};
