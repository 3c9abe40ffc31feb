import type { roomsBackWords as english } from "../../en/evening/rooms-back.ts";
import type { Words } from "../../words.ts";

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
	lastGames: {
		title: "Geschichten vom letzten Spiel",
		until: (time: string) => `Geschichten vom letzten Spiel, bis ${time}`,
		ofRoom: (code: string, time: string) => `Geschichten aus Raum ${code}, bis ${time}`,
	},
};
