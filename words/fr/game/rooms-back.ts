import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords: Words<typeof english> = {
	back: "Là où tu en étais",
	resume: (code: string) => `Retour à la salle ${code}`,
	seatKept: "On te garde ta place.",
	rooms: {
		lobby: "À l'apéro",
		running: "En plein service",
		over: "Les résultats sont là",
	},
	playing: (count: number) => `${count} à table`,
	watching: "tu regardes",
	/** With the time at which it ends, if it has one. */
	turn: (until) => (until ? `À toi de jouer, jusqu'à : ${until}` : "À toi de jouer"),
	myGames: "Mes parties",
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) =>
		`${many(parts, "nouveau chapitre", "nouveaux chapitres")} depuis ton dernier passage`,
	/** A seat that the account has on another device. */
	elsewhere: "Tu joues sur un autre appareil. Continuer ici\u00A0?",
	notBrought: "Impossible d'amener ta place ici.",
	lastGames: {
		title: "Histoires de la dernière partie",
		until: (time: string) => `Histoires de la dernière partie, jusqu'à ${time}`,
		ofRoom: (code: string, time: string) => `Histoires de la salle ${code}, jusqu'à ${time}`,
	},
};
