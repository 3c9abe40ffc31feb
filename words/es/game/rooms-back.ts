import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords: Words<typeof english> = {
	back: "Donde estabas",
	resume: (code) => `Volver a la sala ${code}`,
	seatKept: "Tu silla te espera.",
	rooms: {
		lobby: "En la antesala",
		running: "En plena partida",
		over: "Ya hay resultados",
	},
	playing: (count) => `${count} en la mesa`,
	watching: "tú miras",
	/** With the time at which it ends, if it has one. */
	turn: (until) => (until ? `Te toca, hasta: ${until}` : "Te toca"),
	myGames: "Mis partidas",
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) => `${many(parts, "parte nueva", "partes nuevas")} desde tu última visita`,
	/** A seat that the account has on another device. */
	elsewhere: "Juegas en otro dispositivo. ¿Seguir aquí?",
	notBrought: "No se pudo traer tu silla hasta aquí.",
	lastGames: {
		title: "Historias de la última partida",
		until: (time) => `Historias de la última partida, hasta el ${time}`,
		ofRoom: (code, time) => `Historias de la sala ${code}, hasta el ${time}`,
	},
};
