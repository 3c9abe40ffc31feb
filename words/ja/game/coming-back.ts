import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many, prose, san } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "ここまでの様子",
		loading: "ここまでの様子を聞いてきます。",
		missing: "ここまでの様子を聞き出せませんでした。",
		who: "みんなのいま",
		states: {
			done: "完了",
			writing: "執筆中",
			busy: "作業中",
			asleep: "就寝中",
			gone: "抜けた",
		},
		days: "日ごとの記録",
		nothing: "まだ何も提出されていません。",
		/** Without a name authors are secret, without words the part is still open. */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name === null ? "だれか" : san(name)}がパート${part}を提出${
				words === null ? "" : `（${prose(words)}）`
			}`,
		own: "自分のお話",
		ownNone: "書いたお話が、ここに並びます。",
		ownMissing: "お話が届きませんでした。",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `${listed(cast)}のお話`,
		/** In place of the reader's name. */
		you: "自分",
	},

	recap: {
		heading: "ここまでの日々",
		days: (count: number) => many(count, "日"),
		parts: (count: number) => many(count, "パート"),
		words: (count: number) => prose(count),
		/** With a time such as "2日4時間". */
		longest: (time: string, name: string | null) =>
			name === null
				? `待ち時間の最長記録は、${time}。`
				: `待ち時間の最長記録は、${san(name)}待ちの${time}。`,
	},

	move: {
		open: "別の端末で続ける",
		text: "別の端末でこれを読み取るか、リンクを開いてください。使えるのは一度だけです。人には見せないでください。開いた人が、この席で遊べてしまいます。",
		qr: "この席へのリンクのQRコード",
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
		devices: (count: number) => `この席は、ほかに${count}台の端末で開いています。`,
		takeBack: "席を取り戻す",
		sure: "ほかの端末は全部外す？",
		takenBack: "席は、いまこの端末だけにあります。",
		cancel: "リンクを取り消す",
	},

	/** The page that the link opens. */
	arrive: {
		title: "ここで続ける",
		heading: "席もついてきます",
		text: "別の端末と同じ席で、書いたものもそのまま、ここから続けられます。リンクが使えるのは一度だけです。",
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
			label: "後任を募集",
			sure: "いま、募集する？",
			offered: "募集中",
		},
	},
});
