import type { bookWords as english } from "../../en/game/book.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted } from "../grammar.ts";

/** The texts of the evening as a book. */
export const bookWords = isolating<Words<typeof english>>({
	night: "今夜の一作",
	writtenBy: "作",
	nobody: "だれか",
	contents: "目次",
	cover: "表紙",
	casts: "キャスト",
	noCast: "とくになし",
	startedBy: "言い出しっぺ",
	awards: "賞",
	undecided: "だれも決められませんでした。",
	quotes: "名言集",
	from: "出典：",
	people: "今夜の容疑者たち",
	numbers: "数字で見る",
	category: "項目",
	result: "結果",
	colophon: "奥付",
	made: (stories, date, clock) =>
		`この本に収めた${counted(stories)}本のお話は、${date}、Plotluckで1パートずつ${clock ? "、時計に追われながら" : ""}書かれました。`,
	address: (site) => `自分でも書いてみるなら：${site}`,
	rights: "お話の権利は、書いた人たちのものです。",
	fonts:
		"書体はLilita OneとLiterata（SIL Open Font License 1.1）です。小さな絵はMicrosoftのFluent Emoji（MIT License）です。",
});
