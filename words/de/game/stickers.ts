import type {
	stickerWords as english,
	guessWords as englishGuess,
} from "../../en/game/stickers.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped, listed } from "../grammar.ts";

/** Returns how many stories have no sticker from the reader. */
const without = (count: number): string =>
	count === 1
		? "1 Geschichte ist ohne Sticker von dir durchgekommen."
		: `${grouped(count)} Geschichten sind ohne Sticker von dir durchgekommen.`;

/** The texts around the sticker that each story gets before the vote. */
export const stickerWords = isolating<Words<typeof english>>({
	ask: "Ein Sticker, bevor umgeblättert wird.",
	askHost: "Ein Sticker, bevor du umblätterst.",
	owing: (count: number) =>
		count === 1 ? "1 Sticker steht noch aus." : `${count} Sticker stehen noch aus.`,

	heading: ["Für jede", "ein Sticker"],
	text: (count: number) => `${without(count)} Irgendeiner reicht. Dann wird gewählt.`,
	textWithoutAwards: (count: number) => `${without(count)} Irgendeiner reicht.`,
	row: (title: string) => `Sticker für ${title}`,
	given: "klebt",
	by: (writers: string[]) => `von ${listed(writers)}`,
	list: "Noch mal lesen",

	crowd: {
		heading: "Wer schon bei den Preisen ist",
		sticking: "klebt noch",
		voting: "wählt",
		busy: "noch nicht fertig",
		done: "abgegeben",
		goOn: (name: string) => `Ohne ${name} weiter`,
		goOnSure: (name: string) => `Wirklich ohne ${name}?`,
	},
});

/** The texts around guessing who wrote the parts of a story, apart from its own page. */
export const guessWords = isolating<Words<typeof englishGuess>>({
	named: (part: string, name: string) => `${part}: ${name}`,
	again: "Raten, wer’s war",
	tile: "wer war’s?",
	author: (n: number, of: number) => `Wer war’s? Teil ${n} von ${of}`,
	found: (names: string[]) => `Durchschaut von ${listed(names)}`,
	nobody: "Niemand ist draufgekommen.",
	unguessed: "Niemand hat sich getraut zu raten.",
	next: "Nächster Teil",
	fame: (count: number) => `+${grouped(count)} Ruhm`,
});
