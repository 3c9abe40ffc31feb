import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords = isolating<Words<typeof english>>({
	heading: "Deine Abende",
	/** How many further rows there are. */
	more: (count) => `Noch ${count}`,
	resume: (code: string) => `Zurück in Raum ${code}`,
	seatKept: "Dein Platz ist noch warm.",
	rooms: {
		lobby: "In der Lobby",
		running: "In vollem Gange",
		over: "Das Ergebnis steht fest",
	},
	playing: (count: number) => `${count} am Tisch`,
	watching: "du schaust zu",
	/** With the time at which it ends, if it has one. */
	turn: (until) => (until ? `Du bist dran, bis ${until}` : "Du bist dran"),
	/** A game over days, by the name of its host. */
	storyOf: {
		title: (host) => `Geschichte von ${host}`,
		turn: (host) => `Du bist dran: Geschichte von ${host}`,
	},
	/** A game over days whose host is the reader. */
	ownStory: {
		title: "Deine eigene Geschichte",
		turn: "Du bist dran: deine eigene Geschichte",
	},
	until: (time) => `bis ${time}`,
	writing: (name, others) =>
		others === 0
			? `${name} schreibt`
			: `${name} und ${others === 1 ? "noch jemand" : `${others} andere`} schreiben`,
	alone: "Deine Sologeschichte",
	unfinished: "Noch ohne Ende",
	/** How long the stories of a game stay. */
	stories: (time) => `Die Geschichten bleiben bis ${time}`,
	/** The best story of a table's last evening, or its day. */
	lastEvening: (what) => `letzter Abend: ${what}`,
	/** A state of the room, and who is there. */
	place: (where, people) => `${where}, ${people}`,
	both: (first, second) => `${first}. ${second}`,
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) =>
		`${many(parts, "neuer Teil", "neue Teile")}, seit du zuletzt hier warst`,
	/** A seat that the account has on another device. */
	elsewhere: "Bisher auf deinem anderen Gerät.",
	notBrought: (reason) => `Dein Platz ließ sich nicht hierherholen. ${reason}`,
	lastGames: {
		title: "Geschichten vom letzten Spiel",
		ofRoom: (code, time) => `Raum ${code}, bis ${time}`,
	},
});
