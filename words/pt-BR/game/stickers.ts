import type {
	stickerWords as english,
	guessWords as englishGuess,
} from "../../en/game/stickers.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped, listed } from "../grammar.ts";

const withoutYours = (count: number): string =>
	count === 1
		? "1 história passou sem figurinha sua."
		: `${count} histórias passaram sem figurinha sua.`;

/** The texts around the sticker that each story gets before the vote. */
export const stickerWords = isolating<Words<typeof english>>({
	ask: "Uma figurinha antes de virar a página.",
	askHost: "Uma figurinha antes de você virar a página.",
	owing: (count: number) =>
		count === 1
			? "1 pessoa ainda deve uma figurinha."
			: `${count}\u00A0pessoas ainda devem uma figurinha.`,

	heading: ["Uma figurinha", "pra cada uma"],
	text: (count: number) => `${withoutYours(count)} Qualquer uma serve. Depois vem a votação.`,
	textWithoutAwards: (count: number) => `${withoutYours(count)} Qualquer uma serve.`,
	row: (title: string) => `Figurinhas pra ${title}`,
	given: "colada",
	by: (writers: string[]) => `de ${listed(writers)}`,
	list: "Ler de novo",

	crowd: {
		heading: "Quem já está nos prêmios",
		sticking: "ainda colando",
		voting: "votando",
		busy: "falta terminar",
		done: "entregou",
		goOn: (name: string) => `Seguir sem ${name}`,
		goOnSure: (name: string) => `Sem ${name} mesmo?`,
	},
});

/** The texts around guessing who wrote the parts of a story, apart from its own page. */
export const guessWords = isolating<Words<typeof englishGuess>>({
	named: (part: string, name: string) => `${part}: ${name}`,
	again: "Adivinhar quem escreveu",
	tile: "quem escreveu?",
	author: (n: number, of: number) => `Quem escreveu? Parte ${n} de ${of}`,
	found: (names: string[]) => `${names.length === 1 ? "Acerto" : "Acertos"} de ${listed(names)}`,
	nobody: "Ninguém descobriu.",
	unguessed: "Ninguém arriscou um palpite.",
	next: "Próxima parte",
	fame: (count: number) => `+${grouped(count)} de fama`,
});
