import type { lastingTableWords as english } from "../../en/game/lasting-table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results and on its own page. */
export const lastingTableWords: Words<typeof english> = isolating({
	keep: {
		heading: "この卓、また来週も？",
		text: "いつもの卓にしておきましょう。みんなで使うリンクと、遊んだ回と優勝作が並ぶ棚ができます。",
		name: "卓の名前",
		usual: (name: string) => `${name}の卓`,
		button: "いつもの卓にする",
		kept: (table: string) => `「${table}」が、いつもの卓になりました。`,
		found: "これからは、一緒に遊んだ人のトップページにも出ます。",
		go: "卓へ",
	},
	page: {
		title: "いつもの卓",
		open: "卓を開く",
		openText: "前回と同じ設定で部屋を開きます。みんなのトップページにも出ます。",
		sit: "席につく",
		isOpen: (count: number) => `卓が開いています。いま${count}人です。`,
		adults: "前回は18歳以上の卓でした。開けるのは、18歳以上の人だけです。",
		foreign: "その部屋に、卓のメンバーはいません。リンクを知っているだけの人たちです。",
		close: "その部屋を閉じる",
		closeSure: "全員が退室になります。いいですか？",
		link: "この卓のリンク",
		linkHint:
			"このリンクがあれば、だれでも卓を開いて席につけます。卓を作った人が新しくするまで、リンクは変わりません。",
		qr: "この卓のQRコード",
		failed: "卓が見つかりません",
	},
	shelf: {
		heading: "棚",
		strangers:
			"棚が見えるのは、この卓のメンバーだけです。メンバーのだれかと一回、最後まで遊べば、仲間入りです。",
		empty: "まだ一回もありません。棚のほこりは払ってあります。",
		note: "優勝したお話は、題名と表紙と会心の一文が一年間ここに並びます。ほかのお話は、だれかが本棚に保存しているあいだだけ。日付はずっと残ります。",
		winner: "この回の優勝",
		untitled: "題名のないお話",
		tidy: "棚を片づける",
		down: "棚からおろす",
		downSure: "だれにも見えなくなり、ここには何も残りません。いいですか？",
		nothing: "この回のお話は、だれも保存していません。",
		won: (awards: readonly string[]) => `受賞：${listed(awards)}`,
		by: (name: string) => `言い出しっぺ：${name}`,
		mature: "18歳以上向けのお話",
		read: (time: string) => `お話を読んで保存（${time}まで）`,
	},
	weekly: {
		heading: "毎週",
		first: "最初の回",
		get: "カレンダーに追加",
		hint: "リンク入りの、カレンダー用ファイルです。夏時間になっても、手元の時計の時刻のままです。",
	},
	away: {
		heading: "この卓を抜ける・変える",
		renew: "新しいリンクを作る",
		renewSure: "前のリンクは使えなくなります。いいですか？",
		alone: "新しいリンクを独り占め",
		aloneSure: "ほかの人は、全員この卓から外れます。いいですか？",
		leave: "この卓を抜ける",
		leaveSure: "本当に抜けますか？",
		delete: "この卓を削除",
		deleteSure: "みんなのところから消えます。いいですか？",
		kept: "最後の回から一年間残ります。アカウントのある人なら、好きなだけ残せます。",
	},
});
