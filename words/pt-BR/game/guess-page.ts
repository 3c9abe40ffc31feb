import type { guessPageWords as english } from "../../en/game/guess-page.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

export const guessPageWords = isolating<Words<typeof english>>({
	heading: ["Quem", "escreveu?"],
	text: "Discutam em voz alta. Em cada parte, toque na carinha de quem você suspeita. Dá pra mudar de ideia até todo mundo terminar.",
	aloud: "Discutam em voz alta e depois toquem numa carinha.",
	done: "É esse o meu palpite",
	skip: "Sei lá",
	counted: (done: number, of: number) =>
		`${done} de ${of} ${done === 1 ? "já palpitou" : "já palpitaram"}`,
	in: "palpite dado",
	thinking: "pensando",
	suspects: (part: string) => `Quem escreveu a ${part}?`,
	nobodyNamed: (part: string) => `${part}: ninguém`,
	open: "ninguém ainda",
	own: "Foi você. Faça cara de paisagem.",
});
