import type { coverWords as english } from "../../en/game/cover.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts about the covers that captains draw. */
export const coverWords = isolating<Words<typeof english>>({
	switch: "続けて表紙を描く",
	begin: "表紙を描く",
	heading: "表紙を描こう",
	lead: (timed: boolean) =>
		timed
			? "1分、1枚、画力は不問。自分のお話に飾られて、みんなの目に入ります。"
			: "時間も画力も不問。自分のお話に飾られて、みんなの目に入ります。",
	hang: "飾る",
	none: "表紙なし",
	alt: (name: string | null) => (name === null ? "表紙" : `${name}さんが描いた表紙`),
	/** The heading while only covers are still being drawn, and the line below it. */
	painting: "表紙を描いているところです",
	waiting: "題名はそろいました。",
	enough: "はい、筆を置いて",
	down: "表紙を外す",
	sure: "本当に？",
});
