import type { slowWords as english } from "../../en/game/slow.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many, san } from "../grammar.ts";

const slowTime = (hours: number): string =>
	hours % 24 === 0 ? many(hours / 24, "日") : `${hours}時間`;

/** The texts about games that are played over days. */
export const slowWords: Words<typeof english> = isolating({
	time: slowTime,
	partEach: (hours: number) => (hours === 24 ? "1日1パート" : `1パート${slowTime(hours)}`),
	days: (days: number) => {
		const weeks = Math.round(days / 7);
		if (days < 6) return `約${days}日`;
		return `約${weeks}週間`;
	},
	quiet: "おやすみ時間",
	quietHours: (from: number, until: number) => `${from}時から${until}時`,
	noQuiet: "なし",
	/** With the name of a time zone. */
	quietHint: (zone: string) => `この時間に締め切りは来ません（${zone}）。`,
	/** With a time as above. */
	chip: (time: string) => `何日もかけて、1パート${time}`,
	day: "もう一日",
	together: "いま一緒に読む",
	togetherNote: "みんなそろっていますか？それなら、一緒にページをめくりましょう。",
	wake: { short: "起こす", label: (name: string) => `2パート寝過ごした${san(name)}を起こす` },
	messages: "通知",
	messagesTitle: "この端末への通知",
	leave: "このページは閉じても大丈夫。順番が来たら、トップページに出ます。",
});
