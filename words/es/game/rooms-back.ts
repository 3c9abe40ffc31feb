import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords = isolating<Words<typeof english>>({
	heading: "Tus noches",
	/** How many further rows there are. */
	more: (count) => `${count} más`,
	resume: (code) => `Volver a la sala ${code}`,
	seatKept: "Tu silla te espera.",
	rooms: {
		lobby: "En la antesala",
		running: "En plena partida",
		over: "Ya hay resultados",
	},
	playing: (count) => `${count} en la mesa`,
	watching: "mirando",
	/** With the time at which it ends, if it has one. */
	turn: (until) => (until ? `Te toca hasta el ${until}` : "Te toca"),
	/** A game over days, by the name of its host. */
	storyOf: {
		title: (host) => `La historia de ${host}`,
		turn: (host) => `Te toca en la historia de ${host}`,
	},
	/** A game over days whose host is the reader. */
	ownStory: {
		title: "Tu propia historia",
		turn: "Te toca en tu propia historia",
	},
	until: (time) => `hasta el ${time}`,
	writing: (name, others) =>
		others === 0 ? `Escribe ${name}` : `Escriben ${name} y ${others} más`,
	alone: "Tu historia en solitario",
	unfinished: "Aún sin final",
	/** How long the stories of a game stay. */
	stories: (time) => `Las historias siguen aquí hasta el ${time}`,
	/** The best story of a table's last evening, or its day. */
	lastEvening: (what) => `última noche: ${what}`,
	/** A state of the room, and who is there. */
	place: (where, people) => `${where}, ${people}`,
	both: (first, second) => `${first}. ${second}`,
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) => `${many(parts, "parte nueva", "partes nuevas")} desde tu última visita`,
	/** A seat that the account has on another device. */
	elsewhere: "Por ahora, en tu otro dispositivo.",
	notBrought: (reason) => `No se pudo traer tu silla hasta aquí. ${reason}`,
	lastGames: {
		title: "Historias de la última partida",
		ofRoom: (code, time) => `Sala ${code}, hasta el ${time}`,
	},
});
