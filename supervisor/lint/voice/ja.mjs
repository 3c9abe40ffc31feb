/** The code that knows foreign quotation marks. */
const MARKS = ["words/ja/quote.ts"];

/** Spellings that one writer used, by that of all the others. */
const SPELLINGS = {
	一緒: /いっしょ/,
	違う: /ちが(?:う|い|え)/,
	続き: /つづ[きけく]/,
	全部: /ぜんぶ/,
	壊れる: /こわれ/,
	外す: /はず(?:す|し|れ)/,
	譲る: /ゆず[りるれっ]/,
	遊びかた: /遊び方/,
	らくがき: /落書き/,
	再読み込み: /再読込|読みこみ|読込/,
	試してください: /お試しください/,
	ください: /下さい/,
	味噌汁: /みそ汁/,
};

/**
 * The rules of words/ja/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const JAPANESE = [
	// The joke of this prompt is that everyone takes it as meant for them.
	{
		refuses: /あなた|貴方/,
		instead: "自分, or nothing",
		except: ["「全部、あなたのためだった」。その場の全員が、自分のことだと思った。"],
	},
	{ refuses: /誰/, instead: "だれ" },
	{ refuses: /物語/, instead: "お話" },
	{ refuses: /テーブル/, instead: "卓, いつもの卓" },
	{ refuses: /タイトル/, instead: "題名" },
	{ refuses: /アバター/, instead: "顔" },
	{ refuses: /配役|登場人物/, instead: "キャスト, キャラ" },
	{ refuses: /シェア/, instead: "共有" },
	{ refuses: /静かな時間|おやすみの時間/, instead: "おやすみ時間" },
	{ refuses: /ホームページ/, instead: "トップページ" },
	{ refuses: /呼び出し(?!た)/, instead: "リクエスト, アクセス" },
	{ refuses: /書き出し：/, instead: "言い出しっぺ" },
	// 語 ends the names of languages, and 語尾 is how a sentence ends.
	{ refuses: /語数|何語|^語$|[^\p{L}]語(?!尾)/u, instead: "文字" },
	...Object.entries(SPELLINGS).map(([instead, refuses]) => ({ refuses, instead })),

	{
		refuses:
			/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー」』）][,.:;!?()]|[,:;!?()][\p{sc=Hira}\p{sc=Kana}\p{sc=Han}「『（]/u,
		instead: "、。：！？（）",
	},
	{ refuses: /\.\.\.|・・|。。/, instead: "…" },
	{ refuses: /[！？]」。/, instead: "no 。 after a quotation that ends in ！ or ？" },
	{ refuses: /[“”"]/, instead: "「」", outside: MARKS },
	{ refuses: /[０-９Ａ-Ｚａ-ｚ]/, instead: "narrow digits and letters" },
	{
		refuses: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}、。！？] [\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
		instead: "no space",
		// The number of a day stands apart from its heading.
		except: [/^書き出し 第/],
	},
];
