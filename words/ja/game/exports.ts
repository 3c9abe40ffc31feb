import type { exportWords as english } from "../../en/game/exports.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { facts } from "../grammar.ts";

/** The texts in pictures and text files, which the screens show too. */
export const exportWords = isolating<Words<typeof english>>({
	blank: "（白紙のまま）",
	removed: "黒塗り済み",
	/** On the picture of the winner. */
	best: "今夜の一作",
	with: "出演：",
	by: (name, part) => `${name}、${part}`,
	continued: (by) => `${by}、続き`,
	startedBy: (name) => `言い出しっぺ：${name}`,
	written: (date) => `Plotluckにて執筆、${date}`,
	page: (n, of) => `ページ ${n}／${of}`,
	rating: (mature) => (mature ? "18+" : "全年齢"),
	moreFaces: (count) => `+${count}`,
	matureText: "書いた人たちが、このお話を18+に指定しています。",
	/** Facts in one line. */
	facts,
	/** The heading of a part in a text file. */
	heading: (part, name) => `${part}：${name}`,
});
