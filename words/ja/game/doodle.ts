import type { doodleWords as english } from "../../en/game/doodle.ts";
import type { Words } from "../../words.ts";

/** The texts of the doodle pad. */
export const doodleWords: Words<typeof english> = {
	title: "らくがき帳",
	heading: "らくがきをどうぞ",
	open: "らくがき",
	lead: "主人公でも、悪役でも、お昼ごはんでも。見えるのは自分だけです。",
	sheet: (strokes) => (strokes === 0 ? "白紙" : `線${strokes}本の絵`),
	keys: "矢印キーでペンが動き、スペースキーで下ろしたり上げたりできます。",
	pen: "ペン",
	inks: {
		ink: "墨",
		hot: "派手",
		marker: "蛍光",
		good: "若葉",
		sky: "空",
	},
	eraser: "消しゴム",
	width: "線の太さ",
	widths: { thin: "細い", medium: "ふつう", thick: "太い" },
	undo: "元に戻す",
	redo: "やり直す",
	clear: "新しい紙",
	sure: "本当に？",
	download: "ダウンロード",
	file: "Plotluck_doodle.png",
	tooLarge:
		"すごい量のインクです！もう端末に入りきりません。離れる前に「ダウンロード」を押してください。",
	noPicture: "画像を作れませんでした。もう一度試してください。",
	fetching: "鉛筆を削っています…",
	noPad: "鉛筆が届きませんでした。もう一度試してください。",
};
