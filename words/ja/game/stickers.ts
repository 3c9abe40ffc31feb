import type {
	stickerWords as english,
	guessWords as englishGuess,
} from "../../en/game/stickers.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped, listed, listedPeople, many, san } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts around the sticker that each story gets before the vote. */
export const stickerWords = isolating<Words<typeof english>>({
	ask: "ページがめくられる前に、シールを一枚。",
	askHost: "ページをめくる前に、シールを一枚。",
	owing: (count) => `シールがまだの人：${count}人。`,

	heading: ["シールを", "一枚ずつ"],
	text: (count) =>
		`シールをもらいそびれたお話が${many(count, "本")}あります。絵柄は問いません、一枚ずつどうぞ。そのあと投票です。`,
	textWithoutAwards: (count) =>
		`シールをもらいそびれたお話が${many(count, "本")}あります。絵柄は問いません、一枚ずつどうぞ。`,
	row: (title) => `${inQuotes(title)}へのシール`,
	given: "貼った",
	by: (writers) => `作：${listed(writers)}`,
	list: "もう一度読む",

	crowd: {
		heading: "審査員席",
		sticking: "シール貼り中",
		voting: "投票中",
		busy: "作業中",
		done: "提出済み",
		goOn: (name) => `${san(name)}抜きで進む`,
		goOnSure: (name) => `${san(name)}抜きで、本当に？`,
	},
});

/** The texts around guessing who wrote the parts of a story, apart from its own page. */
export const guessWords = isolating<Words<typeof englishGuess>>({
	named: (part, name) => `${part}：${san(name)}`,
	again: "作者を当てる",
	tile: "作者当て",
	author: (n, of) => `作者当て ${n}／${of}`,
	found: (names) => `${listedPeople(names)}が的中`,
	nobody: "だれも見破れませんでした。",
	unguessed: "だれも当てにいきませんでした。",
	next: "次のパート",
	fame: (count) => `名声+${grouped(count)}`,
});
