import type { lastingTableWords as english } from "../../en/game/lasting-table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results and on its own page. */
export const lastingTableWords: Words<typeof english> = isolating({
	keep: {
		heading: "Nächste Woche wieder?",
		text: "Gründet einen Stammtisch: ein Link für euch alle und ein Regal mit euren Abenden und dem, was gewonnen hat.",
		name: "Wie er heißt",
		usual: (name: string) => `Stammtisch bei ${name}`,
		button: "Stammtisch gründen",
		kept: (table: string) => `Gegründet: ${table}.`,
		found: "Wer mitgespielt hat, findet ihn ab jetzt auf der Startseite.",
		go: "Zum Stammtisch",
	},
	page: {
		title: "Stammtisch",
		open: "Tisch decken",
		openText:
			"Das öffnet einen Raum mit den Regeln vom letzten Mal. Die anderen sehen auf ihrer Startseite, dass gedeckt ist.",
		sit: "Dazusetzen",
		isOpen: (count: number) =>
			count === 1
				? "Es ist gedeckt, eine Person ist schon da."
				: `Es ist gedeckt, ${count} sind schon da.`,
		adults: "Zuletzt war euer Raum ab 18. Den Tisch decken kann darum nur, wer 18 oder älter ist.",
		foreign: "In dem Raum sitzt niemand von euch, nur Leute, die den Link haben.",
		close: "Diesen Raum schließen",
		closeSure: "Alle dort fliegen raus. Sicher?",
		link: "Der Link zum Stammtisch",
		linkHint:
			"Wer ihn hat, kann den Tisch decken und sich dazusetzen. Erneuern kann ihn nur, wer den Stammtisch gegründet hat.",
		qr: "QR-Code zum Stammtisch",
		failed: "Hier ist kein Stammtisch",
	},
	shelf: {
		heading: "Das Regal",
		strangers:
			"Das Regal sieht nur, wer zum Stammtisch gehört. Spiel mit jemandem von dort einen Abend bis zum Ende, und du bist dabei.",
		empty: "Noch kein Abend. Das Regal ist abgestaubt und wartet.",
		note: "Siegergeschichten stehen hier ein Jahr lang, mit Titel, Cover und bestem Satz. Die anderen bleiben, solange jemand von euch sie in der eigenen Bibliothek hat. Der Abend selbst bleibt so oder so.",
		winner: "Geschichte des Abends",
		untitled: "Eine Geschichte ohne Titel",
		tidy: "Regal aufräumen",
		down: "Vom Regal nehmen",
		downSure: "Dann ist sie hier für alle weg. Sicher?",
		nothing: "Von diesem Abend hat niemand eine Geschichte aufgehoben.",
		won: (awards: readonly string[]) =>
			`${awards.length === 1 ? "Preis" : "Preise"}: ${listed(awards)}`,
		by: (name: string) => `begonnen von ${name}`,
		mature: "Eine Geschichte ab 18",
		read: (time: string) => `Geschichten lesen und aufheben, bis ${time}`,
	},
	weekly: {
		heading: "Jede Woche",
		first: "Der erste Abend",
		get: "In den Kalender",
		hint: "Eine Datei für deinen Kalender, mit dem Link darin. Es bleibt bei deiner Uhrzeit, im Sommer wie im Winter.",
	},
	away: {
		heading: "Aussteigen oder ändern",
		renew: "Neuer Link",
		renewSure: "Der alte gilt dann nicht mehr. Sicher?",
		alone: "Neuer Link, nur für mich",
		aloneSure: "Alle anderen sind dann raus. Sicher?",
		leave: "Aussteigen",
		leaveSure: "Wirklich raus?",
		delete: "Auflösen",
		deleteSure: "Für alle weg. Sicher?",
		kept: "Der Stammtisch hält noch ein Jahr nach eurem letzten Abend, mit Konto so lange, wie du willst.",
	},
});
