import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords = isolating<Words<typeof english>>({
	heading: "Suas noites",
	/** How many further rows there are. */
	more: (count) => `mais ${count}`,
	resume: (code: string) => `Voltar à sala ${code}`,
	seatKept: "Seu lugar está guardado.",
	rooms: {
		lobby: "Na sala de espera",
		running: "A todo vapor",
		over: "Saiu o resultado",
	},
	playing: (count: number) => `${count} à mesa`,
	watching: "você está assistindo",
	/** With the time at which it ends, if it has one. */
	turn: (until) => (until ? `É a sua vez, até ${until}` : "É a sua vez"),
	/** A game over days, by the name of its host. */
	storyOf: {
		title: (host) => `História de ${host}`,
		turn: (host) => `É a sua vez na história de ${host}`,
	},
	/** A game over days whose host is the reader. */
	ownStory: {
		title: "A sua história",
		turn: "É a sua vez na sua história",
	},
	until: (time) => `até ${time}`,
	writing: (name, others) =>
		others === 0 ? `${name} está escrevendo` : `${name} e mais ${others} estão escrevendo`,
	alone: "Sua história solo",
	unfinished: "Ainda sem final",
	/** How long the stories of a game stay. */
	stories: (time) => `As histórias ficam aqui até ${time}`,
	/** The best story of a table's last evening, or its day. */
	lastEvening: (what) => `última noite: ${what}`,
	/** A state of the room, and who is there. */
	place: (where, people) => `${where}, ${people}`,
	both: (first, second) => `${first}. ${second}`,
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) =>
		`${many(parts, "parte nova", "partes novas")} desde a sua última visita`,
	/** A seat that the account has on another device. */
	elsewhere: "Por enquanto, no seu outro aparelho.",
	notBrought: (reason) => `Não deu pra trazer o seu lugar pra cá. ${reason}`,
	lastGames: {
		title: "Histórias do último jogo",
		ofRoom: (code, time) => `Sala ${code}, até ${time}`,
	},
});
