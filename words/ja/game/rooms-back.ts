import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import type { Words } from "../../words.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords: Words<typeof english> = {
	back: "さっきまでいた所",
	resume: (code) => `部屋${code}へ戻る`,
	seatKept: "席は取ってあります。",
	rooms: {
		lobby: "ロビーにて",
		running: "宴もたけなわ",
		over: "結果が出ました",
	},
	playing: (count) => `${count}人着席`,
	watching: "観戦中です",
	/** With the time at which it ends, if it has one. */
	turn: (until) => (until ? `あなたの番です（締め切りは${until}）` : "あなたの番です"),
	myGames: "遊んでいるゲーム",
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) => `前に来てから新しいパートが${parts}つ`,
	/** A seat that the account has on another device. */
	elsewhere: "別の端末で遊んでいます。ここで続けますか？",
	notBrought: "席をここへ移せませんでした。",
	lastGames: {
		title: "前回のお話",
		until: (time) => `前回のお話、${time}まで`,
		ofRoom: (code, time) => `部屋${code}のお話、${time}まで`,
	},
};
