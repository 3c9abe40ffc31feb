import { isolating } from "../../isolating.ts";
import { grouped, listed, many } from "../grammar.ts";

/** The texts around the sticker that each story gets before the vote. */
export const stickerWords = isolating({
	/** To a reader, while the host leads. */
	ask: "One sticker before we turn the page.",
	askHost: "One sticker before you turn the page.",
	/** To the host. */
	owing: (count: number) => `${count} still ${count === 1 ? "owes" : "owe"} a sticker.`,

	heading: ["One sticker", "each"],
	text: (count: number) =>
		`${many(count, "story", "stories")} went by without one from you. Any sticker will do. Then comes the vote.`,
	textWithoutAwards: (count: number) =>
		`${many(count, "story", "stories")} went by without a sticker from you. Any will do.`,
	row: (title: string) => `Stickers for ${title}`,
	given: "stuck",
	by: (writers: string[]) => `by ${listed(writers)}`,
	list: "Read them again",

	crowd: {
		heading: "Who’s at the awards",
		sticking: "still sticking",
		voting: "voting",
		busy: "not done yet",
		done: "handed in",
		goOn: (name: string) => `Go on without ${name}`,
		goOnSure: (name: string) => `Really without ${name}?`,
	},
});

/** The texts around guessing who wrote the parts of a story, apart from its own page. */
export const guessWords = isolating({
	/** The announcement of a press. */
	named: (part: string, name: string) => `${part}: ${name}`,
	/** The button back to the page. */
	again: "Guess who wrote it",
	/** The mark of the story in the list. */
	tile: "who wrote it?",
	author: (n: number, of: number) => `Who wrote it? Part ${n} of ${of}`,
	found: (names: string[]) => `${listed(names)} guessed it`,
	nobody: "No one guessed it.",
	unguessed: "No one dared to guess.",
	next: "Next part",
	fame: (count: number) => `+${grouped(count)} fame`,
});
