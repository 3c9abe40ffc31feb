import type { recipeWords as english } from "../../en/game/recipe.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts about recipes, which are links with the settings of a room. */
export const recipeWords = isolating<Words<typeof english>>({
	passOn:
		"このリンクを開くと、同じルール、パック、キャラの入った画面が出ます。部屋への招待ではありません。こちらに控えも残りません。",
	link: "リンク",
	qr: "このレシピのQRコード",
	left: (names: string[]) => `リンクがいっぱいです。入らなかったもの：${listed(names)}。`,

	title: "レシピ",
	heading: "レシピが届きました",
	own: "秘伝のレシピ",
	length: (minutes: number | null, alone: boolean) => {
		if (minutes === null) return "時間は気の済むまで。";
		return alone ? `約${minutes}分。` : `6人で約${minutes}分。`;
	},
	differs: "定食と違うところ",
	same: "ありません。できたての定食です。",
	usual: (text: string) => `定食：${text}`,
	seconds: (seconds: number) =>
		seconds > 90 && seconds % 60 === 0 ? `${seconds / 60}分` : `${seconds}秒`,
	zone: "タイムゾーン",
	cast: "キャスト",
	castNote: "キャラを持ち寄る場面で、この名前がはじめから入っています。",
	packs: "自作のお題",
	missingPacks: (names: string[]) =>
		`持っていないパックです：${listed(names)}。この部屋では使いません。`,
	lost: (rules: string[]) =>
		`このサーバーかプロフィールの都合で、使えないものがあります：${listed(rules)}。`,
	take: "このレシピで作る",
	takeNote: "このルールの入った画面が開きます。好きなところを変えてから、部屋を開いてください。",
	failed: "レシピが見つかりません",
	classic: "自分で作る",
	faults: {
		empty: "リンクがレシピの手前で切れています。リンク全体を送ってもらってください。",
		unreadable:
			"このリンクはレシピではないか、途中で壊れています。もう一度送ってもらってください。",
		newerVersion: "このサーバーより新しいバージョンのゲームのレシピです。",
		incomplete: "リンクの一部が欠けています。読み取れたのは、ここまでです。",
		newerRules: "このサーバーの知らないルールがあったので、省きました。",
		badRules: "ここでは使えないルールがあったので、定食に合わせました。",
		badNames: "使えない名前があったので、省きました。",
	},
});
