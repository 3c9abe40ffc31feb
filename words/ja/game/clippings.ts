import type { Clipping } from "../../en/game/clippings.ts";

const letter = (text: string, sign: string, answer: string): Clipping => ({
	text,
	more: answer,
	from: `ZINEより、お便り：${sign}`,
});
const stars = (who: string, text: string): Clipping => ({
	text,
	from: `ZINEより、${who}の今週の運勢`,
});
const advert = (what: string, text: string, price: string): Clipping => ({
	text,
	more: price,
	from: `ZINEより、広告：${what}`,
});

/**
 * The letters, horoscopes and adverts that are shown while a room waits. Neighbours are of different
 * kinds.
 */
export const CLIPPINGS: readonly Clipping[] = [
	letter(
		"ジャガイモの姿で出たら最下位でした。幽霊で出ても最下位でした。もしや、原因は中の人でしょうか。",
		"屋根裏の二連敗さん",
		"みんながいまだに口にするあの一行、二回とも中の人の作ですよ。",
	),
	stars("幽霊", "通してくれる壁が見つかります。それでもノックを。"),
	advert(
		"筋書きの穴、埋めます",
		"小さな穴はお待ちのあいだに。大きな穴は目をそらしていらっしゃるあいだに。",
		"小石一個より承ります",
	),
	stars("猫", "何もかも言ったとおりになります。だれも喜びません。"),
	letter(
		"うちの妻は一文だけ書いて「できた」を押し、あとはこちらを見ています。無言です。",
		"まだ入力中さん",
		"奥さまについて、一文だけのパートを書きましょう。そして、見つめ返すのです。",
	),
	stars("恐竜", "今週は空を見上げないこと。"),
	advert(
		"中古の断崖絶壁",
		"サスペンス劇場で一度使用したきり。爪の跡少々、犯人の自供つき。",
		"この場で自供なさった方は半額",
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
	stars("ウサギ", "遅れている人との約束に、早く着きすぎます。"),
	advert(
		"月、時間貸し",
		"ベランダを照らし、狼男を変身させ、別れ話を三割増しに。",
		"一時間につき、ため息十一回",
	),
	stars("犬", "ボール。"),
];
