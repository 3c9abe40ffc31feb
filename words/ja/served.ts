import type { servedWords as english } from "../en/served.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";
import { documentWords } from "./document.ts";
import { grouped, prose } from "./grammar.ts";

/**
 * The texts that the server itself shows: pages of the sign-in, link previews, lines for chats and
 * calendars, messages to devices, and the descriptions of pages by their path, but those of
 * texts (words/page-text.ts).
 */
export const servedWords: Words<typeof english> = {
	signIn: {
		stale: {
			title: "このログインは冷めてしまいました",
			text: "お待たせしすぎたか、別の場所から来たログインです。なくなったものはありません。このウィンドウを閉じて、もう一度始めてください。",
			toProfile: "プロフィールへ",
		},
		busy: {
			title: "入口に行列ができています",
			toHome: "トップページへ",
		},
		out: {
			title: "ログアウトしています",
			ask: "ログアウトしますか？",
			button: "ログアウト",
			stay: "ログインしたままにする",
		},
	},
	chat: isolating({
		room: (code: string) => `Plotluck 部屋${code}`,
		test: "このチャットとつながりました。だれの番か、だれが提出したか、いつ読み始めるかをお知らせします。",
		everybody: "みなさん",
		listed: (names: readonly string[], more: number) =>
			names.map((name) => `${name}さん`).join("、") + (more > 0 ? `ほか${grouped(more)}人` : ""),
		turn: (who: string, until: string | null) =>
			until ? `${who}の番です（${until}まで）` : `${who}の番です`,
		handedIn: (name: string, words: number) => `${name}さんが提出しました（${prose(words)}）`,
		parts: (count: number) => `${grouped(count)}パートが提出されました`,
		reading: (until: string | null, link: string) =>
			`読む時間です${until ? `（${until}まで）` : ""} ${link}`,
		results: (link: string) => `結果が出ました ${link}`,
	}),
	calendar: {
		turn: (code: string) => `出番の締め切り（Plotluck ${code}）`,
		reading: (code: string) => `読む時間の終わり（Plotluck ${code}）`,
		results: (code: string) => `結果が出ました（Plotluck ${code}）`,
	},
	/** Messages to devices, which name the room by its code. */
	messages: isolating({
		turn: { title: "出番です", text: (code: string) => `部屋${code}が待っています。` },
		hurry: {
			title: (hours: number) => `あと${hours}時間`,
			text: (code: string) => `部屋${code}がまだ待っています。`,
		},
		reading: {
			title: "読む時間です",
			text: (code: string) => `部屋${code}のお話が書き上がりました。読みに来てください。`,
		},
		results: {
			title: "結果が出ました",
			text: (code: string) => `部屋${code}がどうなったか、見に来てください。`,
		},
		nudge: {
			title: "幹事がせかしています",
			text: (code: string) => `お越しにならないと、部屋${code}が先に進めません。`,
		},
		/** With a weekday and a time. */
		until: (time: string) => `${time}まで。`,
	}),
	previews: {
		home: {
			title: "Plotluck：みんなで書きつなぐパーティーゲーム",
			text: documentWords.description,
			picture: "鉛筆の入った鍋と、書きたくてたまらない5人のキャラ",
		},
		invitation: {
			title: "一緒に書きませんか",
			text: "キャラを持ち寄り、ペンを回して、みんなの末路を読みましょう。アプリもアカウントも不要です。",
		},
		story: {
			title: "みんなで書いたお話",
			text: "何人もで、代わる代わる書きました。反省している人は、ひとりもいません。",
			picture: "キツネとジャガイモが、2枚の紙にお話を書いています",
		},
		storyPicture: "お話の題名と一文、そして書いた人たちの名前",
	},
	descriptions: {
		"/blog": "厨房だより。友だち三人がPlotluckをこしらえるまでの、架空の連載です（英語）。",
		"/supportus": "Plotluckの鍋の火を絶やさないためにできること。",
		"/supporter": "Plotluckのサポーター特典と、その料金。",
		"/bugreport": "Plotluckの調子がおかしいときは、こちらからお知らせください。",
		"/drawing": "パートとパートの合間に使える、らくがき帳。",
	},
};
