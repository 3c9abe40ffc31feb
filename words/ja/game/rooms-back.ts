import type { roomsBackWords as english } from "../../en/game/rooms-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { san } from "../grammar.ts";

/** The texts of the rooms and stories that a device can return to. */
export const roomsBackWords = isolating<Words<typeof english>>({
	heading: "続きはこちら",
	/** How many further rows there are. */
	more: (count) => `ほか${count}件`,
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
	turn: (until) => (until ? `自分の番です（締め切りは${until}）` : "自分の番です"),
	/** A game over days, by the name of its host. */
	storyOf: {
		title: (host) => `${san(host)}のお話`,
		turn: (host) => `${san(host)}のお話、書く番です`,
	},
	/** A game over days whose host is the reader. */
	ownStory: {
		title: "自分が幹事のお話",
		turn: "自分が幹事のお話、書く番です",
	},
	until: (time) => `${time}まで`,
	writing: (name, others) =>
		others === 0 ? `${san(name)}が執筆中` : `${san(name)}ほか${others}人が執筆中`,
	alone: "ひとりで書くお話",
	unfinished: "結末はまだです",
	/** How long the stories of a game stay. */
	stories: (time) => `お話は${time}まで読めます`,
	/** The best story of a table's last evening, or its day. */
	lastEvening: (what) => `前回：${what}`,
	/** A state of the room, and who is there. */
	place: (where, people) => `${where}、${people}`,
	both: (first, second) => `${first}。${second}`,
	/** How many parts were handed in since this person's last visit. */
	since: (parts: number) => `前に来てから、新しく${parts}パート`,
	/** A seat that the account has on another device. */
	elsewhere: "今は別の端末にあります。",
	notBrought: (reason) => `席をここへ移せませんでした。${reason}`,
	lastGames: {
		title: "前回のお話",
		ofRoom: (code, time) => `部屋${code}、${time}まで`,
	},
});
