import type { lastingTableWords as english } from "../../en/game/lasting-table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results, on home, and on its own page. */
export const lastingTableWords: Words<typeof english> = isolating({
	keep: {
		heading: "来週もこのテーブルで？",
		text: "テーブルを残しておきましょう。みんな共通のリンクがひとつと、みんなの夜が並ぶ棚ができます。",
		name: "テーブルの名前",
		usual: (name: string) => `${name}のテーブル`,
		button: "このテーブルを残す",
		kept: (table: string) => `残しました：${table}`,
		found: "いっしょに遊んだ人のホームに、これからはいつも出ています。",
		go: "テーブルへ",
	},
	home: {
		open: (table: string) => `開いています：${table}`,
		there: (count: number) => `${count}人が席についています。どうぞ！`,
	},
	page: {
		title: "テーブル",
		open: "テーブルを開く",
		openText: "前回と同じ設定で部屋を開きます。ほかのみんなのホームにも出ます。",
		sit: "席につく",
		isOpen: (count: number) => `テーブルは開いています。いま${count}人います。`,
		adults: "前回は18歳以上のテーブルでした。開けるのは18歳以上の人だけです。",
		foreign: "その部屋にメンバーはいません。いるのはリンクを知っている人だけです。",
		close: "その部屋を閉じる",
		closeSure: "全員が退室になります。いいですか？",
		link: "このテーブルのリンク",
		linkHint:
			"このリンクがあれば、だれでもテーブルを開いて席につけます。作った人が新しくするまで、リンクは変わりません。",
		qr: "このテーブルのQRコード",
		failed: "テーブルがありません",
	},
	shelf: {
		heading: "棚",
		strangers:
			"棚が見えるのはテーブルのメンバーだけです。メンバーと一晩おしまいまで遊ぶと、仲間入りです。",
		empty: "まだ一晩もありません。棚のほこりは払ってあります。",
		note: "だれかが本棚に残しているあいだ、お話はここに並びます。日付はずっと残ります。",
		nothing: "この夜のお話は、だれも残していません。",
		won: (awards: readonly string[]) => `受賞：${listed(awards)}`,
		by: (name: string) => `書き出し：${name}`,
		mature: "18歳以上向けのお話",
		read: (time: string) => `お話を読んで残す（${time}まで）`,
	},
	weekly: {
		heading: "毎週",
		first: "最初の夜",
		get: "カレンダーに追加",
		hint: "リンク入りのカレンダー用ファイルです。夏も冬も、あなたの時計の時刻で動きます。",
	},
	away: {
		renew: "新しいリンクを作る",
		renewSure: "前のリンクは使えなくなります。いいですか？",
		alone: "新しいリンクを自分だけで",
		aloneSure: "ほかの人は全員テーブルから外れます。いいですか？",
		leave: "このテーブルを離れる",
		leaveSure: "本当に離れますか？",
		delete: "このテーブルを削除",
		deleteSure: "みんなのところから消えます。いいですか？",
		kept: "最後の夜から一年間残ります。アカウントのある人には、好きなだけ残ります。",
	},
});
