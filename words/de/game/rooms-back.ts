import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords: Words<typeof english> = {
	back: "Wo du warst",
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
	myGames: "Meine Spiele",
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) =>
		`${many(parts, "neuer Teil", "neue Teile")}, seit du zuletzt hier warst`,
	/** A seat that the account has on another device. */
	elsewhere: "Du spielst auf einem anderen Gerät. Hier weiterspielen?",
	notBrought: "Dein Platz ließ sich nicht hierher holen.",
	lastGames: {
		title: "Geschichten vom letzten Spiel",
		until: (time: string) => `Geschichten vom letzten Spiel, bis ${time}`,
		ofRoom: (code: string, time: string) => `Geschichten aus Raum ${code}, bis ${time}`,
	},
};
