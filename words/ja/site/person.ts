import type { personWords as english } from "../../en/site/person.ts";
import type { Words } from "../../words.ts";
import { san } from "../grammar.ts";

/** The texts of the profile and the play pages, and about rank, avatars and what is locked. */
export const personWords: Words<typeof english> = {
	ranks: [
		"よちよち語り部",
		"週末もの書き",
		"徹夜明けの筆",
		"締め切り破り",
		"文豪（自称）",
		"言葉の大王",
	],
	stars: (count) => `星${count}つ`,
	topClass: "S級",

	supporter: { active: "サポーター：有効", none: "サポーター：なし" },

	profile: {
		title: "プロフィール",
		heading: "今夜はどちらさま？",
		name: "名前",
		nameHint: "1〜10文字（漢字・かな・ハングルがなければ3文字から）",
		nameFaults: {
			missing: "名前がない！？",
			short: "漢字やかなのない名前は3文字以上にしてください",
			long: "名前は10文字までにしてください",
		},
		nameShortBy: (text, missing) => `${text}（あと${missing}文字）`,
		mature: "18歳以上です",
		matureHint: "18歳未満なら、遊べるのは全年齢の部屋です。",
		noAge: "選んでください。遊べる部屋がこれで決まります。",
		font: "フォント",
		fonts: { classic: "定番", silly: "おふざけ", accessible: "読みやすい" },
		theme: "テーマ",
		deviceTheme: "端末に合わせる",
		themes: {
			classic: "クラシック",
			noir: "夜",
			sparkle: "キラキラ",
			neon: "ネオン",
			blue: "青",
			nineties: "90年代",
			petal: "花びら",
			blood: "鮮血",
			worm: "ミミズ",
			goth: "ゴス",
			hacker: "ハッカー",
			winter: "冬",
		},
		avatar: "顔",
		previous: "前の顔",
		next: "次の顔",
		save: "保存",
	},

	play: {
		title: "遊ぶ",
		heading: "ご注文は？",
		create: "ゲームを作る",
		createText: "王冠をかぶり、ルールを選び、コードを読み上げる係です。",
		enter: "ゲームに入る",
		enterText: "四文字を教わりましたか。では、どうぞ中へ。",
		audience: "観客として入る",
		audienceText: "観て、貼って、投票します。手は出しませんが、口は出します。",
	},

	join: {
		title: "ゲームに入る",
		heading: "四文字をどうぞ",
		audienceHeading: "客席はこちら",
		code: "ルームコード",
		hide: "コードを隠す",
		hideHint: "画面が全国に流れている人へ。",
		join: "入る",
		joinAudience: "観戦",
		as: (name) => `${san(name)}として入ります。`,
		badCode: "ルームコードは四文字で、IとOは使いません。",
	},

	alerts: {
		player: "プレイヤーの支度が済んでいません",
		roomCode: "ルームコードはいずこへ",
		failed: (error) => `ロビーに入れませんでした：${error}`,
		ok: "わかりました",
	},

	locked: {
		avatar: "鍵つき。サポーター限定の顔です。",
		secret: "鍵つき。サポーター限定の顔ですが、昔の隠しコマンドを覚えている人も使えます。",
		theme: "鍵つきのものはサポーター限定です。",
		unlock: "鍵の開けかた",
		keeps: (name) => `いまの顔は${name}のままです。`,
		mark: "鍵つき",
	},

	dog: { press: "犬をなでる", barks: "ワン！" },
	poulet: "ニワトリについていく（新しいタブで開きます）",
};
