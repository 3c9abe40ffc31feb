import type { roomWords as english } from "../../en/game/room.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts around every screen of a room, which the pages outside of rooms do not load. */
export const roomWords = isolating<Words<typeof english>>({
	connection: {
		connected: "verbunden",
		connecting: "verbindet…",
		reconnecting: "verbindet neu…",
		connection_error: "Verbindungsfehler",
		connection_lost: "Verbindung weg, wir versuchen’s…",
		connection_failed: "keine Verbindung zum Server",
		disconnected: "getrennt",
		late: "noch keine Antwort, wir warten",
		offline: "du bist offline",
		elsewhere: "woanders offen",
	},

	save: {
		idle: "",
		saving: "speichert…",
		saved: "gespeichert",
		kept: "auf dem Gerät",
		closed: "Zeit um",
	},

	late: {
		heading: "Das kam zu spät und zählt nicht. Nur du hast es noch.",
		copy: "Kopieren",
	},

	timer: {
		none: "keine Eile",
		until: (time: string) => `bis ${time}`,
		left: (seconds: number) => (seconds >= 60 ? "noch eine Minute" : `noch ${seconds} Sekunden`),
	},

	waiting: {
		done: "fertig",
		writing: "schreibt",
		busy: "dran",
		away: "weg",
	},

	room: {
		title: (code: string) => `Raum ${code}`,
		hiddenTitle: "Raum",
		yourTurn: "Du bist dran",
		heading: "Wir suchen deinen Platz",
		preparing: "Der Tisch wird gedeckt…",
		loading: "Lädt…",
		invalid: "Da ist was verrutscht",
		invalidText:
			"Das Spiel ist an einer Stelle, die diese Seite nicht kennt. Neu laden hilft meist.",
		reload: "Neu laden",
		refused: "Kein Einlass",
		watch: "Im Publikum zuschauen",
		home: "Startseite",
		otherCode: "Anderer Code",
		elsewhere: "Dieser Platz ist in einem anderen Tab offen",
		elsewhereText:
			"Eine Person, ein Platz. Spiel dort weiter, oder hol das Spiel zurück in diesen Tab.",
		takeBack: "Platz zurückholen",
		leaveHeading: "Schon gehen?",
		leaveGame: "Du steckst mitten in einem Spiel. Willst du wirklich gehen?",
		leaveLobby: "Das Spiel fängt gleich an. Willst du wirklich gehen?",
		leaveResults: "Ganz sicher?",
		seatKept: "Dein Platz bleibt deiner, solange der Raum offen ist.",
		seatWaits:
			"Dein Platz bleibt deiner, und du kannst zurückkommen. Nur warten die anderen dann auf dich.",
		giveUp: "Platz aufgeben",
		giveUpSure: "Wirklich aufgeben?",
		wayOut: "Ausgang",
		otherAvatar:
			"Dein altes Gesicht ist jetzt für Supporter, darum haben wir dir ein anderes geliehen. Tipp auf deinen Platz, um es zu tauschen.",
		stay: "Bleiben",
		leave: "Gehen",
	},

	again: {
		asks: (host: string) => [`${host} will`, "noch eine Runde"],
		asksSequel: (host: string, title: string) => [
			`${host} will wissen,`,
			`wie ${inQuotes(title)} weitergeht`,
		],
		yours: ["Die Krone gehört dir.", "Noch eine Runde?"],
		joined: (names: string[], host: string) =>
			names.length === 0
				? `Noch ist niemand dabei. ${host} gibt das Startzeichen.`
				: `${listed(names)} ${names.length === 1 ? "ist" : "sind"} dabei. ${host} gibt das Startzeichen.`,
		own: "Du gibst das Startzeichen.",
		join: "Dabei",
		watchAgain: "Wieder zuschauen",
		stay: "Bei den Geschichten bleiben",
		kept: (time: string | null) =>
			`Dein Platz ist bis zum Start reserviert. Die Geschichten findest du auf der Startseite unter „Geschichten vom letzten Spiel“${time === null ? "" : `, bis ${time}`}.`,
		joinLater: "Nächste Runde mitspielen",
		startedWithout: "Die nächste Runde hat ohne dich angefangen.",
		watching: "Du sitzt jetzt im Publikum.",
		watch: "Zuschauen",
		sitIn: "Nächstes Mal dabei",
		sitsIn: "Nächstes Mal bist du dabei",
		nudge: (host: string) => `${host} anstupsen`,
		nudged: (host: string) => `${host} hat das gemerkt`,
		nudges: (names: string[]) =>
			`${listed(names)} ${names.length === 1 ? "will" : "wollen"} noch eine Runde`,
		until: (time: string) => `Die Geschichten bleiben bis ${time}.`,
		backToLobby: "Zurück zur Lobby",
		backToResults: "Zurück zum Ergebnis",
		before: (back: number) =>
			back === 1 ? "Geschichten vom Spiel davor" : `Geschichten von vor ${back} Spielen`,
		loading: "Deine Geschichten werden geholt",
		notLoaded: "Die Geschichten sind nicht angekommen",
		gone: "Diese Geschichten sind schon weg",
		goneText: "Nach 24 Stunden ist hier Schluss. Vielleicht hat noch jemand ein Bild davon.",
	},

	goodbye: "Dieser Raum hat zugemacht. Schön, dass du da warst!",
});
