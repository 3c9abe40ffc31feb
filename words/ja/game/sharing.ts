import type { sharingWords as english } from "../../en/game/sharing.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the buttons that save and share stories, and of the page of a permalink. */
export const sharingWords = isolating<Words<typeof english>>({
	heading: "お持ち帰り",
	winner: "優勝作をシェア",
	bookHeading: "本にする",
	picturesZip: "画像 .zip",
	pictures: "画像",
	share: "共有",
	drawn: "画像ができました。「共有」を押すと送れます。",
	textsZip: "文章 .zip",
	book: { epub: "本 .epub", html: "印刷用の本" },
	bookHelp: "登場人物、お話、賞、名言。全部入りです。印刷用の本はブラウザで開いてください。",
	binding: "製本しています…",
	savePicture: "画像を保存",
	saveText: "文章を保存",
	downloadImage: "画像ダウンロード",
	downloadText: "文章ダウンロード",
	teaser: "正方形の画像",
	dayCard: "今日のカード",
	permalink: "共有リンク",
	copyLink: "リンクコピー",
	link: "共有リンク",
	copied: "コピーしました。このリンクを知っている人は、24時間、お話を読めます。",
	copyByHand: "このリンクを知っている人は、24時間、お話を読めます。ここからコピーしてください。",
	drawing: (n, of) => `画像を描いています（${n}／${of}）…`,
	packing: "包んでいます…",
	failed: "うまくいきませんでした。もう一度試してください。",
	noSeat: "このブラウザは席のことを忘れてしまったので、お話を共有できません。",
	awards: "賞",
	reactions: (part) => `${part}へのシール`,

	view: {
		loading: "探しています…",
		title: "共有されたお話",
		gone: "このお話はもう帰りました",
		goneText: "共有されたお話がここにいるのは24時間です。だれかが画像を持っているかもしれません。",
		unreachable: "お話が届きませんでした",
		until: (time) => `このページは${time}までここにあります。`,
		mature: "18歳以上の読者向け",
		show: "18歳以上です。表示する",
		home: "友だちと書いてみる",
		goHome: "ホーム",
	},
});
