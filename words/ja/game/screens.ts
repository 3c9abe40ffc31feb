import type { screenWords as english } from "../../en/game/screens.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, listed, many, san } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the game's screens. */
export const screenWords = isolating<Words<typeof english>>({
	rating: { MATURE: "18+", ALL_AGES: "全年齢" },

	header: {
		fanfic: "作品",
		of: (n, of) => `${n}／${of}`,
		part: (n) => `パート${n}`,
	},

	subheader: { show: "これはどうやるの？", hide: "もうわかった" },

	waiting: {
		heading: "カップ麺でも作りますか",
		audience: "ここは客席です。お仕事は、待つことと、そわそわすること。",
		host: "だれか詰まってる？",
		kick: (name) => `${san(name)}は退室`,
		skip: (name) => `${san(name)}を飛ばす`,
	},

	guide: {
		ready: "準備よし",
		readyHeading: "いい顔をしています",
		readyText: "まだ説明書を読んでいる人がいます。えらい。",
	},

	minors: {
		heading: "始める前にひとこと",
		text: "この卓には18歳未満の人がいるので、部屋は全年齢のままです。性的な内容、残酷な描写、おばあちゃんに見せられないものはなしでお願いします。",
		alone: "いやだと感じることがあったら、そう言うか、席を立ってください。理由の説明はいりません。",
		link: "マナーを読む",
		newTab: "新しいタブで開きます",
		ack: "了解",
		waitText: "ほかのみんなは、いい子にすると誓っているところです。",
	},

	characters: {
		heading: "だれを出しますか？",
		pairHeading: (count) =>
			count === 1 ? "主役はだれ？" : `主役の${count === 2 ? "ふたり" : `${counted(count)}人`}は？`,
		text: (solo) =>
			solo
				? "有名人でも、架空の人でも、近所の猫でも。だれを引いても、書くのは自分です。"
				: "有名人でも、架空の人でも、近所の猫でも。名前はすべてひとつの鍋に入り、みんながそこからキャストを選びます。",
		pairText: (count) =>
			count === 1
				? "お話をまるごと背負う人です。肝のすわった人か、せめて何か策のある人を。"
				: "お話をまるごと背負う面々です。相性のいい人たちか、せめて積年の恨みがある人たちを。",
		label: (n) => `キャラ${n}`,
		locked: "これも鍋の中",
		ideas: [
			"名前",
			"有名な人",
			"架空の人",
			"だれも予想しない人",
			"感情を持つ家電",
			"宿命のライバル",
		],
		ageOf: (name, mature) => `${name}は${mature ? "18+" : "全年齢"}。変更`,
		story: "このお話は",
		twin: "それはもう入っています",
		nameless: "名前はまだない、と。サイコロをどうぞ。",
		dice: (n) => `キャラ${n}の名前をサイコロで決める`,
		rolled: (n, name) => `キャラ${n}は「${name}」です。`,
		left: (count) => `名前、あと${count}人`,
		submit: "鍋へ投入",
		unrated: "対象年齢を選んで",
		submitPair: "この顔ぶれで",
		doneHeading: "鍋に入りました",
		doneText: "持ち寄ったのは",
		donePair: "お話の主役は",
	},

	create: {
		heading: "キャスト",
		text: (min, max) =>
			`${min === max ? min : `${min}〜${max}`}人を選んで、お話を始めてください。続きはみんなが書きます。`,
		hand: "配られた手札",
		rating: "このお話は",
		forced: "全年齢のキャラを選んだので、お話も全年齢です。",
		more: (count) => `あと${count}人選ぶ`,
		unrated: "対象年齢を選んで",
		select: "選ぶ",
		doneHeading: "また濃い顔ぶれで",
		doneText: (names) =>
			`${names.length === 0 ? "みなさん" : listed(names)}、ただいまお支度中です。`,
	},

	intro: {
		heading: "ご準備を",
		once: ["むかしむかし、あるところに", "むかしむかし、あるところに"],
		yours: () => "の運命を託されました。",
		blind: "見えるのは直前のパートだけ。お覚悟を。",
		first: "がおりました。続きは、まだ一文字もありません。",
		footer: "指の準備運動をどうぞ",
		go: "いざ！",
	},

	write: {
		heading: "パートを書く",
		past: "これまでのお話",
		fold: "たたむ",
		unfold: (count) => `これまでのお話を開く（${many(count, "パート")}）`,
		follows: "まだインクが乾いていません…",
		unknown: "だれか",
		cast: "出演：",
		castFirst: "この顔ぶれで書きだそう：",
		box: "自分のパート",
		placeholder: "すると…",
		once: "むかしむかし…",
		promptFirst: "お題をください",
		promptNext: "次のお題",
		promptNone: "お題は打ち止め",
		promptSwapShort: "一度だけ交換",
		promptSwap: (prompt) => `このお題を一度だけ交換：${prompt}`,
		done: "できた",
		words: (count) => many(count, "文字"),
		left: (count) => `あと${count}文字`,
		longPaste: (most) =>
			`ご自分の手で書いてください。一度に貼り付けられるのは${most}文字までです。`,
		saving: "保存中…",
		over: "時間切れ",
		given: {
			by: (name) => `${name === null ? "だれか" : san(name)}から回ってきました。`,
			last: "最後の番です。オチをつけてください。",
			once: () => "むかしむかし、あるところに",
			blank: "がおりました。続きは、まだ一文字もありません。",
		},
		byline: (name, part) => `${name}、パート${part}`,
		back: "読み返す",
		backToText: "続きを書く",
		prompt: "お題",
		faces: {
			sum: (done, all) => `${all}人中${done}人`,
			label: (done, all) => `${all}人中${done}人が完了。だれが何をしているか`,
			title: "卓の様子",
		},
		forReading: "読む時間",
		down: {
			heading: "鉛筆を置いて！",
			handedIn: "提出済み",
			still: (name) => `${san(name)}の残り時間`,
			moreToRead: "長いお話に当たって、読む分が多かったのです。",
			leftThem: "こう書いて渡しました",
			readAll: "自分のを全部読む",
			poke: (name) => `${san(name)}をつつく`,
		},
		extra: (seconds) => `これまでを読む時間を${seconds}秒追加`,
		skipSteps: ["全員を先へ", "本当に？", "はい、先へ！"],
		waitText: (solo) =>
			solo
				? "耳をすますと、だれかが白紙を説得している声がします。"
				: "耳をすますと、友だちがお話をこじらせている音がします。",
		flag: "報告",
		flagged: "報告済み",
		flagLabel: (part) => `${part}を幹事に報告する`,
	},

	title: {
		heading: "題名は？",
		text: (solo) =>
			solo
				? "全部、自分でやったことです。もう一度読んで、名前をつけてあげてください。"
				: "自分が言い出したお話が戻ってきました。どうぞ、この変わり果てた姿を。",
		label: "題名",
		placeholder: "吾輩は鍋である",
		submit: "この題でいく",
		missing: "無題ですか。この卓では通りません。",
		doneHeading: "表紙に刷りました",
		doneText: (title) => `${inQuotes(title)}で決まりです。`,
		bare: "もう表紙に載っています。",
		watchHeading: () => "題名をどうぞ",
		watchText: (solo) =>
			solo
				? "作者が名前を考えています。決まったら、読めます。"
				: "作者たちが、自分のしでかしたことに題をつけています。次は読む時間です。",
	},

	censor: {
		heading: "黒塗りするところは？",
		text: "だれにも読ませたくないパートに印をつけてください。報告があったものには、そう書いてあります。",
		flags: (count) => `${count}人が報告`,
		mark: "黒塗り",
		markLabel: (part) => `${part}を黒塗りにする`,
		marked: "黒塗り済み",
		confirm: (count) =>
			count === 0 ? "問題なし、読み始める" : `${many(count, "パート")}を黒塗りして読む`,
		waitHeading: "幹事がお毒見中",
		waitText: (host) => `${san(host)}が、お出しして大丈夫かどうか確かめています。すぐ済みます。`,
	},
});
