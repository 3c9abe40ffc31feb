import type { pushWords as english } from "../../en/game/push.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts with which a page asks for messages to its device. */
export const pushWords: Words<typeof english> = isolating({
	ask: {
		title: "お知らせしましょうか？",
		text: "次の番まで、何時間もかかるかもしれません。ページを閉じていても、この端末でお知らせできます。",
		yes: "お願いします",
		no: "いいえ、結構です",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "出番を知らせてほしいですか？",
		text: "iPhoneは、ホーム画面に追加したページからの通知だけを受け取ります。「共有」から「ホーム画面に追加」を選び、そこから部屋を開いてください。",
		ok: "わかりました",
	},
	sheet: {
		on: "このゲームの通知",
		hint: "1日に3件まで。届くのは部屋のコードだけで、お話の中身は入りません。",
		kinds: {
			turn: "自分の番が来た",
			hurry: "あと3時間",
			reading: "読む時間になった",
			results: "結果が出た",
			nudge: "幹事にせかされた",
		},
		quiet: "おやすみ時間",
		quietHint: "そのあいだのことは、朝にお知らせします。",
		from: "開始",
		until: "終了",
		hour: (hour: number) => `${hour}時`,
		none: "なし",
	},
	denied: "通知がブラウザで許可されていません。ブラウザの、このサイトの設定から変えられます。",
	failed: "うまくいきませんでした。あとでもう一度試してください。",
});
