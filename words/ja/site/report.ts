import type { reportWords as english } from "../../en/site/report.ts";
import type { Words } from "../../words.ts";

/** The texts of the bug report and of reporting a shared story. */
export const reportWords: Words<typeof english> = {
	reasons: {
		minors: "性的な場面に子どもや未成年が出てくる",
		hate: "憎悪や脅し",
		person: "実在の人物、またはだれかの個人情報について書かれている",
		rating: "成人向けなのに18+になっていない",
		spam: "お話ではなく宣伝",
		other: "そのほか、マナーに反するもの",
	},

	story: {
		report: "このお話を通報する",
		heading: "どこに問題がありますか？",
		text: "通報は、このサイトの運営者が読みます。だれからの通報かは、だれにも知らされません。",
		reason: "理由",
		send: "通報を送る",
		sent: "ありがとうございます。このサイトの運営者が確認します。",
		takenDown: "このお話は取り下げられました",
		takenDownText: "お店の決まりに反していました。厨房よりお詫びいたします。",
	},

	bug: {
		title: "不具合報告",
		heading: "不具合報告",
		subheader: "不具合を報告するには、ログインが必要です。",
		kept: "ここに書いた内容は、そのまま取ってあります。",
		noAccounts: "ここにはログインの仕組みがないので、不具合報告は受け付けていません。",
		contact: "ほかの連絡方法",
		fields: {
			summary: "何が起きましたか？",
			date: "いつ？",
			roomCode: "ルームコード",
			device: "端末とブラウザ",
			otherDevice: "ほかの端末でも起きますか？",
			errorDisplayed: "エラーメッセージは出ましたか？",
			frequency: "どのくらいの頻度で？",
			additionalInfo: "ほかには？",
		},
		hints: {
			summary: (longest) => `${longest}文字まで`,
			date: "だいたいで構いません",
			roomCode: "部屋の中で起きたなら",
			device: "例：古いスマホのFirefox",
			additionalInfo: "直前に何をしたか、メッセージになんと書いてあったか",
		},
		answers: { yes: "はい", no: "いいえ", "n/a": "該当なし" },
		frequencies: {
			once: "一度だけ",
			"hardly ever": "ごくまれに",
			occasionally: "ときどき",
			"every time": "毎回",
		},
		missing: "ここも埋めてください",
		submit: "送信",
		thanks: "不具合のご報告、ありがとうございます！",
		thanksText: "ひげの生えた小さな係の者が、もう虫捕りに出かけました。",
		another: "もうひとつ報告する",
	},
};
