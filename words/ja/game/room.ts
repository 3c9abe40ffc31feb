import type { roomWords as english } from "../../en/game/room.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listedPeople, san } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts around every screen of a room, which the pages outside of rooms do not load. */
export const roomWords = isolating<Words<typeof english>>({
	connection: {
		connected: "接続済み",
		connecting: "接続しています…",
		reconnecting: "再接続しています…",
		connection_error: "接続エラー",
		connection_lost: "接続が切れました。再試行中…",
		connection_failed: "サーバーに再接続できませんでした",
		disconnected: "切断されました",
		late: "返事待ちです。粘っています",
		offline: "オフラインです",
		elsewhere: "別の所で使用中",
	},

	save: {
		idle: "",
		saving: "保存中…",
		saved: "保存済",
		kept: "端末に保管",
		closed: "時間切れ",
	},

	late: {
		heading: "間に合わなかった原稿です。ここにしか残っていません。",
		copy: "コピー",
	},

	timer: {
		none: "ごゆっくり",
		until: (time) => `${time}まで`,
		left: (seconds) => (seconds >= 60 ? "残り1分" : `残り${seconds}秒`),
	},

	waiting: {
		done: "完了",
		writing: "執筆中",
		busy: "作業中",
		away: "離席",
	},

	room: {
		title: (code) => `部屋${code}`,
		hiddenTitle: "部屋",
		yourTurn: "出番です",
		heading: "お席を探しています",
		preparing: "ゲームの支度をしています…",
		loading: "読み込み中…",
		invalid: "はぐれました",
		invalidText: "このページが、ゲームとはぐれてしまいました。たいていは再読み込みで追いつきます。",
		reload: "再読み込み",
		refused: "入れません",
		watch: "観客として観る",
		home: "ホーム",
		otherCode: "別のコード",
		elsewhere: "この席は別のタブで開いています",
		elsewhereText: "席はひとりにひとつです。あちらで続けるか、このタブに戻してください。",
		takeBack: "席をこちらへ戻す",
		leaveHeading: "席を立ちますか？",
		leaveGame: "ゲームの真っ最中です。本当に抜けますか？",
		leaveLobby: "もうすぐ始まります。本当に抜けますか？",
		leaveResults: "本当に？",
		seatKept: "部屋が開いているあいだ、席はそのまま取ってあります。",
		seatWaits: "席は取ってあり、いつでも戻れます。ただし、みんなを待たせることになります。",
		giveUp: "席を手放す",
		giveUpSure: "本当に手放す？",
		wayOut: "出口",
		otherAvatar:
			"前の顔はサポーター限定になったので、別の顔をお貸ししました。自分の席を押すと変えられます。",
		stay: "残る",
		leave: "抜ける",
	},

	again: {
		asks: (host) => [`${san(host)}から`, "おかわりの声"],
		asksSequel: (host, title) => [`${san(host)}が書きたいのは`, `${inQuotes(title)}の続き`],
		yours: ["王冠は手元に。", "おかわりは？"],
		joined: (names, host) =>
			names.length === 0
				? `まだだれも来ていません。${san(host)}の合図で始まります。`
				: `${listedPeople(names)}が参加。${san(host)}の合図で始まります。`,
		own: "合図を出せば始まります。",
		join: "参加",
		watchAgain: "また観戦",
		stay: "ここで読んでいる",
		kept: (time) =>
			`席は始まるまで取ってあります。お話はホームの「前回のお話」にあります${time === null ? "" : `（${time}まで）`}。`,
		joinLater: "次の回に参加",
		startedWithout: "次の回は、もう始まってしまいました。",
		watching: "客席に移りました。",
		watch: "観戦する",
		sitIn: "次は書く",
		sitsIn: "次は書きます",
		nudge: (host) => `${san(host)}をせかす`,
		nudged: (host) => `${san(host)}に届きました`,
		nudges: (names) => `${listedPeople(names)}がおかわりを待っています`,
		until: (time) => `お話は${time}までここにあります。`,
		backToLobby: "ロビーへ戻る",
		backToResults: "結果へ戻る",
		before: (back) => (back === 1 ? "前のゲームのお話" : `${back}回前のゲームのお話`),
		loading: "お話を運んでいます",
		notLoaded: "お話が届きませんでした",
		gone: "お話はもう帰りました",
		goneText: "ここにいるのは24時間だけです。だれかが画像を持っているかもしれません。",
	},

	goodbye: "この部屋は閉店しました。またのご来店をお待ちしております。",
});
