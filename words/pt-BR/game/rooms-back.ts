import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords: Words<typeof english> = {
	back: "Onde você estava",
	resume: (code: string) => `Voltar à sala ${code}`,
	seatKept: "Seu lugar está guardado.",
	rooms: {
		lobby: "Na sala de espera",
		running: "A todo vapor",
		over: "Saíram os resultados",
	},
	playing: (count: number) => `${count} à mesa`,
	watching: "você está assistindo",
	/** With the time at which it ends, if it has one. */
	turn: (until) => (until ? `É a sua vez, até: ${until}` : "É a sua vez"),
	myGames: "Meus jogos",
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) =>
		`${many(parts, "parte nova", "partes novas")} desde a sua última visita`,
	/** A seat that the account has on another device. */
	elsewhere: "Você joga em outro aparelho. Continuar aqui?",
	notBrought: "Não deu para trazer o seu lugar para cá.",
	lastGames: {
		title: "Histórias do último jogo",
		until: (time: string) => `Histórias do último jogo, até ${time}`,
		ofRoom: (code: string, time: string) => `Histórias da sala ${code}, até ${time}`,
	},
};
