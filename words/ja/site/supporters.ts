import type { supporterWords as english } from "../../en/site/supporters.ts";
import type { Words } from "../../words.ts";

/** The texts about supporters: buying, thanks, and other ways to support the game. */
export const supporterWords: Words<typeof english> = {
	product: "サポーター",
	title: "サポーター",
	heading: ["サポーターに", "なりませんか"],
	lead: "特典は五つ。お代で、鍋の火が何晩かもちます。",
	once: "4.99カナダドル、一度きり。定期購入なし、小さな字の注意書きなし、押し売りなし。",
	perksTitle: "サポーターの特典",
	perks: {
		packs: {
			title: "お題パックが全部",
			text: "悪だくみの引き出しがあと七つ。自分が開くどの部屋でも使えます。",
		},
		themes: {
			title: "テーマが全部",
			text: "花びらからミミズまで、ページの着替えがあと十着。",
		},
		avatars: {
			title: "サポーター限定の顔",
			text: "ぴかぴかの親戚が七人と、秘密を抱えたのがひとり。名前の横には星もつきます。",
		},
		zine: { title: "デジタルZINE", text: "お話と漫画と、少々の食べこぼしで82ページ。" },
		adverts: { title: "広告なし", text: "目に入るのは、自分の書いたものと、友だちのしわざだけ。" },
	},
	zine: "ZINEを開く",
	zineLocked: "ZINEはサポーターだけが開けます。",

	buy: "4.99でサポーターになる",
	buying: "レジへ向かっています…",
	bought: "サポーターです",
	thanks: "もうサポーターです。本当にありがとうございます。おかげで鍋が冷めません。",
	loggedOut: ["サポーターになるにはログインが必要です。", "ここからログイン"],
	off: "このサーバーでは何も売っていません。運営者に聞いてみてください。",
	open: "お代は結構。ここでは全員が全部使えます",
	openText: "このサーバーは出し惜しみをしません。どれもご自由にどうぞ。",

	refused: {
		alreadySupporter: "そのアカウントはもうサポーターです。お金はしまってください！",
		checkoutAway:
			"レジが応答しませんでした。請求は発生していません。少ししてから、もう一度試してください。",
		checkoutLimit: "お買い物が続きすぎです。お茶を一杯飲んで、1時間後にもう一度試してください。",
		checkoutOff: "いまは何も売っていません。請求は発生していません。",
		other: "レジが受け付けませんでした。請求は発生していません。もう一度試してください。",
	},

	thankYou: {
		title: "ありがとうございます",
		heading: ["ありがとう", "ございます！"],
		lead: "これで、とびきりばかばかしいゲームのサポーターです。使えるようになったもの：",
		unlocked: {
			packs: "お題パック",
			themes: "すべてのテーマ",
			zine: "ZINE",
			avatars: "サポーター限定の顔",
			adverts: "どこにも広告なし",
		},
		refresh: "反映するには、サイトを再読み込みしてください。",
		button: "サイトを再読み込み",
		waiting: "レジの返事を待っています。少しかかります。",
		here: "お会計が済みました。これで全部使えます。",
		slow: "今日はレジがゆっくりです。お支払いは無事なので、数分後にもう一度見に来てください。",
	},

	supportUs: {
		title: "支援する",
		heading: ["応援、", "大歓迎"],
		lead: "ゲームは無料で、これからも無料です。気に入ったら、鍋の火を守る方法はこちら。",
		supporter: {
			heading: "サポーターになる",
			text: "4.99カナダドル、一度きりで、特典が五つ。",
			button: "特典を見る",
		},
		merch: {
			heading: "グッズ",
			text: "アライグマを着て町へ。きっと聞かれますが、ひとことでは説明できません。",
			button: "売店へ",
			none: "売店はまだありません。シャツにアライグマを描いてください。見なかったことにします。",
		},
		zine: {
			heading: "ZINE",
			text: "袖を糊だらけにして手作りした82ページ。",
			button: "ZINEを開く",
			locked: "読めるのはサポーターです。五つの特典のひとつです。",
		},
		tips: {
			heading: "投げ銭",
			text: "小銭がたまると、みんなの卓に新しいものがひと品増えます。",
			button: "投げ銭する",
			none: "投げ銭箱はまだありません。代わりに、友だちに広めてください。そのほうが倍うれしいです。",
			goals: "投げ銭の目標",
			unlocked: "達成",
			locked: "未達成",
		},
		social: {
			heading: "ひと声かける",
			text: "お知らせ、ファンアート、よその卓の結末。",
			none: "公式アカウントはまだありません。お気に入りの結末を、好きな所に投稿してください。猫の話も忘れずに。",
		},
	},

	goals: [
		{ amount: 200, prize: "新キャラ", sprite: 20 },
		{ amount: 500, prize: "もうひとりの新キャラ", sprite: 21 },
		{ amount: 1000, prize: "新しいゲームモード", sprite: null },
	],
};
