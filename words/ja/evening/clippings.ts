import type { Clipping } from "../../en/evening/clippings.ts";

const letter = (text: string, sign: string, answer: string): Clipping => ({
	text,
	more: answer,
	from: `お便り：${sign}`,
});
const stars = (who: string, text: string): Clipping => ({ text, from: `${who}の今週の運勢` });
const advert = (what: string, text: string, price: string): Clipping => ({
	text,
	more: price,
	from: `広告：${what}`,
});

/**
 * The letters, horoscopes and adverts that are shown while a room waits. Neighbours are of different
 * kinds.
 */
export const CLIPPINGS: readonly Clipping[] = [
	letter(
		"ジャガイモで遊んだら最下位でした。幽霊で遊んでも最下位でした。原因はこちらでしょうか。",
		"ロフトの二連敗さん",
		"いまだにみんなが引用するあの一行は、二回ともご本人の作です。",
	),
	stars("幽霊", "通してくれる壁が見つかります。それでもノックを。"),
	advert(
		"筋書きの穴、埋めます",
		"小さな穴はお待ちのあいだに。大きな穴は目をそらしていらっしゃるあいだに。",
		"小石一個から",
	),
	stars("猫", "言うとおりになります。だれも喜びません。"),
	letter(
		"うちの妻は、一文だけ書いて「できた」を押し、こちらを見ています。とても静かな視線です。",
		"まだ入力中さん",
		"奥さまについて、一文だけのパートを書きましょう。そして、見つめ返すのです。",
	),
	stars("恐竜", "今週は空を見上げないこと。"),
	advert(
		"中古の断崖絶壁",
		"ぶら下がり少々。爪の跡どころか、爪が残っている品もございます。",
		"息をのめば二点",
	),
	stars("アライグマ", "探し物はゴミ箱の中。これまでも、ずっと。"),
	letter(
		"ぼくは犬です。自分の番がくるところが大好きです。ぼくの番は、またきますか。",
		"きなこさん（犬）",
		"番は、かならず、またきます。",
	),
	stars("ジャガイモ", "ぬくもりが近づいています。バターの用意を。"),
	advert(
		"ムキムキ男爵の夜間ジム",
		"全十二週。鏡はありません。どうせ映りませんので。",
		"初回の夜は無料",
	),
	stars("ウサギ", "遅れているものに、早く着きすぎます。"),
	advert(
		"月、時間貸し",
		"ベランダを照らし、狼男を変身させ、別れ話を三割増しに。",
		"一時間につき11",
	),
	stars("犬", "ボール。"),
];
