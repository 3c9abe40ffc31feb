import type {
	stickerWords as english,
	guessWords as englishGuess,
} from "../../en/game/stickers.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped, listed } from "../grammar.ts";

const went = (count: number): string =>
	count === 1 ? "Se te pasó 1 historia" : `Se te pasaron ${count} historias`;

/** The texts around the sticker that each story gets before the vote. */
export const stickerWords = isolating<Words<typeof english>>({
	ask: "Un sticker antes de pasar la página.",
	askHost: "Un sticker antes de que pases la página.",
	owing: (count) =>
		`${count === 1 ? "1 persona aún debe" : `${count}\u00A0personas aún deben`} un sticker.`,

	heading: ["Un sticker", "a cada una"],
	text: (count) => `${went(count)} sin sticker. Sirve cualquiera. Después se vota.`,
	textWithoutAwards: (count) => `${went(count)} sin sticker. Sirve cualquiera.`,
	row: (title) => `Stickers para ${title}`,
	given: "pegado",
	by: (writers) => `de ${listed(writers)}`,
	list: "Releer",

	crowd: {
		heading: "Quién va ya por los premios",
		sticking: "pegando stickers",
		voting: "votando",
		busy: "aún no",
		done: "ya votó",
		goOn: (name) => `Seguir sin ${name}`,
		goOnSure: (name) => `¿De verdad sin ${name}?`,
	},
});

/** The texts around guessing who wrote the parts of a story, apart from its own page. */
export const guessWords = isolating<Words<typeof englishGuess>>({
	named: (part, name) => `${part}: ${name}`,
	again: "Adivinar quién fue",
	tile: "¿quién fue?",
	author: (n, of) => `¿Quién fue? Parte ${n} de ${of}`,
	found: (names) => `${names.length === 1 ? "Acertó" : "Acertaron"} ${listed(names)}`,
	nobody: "Nadie lo adivinó.",
	unguessed: "Nadie se atrevió a adivinar.",
	next: "Siguiente parte",
	fame: (count) => `+${grouped(count)} de fama`,
});
