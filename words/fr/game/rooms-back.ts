import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { de, many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords = isolating<Words<typeof english>>({
	heading: "Tes soirées",
	/** How many further rows there are. */
	more: (count) => many(count, "autre"),
	resume: (code: string) => `Retour à la salle ${code}`,
	seatKept: "On te garde ta place.",
	rooms: {
		lobby: "À l’apéro",
		running: "En plein service",
		over: "Les résultats sont là",
	},
	playing: (count: number) => `${count} à table`,
	watching: "tu regardes",
	/** With the time at which it ends, if it has one. */
	turn: (until) => (until ? `À toi de jouer, jusqu’à ${until}` : "À toi de jouer"),
	/** A game over days, by the name of its host. */
	storyOf: {
		title: (host) => `L’histoire ${de(host)}`,
		turn: (host) => `À toi de jouer dans l’histoire ${de(host)}`,
	},
	/** A game over days whose host is the reader. */
	ownStory: {
		title: "Ta propre histoire",
		turn: "À toi de jouer dans ta propre histoire",
	},
	until: (time) => `jusqu’à ${time}`,
	writing: (name, others) =>
		others === 0 ? `${name} écrit` : `${name} et ${many(others, "autre")} écrivent`,
	alone: "Ton histoire en solo",
	unfinished: "Il lui manque une fin",
	/** How long the stories of a game stay. */
	stories: (time) => `Les histoires restent jusqu’à ${time}`,
	/** The best story of a table's last evening, or its day. */
	lastEvening: (what) => `dernière soirée : ${what}`,
	/** A state of the room, and who is there. */
	place: (where, people) => `${where}, ${people}`,
	both: (first, second) => `${first}. ${second}`,
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) =>
		`${many(parts, "nouveau chapitre", "nouveaux chapitres")} depuis ton dernier passage`,
	/** A seat that the account has on another device. */
	elsewhere: "Pour l’instant sur ton autre appareil.",
	notBrought: (reason) => `Ta place n’a pas suivi. ${reason}`,
	lastGames: {
		title: "Histoires de la dernière partie",
		ofRoom: (code, time) => `Salle ${code}, jusqu’à ${time}`,
	},
});
