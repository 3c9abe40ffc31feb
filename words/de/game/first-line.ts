import type { firstLineWords as english } from "../../en/game/first-line.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the first line of the day, its end and the days one has written. */
export const firstLineWords: Words<typeof english> = isolating({
	heading: "Erster Satz des Tages",
	number: (day) => `Nr. ${day}`,
	start: "Hier weiterschreiben",
	terms: "Fünf Minuten, nur du",
	written: "Heute geschrieben.",
	next: (time) => `Nächster Satz in ${time}.`,
	card: (day) => `Erster Satz Nr. ${day}`,
	best: "Dein bester Satz",

	end: {
		heading: ["Das ist dein Satz", "für heute."],
		deal: "Lass die anderen deinen Satz lesen, dann liest du morgen ihre.",
		share: "Meine Karte teilen",
		whole: "Die ganze Geschichte lesen",
	},
	consent: {
		label: "Andere dürfen meinen Satz lesen",
		text: (time) => `Ohne deinen Namen, und nur bis ${time}.`,
	},
	others: {
		heading: "Die anderen von gestern",
		text: "Derselbe Anfang, und das haben sie für dich dagelassen:",
		nobody: "Gestern hat sonst niemand einen Satz dagelassen.",
		report: "Melden",
		reportLine: (line: string) => `${inQuotes(line)} melden`,
		reported: "Danke. Niemand sieht ihn mehr.",
	},
	days: {
		heading: "Deine Schreibtage",
		text: "Erste Sätze, die du auf diesem Gerät weitergeschrieben hast.",
		none: "Noch keiner. Auf der Startseite wartet jeden Tag ein neuer erster Satz.",
		wrote: (day: string) => `${day}: geschrieben`,
		earlier: "Früher",
		later: "Später",
	},
});
