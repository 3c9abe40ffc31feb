import type { siteWords as english } from "../../en/site/site.ts";
import { PRODUCT } from "../../product.ts";
import type { Words } from "../../words.ts";
import { grouped, san } from "../grammar.ts";

/** The year of the build, which vite.config.ts puts here. */
declare const BUILD_YEAR: string;

/** The texts of the shared parts and of home, which every page loads. */
export const siteWords: Words<typeof english> = {
	product: PRODUCT,
	copyright: `© ${BUILD_YEAR} Plotluck`,
	loading: "読み込み中…",
	back: "戻る",
	close: "閉じる",
	dismiss: "消す",
	yes: "はい",
	no: "いいえ",
	tryAgain: "もう一度",

	sound: {
		menu: "音と動き",
		on: "音はオンです。音と動き",
		off: "音はオフです。音と動き",
	},

	code: {
		hide: (code) => `ルームコード${code}。隠す`,
		show: "ルームコードは非表示です。表示する",
		masked: "****",
		watching: (count) => `観戦${count}人`,
	},

	home: {
		heading: ["キャラは持参。", "おみやげは", "大河小説。"],
		nameless: "まだ名乗っていない、玄関先のお客さん",
		/** What the game is. */
		what: "みんなでひとつのお話を少しずつ書き継ぎ、声に出して読んで笑うゲームです。",
		gotCode: "コードはお持ちで？",
		codeHint: "四文字です。画面に出ているか、隣の友だちが知っています。打ち終わると扉が開きます。",
		join: "入る",
		start: "自分の部屋を開く",
		otherWays: "ほかの遊びかた",
		name: "名前",
		editName: "名前を変更",
		pill: (name) => `${san(name)}のカード`,
		howToPlay: "遊びかた",
		smallPrint: "ご案内",
		facts: ["友だち3〜12人", "10〜60分", "アプリも登録も不要"],
		visits: (count) => `のべ${grouped(count)}名様ご来店`,
		maintenance: "厨房はただいま仕込み中です。すぐに戻ります。",
		blocked: "再開するまで、ゲームは始められません。",
		latestEntry: (day) => `厨房だより（${day}）`,
		streams: "Twitchで配信中",
		footer: "このサイトについて",
	},

	card: { label: "自分", guest: "ゲスト", loading: "準備中" },
	menu: {
		supporter: { guest: "応援のすすめ", signedIn: "サポーター倶楽部" },
		bug: "不具合を報告",
	},

	language: "言語",
	links: {
		about: "紹介",
		conduct: "マナー",
		contact: "連絡先",
		terms: "規約",
		privacy: "プライバシー",
		drawing: "らくがき",
	},

	errorPage: {
		heading: "鍋をひっくり返しました",
		text: "このページのどこかが壊れました。書いたものは無事です。再読み込みすれば、元の席に戻れます。",
		reload: "再読み込み",
	},

	errors: {
		badMessage: "サーバーから、読めないメッセージが届きました",
		timeout: "応答がないまま時間切れになりました。接続を確認してください。",
		unreachable: "サーバーが応答しません。接続を確認してください。",
		notInRoom: "どの部屋にも入っていません",
		noPlayer: "プレイヤーはいずこへ！？",
	},
};
