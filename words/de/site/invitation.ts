import type { invitationWords as english } from "../../en/site/invitation.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the page for a person who is invited to a room. */
export const invitationWords = isolating<Words<typeof english>>({
	title: "Du bist eingeladen",
	expected: "Du wirst erwartet",
	table: (host: string) => `am Tisch von ${host}`,
	someTable: "an einem netten Tisch",
	story: {
		expected: "Du wirst erwartet",
		of: (host: string) => `in der Geschichte von ${host}`,
		some: "in einer netten Geschichte",
		you: (name: string) => `Du bist ${name}`,
	},
	room: (code: string, here: number) =>
		`Raum ${code}, ${here === 0 ? "noch ist niemand da" : `${many(here, "Person", "Leute")} ${here === 1 ? "ist" : "sind"} da`}`,
	/** For a game over days with the usual time for a part. */
	slow: "Ein Teil am Tag, etwa eine Woche",
	host: (name: string) => `${name}, Host`,
	others: (count: number) => (count === 1 ? "und noch jemand" : `und ${count} andere`),
	here: "Am Tisch",
	seat: "für dich freigehalten",
	game: "Alle fangen eine Geschichte an. Dann rückt jede einen Stuhl weiter, und noch einen, und noch einen. Am Ende lest ihr sie euch vor.",
	you: (name: string) => `Heute Abend bist du ${name}`,
	other: "Jemand anders",
	name: "Dein Name",
	age: "18 oder älter?",
	sit: "Hinsetzen",
	watch: "Zuschauen",
	onlyWatch: "Nur zuschauen",
	look: "Dein Look",
	lookDone: "Fertig",
	full: "Alle Stühle sind besetzt. Zuschauen geht noch, Klatschen auch.",
	playing: "Es ist schon losgegangen. Du kannst zuschauen, bis gewählt wird.",
	taken: { full: "Alle Stühle sind besetzt.", playing: "Es ist schon losgegangen." },
	closedToAll: "Zu sehen gibt es hier auch nichts: Dieser Raum hat kein Publikum.",
	locked: (host: string | null) =>
		`${host ?? "Der Host"} hat den Raum abgeschlossen. Willst du klopfen?`,
	knock: "Klopfen",
	stillLocked: (host: string | null) =>
		`Immer noch zu. Durch die Tür hört dich niemand: Sag ${host ?? "dem Host"} Bescheid, und klopf noch mal.`,
	adultsOnly: "Dieser Raum ist für Leute ab 18.",
	tooYoung: "Dieser Raum ist für Leute ab 18. In Räumen für alle ist ein Platz für dich frei.",
	loading: "Ein Blick durchs Schlüsselloch…",
});
