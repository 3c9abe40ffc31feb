import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many, san } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "これまでのゲーム",
		loading: "これまでのゲームを運んでいます。",
		missing: "これまでのゲームが届きませんでした。",
		who: "みんなのようす",
		states: {
			done: "書き終えた",
			writing: "執筆中",
			busy: "作業中",
			asleep: "眠っている",
			gone: "退室した",
		},
		days: "日ごとの記録",
		nothing: "まだ何も提出されていません。",
		/** Without a name authors are secret, without words the part is still open. */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name === null ? "誰か" : san(name)}がパート${part}を提出${
				words === null ? "" : `（${many(words, "語")}）`
			}`,
		own: "あなたのお話",
		ownNone: "あなたが書いたお話がここに並びます。",
		ownMissing: "あなたのお話が届きませんでした。",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `${listed(cast)}のお話`,
		/** In place of the reader's name. */
		you: "あなた",
	},

	recap: {
		heading: "ここまでの日々",
		days: (count: number) => many(count, "日"),
		parts: (count: number) => many(count, "パート"),
		words: (count: number) => many(count, "語"),
		/** With a time such as "2日4時間". */
		longest: (time: string, name: string | null) =>
			name === null
				? `いちばん長く待ったパートは${time}。`
				: `いちばん長く待ったのは${san(name)}の${time}。`,
	},

	move: {
		open: "別の端末で続ける",
		text: "これを別の端末で読み取るか、その端末でリンクを開いてください。使えるのは一度だけです。人には見せないでください。開いた人があなたの席で遊べてしまいます。",
		qr: "あなたの席へのリンクのQRコード",
		/** With a time of day. */
		until: (time: string) => `${time}まで使えます。`,
		hidden: "配信中はコードを隠しています。リンクをコピーしてください。",
		copy: "リンクをコピー",
		copied: "コピーしました",
		copyFailed: "コピーできませんでした",
		make: "リンクを作る",
		another: "新しいリンクを作る",
		used: "リンクが使われました。心当たりがなければ、席を取り戻してください。",
		over: "リンクの期限が切れました。",
		devices: (count: number) => `ここから席を受け取った端末が${count}台あります。`,
		takeBack: "席を取り戻す",
		sure: "ほかの端末をすべて終える？",
		takenBack: "あなたの席は、いまこの端末だけにあります。",
		cancel: "リンクを取り消す",
	},

	/** The page that the link opens. */
	arrive: {
		title: "ここで続ける",
		heading: "席もいっしょに移ります",
		text: "別の端末の席に、書いたものごと移ります。リンクが使えるのは一度だけです。",
		go: "ここで続ける",
		failed: "うまくいきませんでした",
		incomplete:
			"リンクが途中で切れています。全部コピーするか、もう一度コードを読み取ってください。",
	},

	desk: {
		nudge: {
			label: (name: string) => `${san(name)}をせかす`,
			sure: (name: string) => `${san(name)}をいま、せかす？`,
			done: (name: string) => `${san(name)}に届きました。`,
		},
		offer: {
			heading: "空いている席",
			note: "次に来た人が、お話と順番を引き継ぎます。書かれたものはそのまま残ります。",
			label: "席をゆずる",
			sure: "いま、ゆずる？",
			offered: "募集中",
		},
	},
});
