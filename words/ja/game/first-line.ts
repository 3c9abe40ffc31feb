import type { firstLineWords as english } from "../../en/game/first-line.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the first line of the day, its end and the days one has written. */
export const firstLineWords: Words<typeof english> = isolating({
	heading: "今日の書き出し",
	number: (day) => `第${day}回`,
	start: "ここから書く",
	terms: "五分間、ひとりで",
	written: "今日はもう書きました。",
	next: (time) => `次の書き出しまで、あと${time}です。`,
	card: (day) => `書き出し 第${day}回`,
	best: "会心の一文",

	end: {
		heading: ["これが今日の", "一文です。"],
		deal: "自分の一文を見せると、明日、ほかの人の続きも読めます。",
		share: "カードを共有",
		whole: "お話を全部読む",
	},
	consent: {
		label: "ほかの人に一文を見せる",
		text: (time) => `名前は出ません。${time}に消えます。`,
	},
	others: {
		heading: "昨日の、よその続き",
		text: "同じ書き出しから、ほかの人はこう続けました。",
		nobody: "昨日は、だれも一文を置いていきませんでした。",
		report: "通報",
		reportLine: (line: string) => `${inQuotes(line)}を通報`,
		reported: "ありがとうございます。もうだれにも見えません。",
	},
	days: {
		heading: "書いた日",
		text: "この端末で続きを書いた書き出しです。",
		none: "まだありません。トップページで、毎日新しい書き出しが待っています。",
		wrote: (day: string) => `${day}、書きました`,
		earlier: "前の月",
		later: "次の月",
	},
});
