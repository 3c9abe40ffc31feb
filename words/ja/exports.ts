import type { exportWords as english } from "../en/exports.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";

/** The texts of exports: in the files, on the buttons, on the page of a permalink. */
export const exportWords = isolating<Words<typeof english>>({
	heading: "お持ち帰り",
	bookHeading: "本にする",
	picturesZip: "画像 .zip",
	pictures: "画像",
	share: "共有",
	drawn: "描けました。「共有」を押すと送れます。",
	textsZip: "文章 .zip",
	book: { epub: "本 .epub", html: "印刷用の本" },
	bookHelp:
		"本には全部入っています。登場人物、お話、賞、名言。印刷用の本はブラウザで開いてください。",
	binding: "製本しています…",
	savePicture: "画像を保存",
	saveText: "文章を保存",
	downloadImage: "画像ダウンロード",
	downloadText: "文章ダウンロード",
	teaser: "正方形の画像",
	moreFaces: (count) => `+${count}`,
	permalink: "固定リンク",
	copyLink: "リンクコピー",
	link: "固定リンク",
	copied: "コピーしました。このリンクを知っている人は、24時間、お話を読めます。",
	copyByHand: "このリンクを知っている人は、24時間、お話を読めます。ここからコピーしてください。",
	drawing: (n, of) => `画像を描いています（${n}／${of}）…`,
	packing: "包んでいます…",
	failed: "うまくいきませんでした。もう一度試してください。",
	noSeat: "このブラウザは席のことを忘れてしまったので、お話を共有できません。",

	blank: "（白紙のまま）",
	removed: "本文削除",
	with: "出演",
	by: (name, part) => `${name}、${part}`,
	continued: (by) => `${by}、続き`,
	awards: "賞",
	reactions: (part) => `${part}へのシール`,
	startedBy: (name) => `言い出しっぺ：${name}`,
	written: (date) => `Plotluckにて執筆、${date}`,
	page: (n, of) => `ページ ${n}／${of}`,
	rating: (mature) => (mature ? "18+" : "全年齢"),

	view: {
		loading: "探しています…",
		title: "共有されたお話",
		gone: "このお話はもう帰りました",
		goneText: "共有されたお話がここにいるのは24時間です。だれかが画像を持っているかもしれません。",
		unreachable: "お話が届きませんでした",
		until: (time) => `このページは${time}までここにあります。`,
		mature: "18歳以上の読者向け",
		matureText: "書いた人たちが、このお話を18+に指定しています。",
		show: "18歳以上です。表示する",
		home: "友だちと書いてみる",
		goHome: "ホーム",
	},
});
