import type { lastingTableWords as english } from "../../en/game/lasting-table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results, on home, and on its own page. */
export const lastingTableWords: Words<typeof english> = isolating({
	keep: {
		heading: "Nächste Woche dieselbe Runde?",
		text: "Behaltet eure Runde: ein Link für euch alle und ein Regal mit euren Abenden.",
		name: "Wie sie heißt",
		usual: (name: string) => `Runde um ${name}`,
		button: "Runde behalten",
		kept: (table: string) => `Behalten: ${table}.`,
		found: "Wer mitgespielt hat, findet sie ab jetzt auf der Startseite.",
		go: "Zur Runde",
	},
	home: {
		open: (table: string) => `Offen: ${table}`,
		there: (count: number) => `${count} am Tisch. Setz dich!`,
	},
	page: {
		title: "Runde",
		open: "Runde eröffnen",
		openText:
			"Öffnet einen Raum mit den Regeln vom letzten Mal. Die anderen sehen es auf ihrer Startseite.",
		sit: "Dazusetzen",
		isOpen: (count: number) =>
			count === 1
				? "Die Runde ist offen, eine Person ist da."
				: `Die Runde ist offen, ${count} sind da.`,
		adults: "Zuletzt war es eine Runde ab 18. Eröffnen muss sie jemand in diesem Alter.",
		foreign: "In dem Raum ist niemand von euch, nur Leute, die den Link haben.",
		close: "Diesen Raum schließen",
		closeSure: "Alle dort fliegen raus. Sicher?",
		link: "Der Link der Runde",
		linkHint:
			"Wer ihn hat, kann die Runde eröffnen und sich dazusetzen. Er bleibt gleich, bis wer die Runde gegründet hat, einen neuen macht.",
		qr: "QR-Code der Runde",
		failed: "Hier ist keine Runde",
	},
	shelf: {
		heading: "Das Regal",
		strangers:
			"Das Regal sieht nur, wer zur Runde gehört. Spiel mit jemandem daraus einen Abend bis zum Ende, und du bist dabei.",
		empty: "Noch kein Abend. Das Regal ist abgestaubt und wartet.",
		note: "Eine Geschichte steht hier, solange jemand von euch sie in der eigenen Bibliothek hat. Die Tage bleiben.",
		nothing: "Von diesem Abend hat niemand eine Geschichte behalten.",
		won: (awards: readonly string[]) => `gewann ${listed(awards)}`,
		by: (name: string) => `begonnen von ${name}`,
		mature: "Eine Geschichte ab 18",
		read: (time: string) => `Geschichten lesen und behalten, bis ${time}`,
	},
	weekly: {
		heading: "Jede Woche",
		first: "Der erste Abend",
		get: "In den Kalender",
		hint: "Eine Datei für deinen Kalender, mit dem Link darin. Sie geht nach deiner Uhr, im Sommer wie im Winter.",
	},
	away: {
		renew: "Neuen Link machen",
		renewSure: "Der alte gilt dann nicht mehr. Sicher?",
		alone: "Neuer Link, nur für mich",
		aloneSure: "Alle anderen verlassen die Runde. Sicher?",
		leave: "Runde verlassen",
		leaveSure: "Wirklich verlassen?",
		delete: "Runde löschen",
		deleteSure: "Für alle weg. Sicher?",
		kept: "Bleibt ein Jahr nach eurem letzten Abend, und für alle mit Konto, solange sie wollen.",
	},
});
