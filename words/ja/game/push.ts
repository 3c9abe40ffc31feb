import type { pushWords as english } from "../../en/game/push.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts with which a page asks for messages to its device. */
export const pushWords: Words<typeof english> = isolating({
	ask: {
		title: "お知らせしましょうか？",
		text: "次の番が来るまで何時間もかかるかもしれません。ページを閉じていても、この端末でお知らせできます。",
		yes: "お願いします",
		no: "いいえ、結構です",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "自分の番を知りたいですか？",
		text: "iPhoneは、ホーム画面に追加したページからの通知だけを受け取ります。「共有」から「ホーム画面に追加」を選び、そこから部屋を開いてください。",
		ok: "わかりました",
	},
	sheet: {
		on: "このゲームの通知",
		hint: "1日に3件まで。部屋のコードだけで、お話の文章は含みません。",
		kinds: {
			turn: "自分の番が来た",
			hurry: "あと3時間",
			reading: "読む時間になった",
			results: "結果が出た",
			nudge: "幹事からの呼びかけ",
		},
		quiet: "静かな時間",
		quietHint: "その間の出来事は、朝にお知らせします。",
		from: "開始",
		until: "終了",
		hour: (hour: number) => `${hour}時`,
		none: "なし",
	},
	denied: "このページからの通知がブラウザで許可されていません。このサイトの設定で変更できます。",
	failed: "うまくいきませんでした。あとでもう一度お試しください。",
});
