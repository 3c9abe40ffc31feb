import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/**
 * The texts of the documents and files that the build makes in each language. They are there before
 * the words of the pages.
 */
export const documentWords: Words<typeof english> = {
	description:
		"ブラウザで遊ぶパーティーゲーム。キャラを持ち寄り、ペンを回して、みんなの末路を読みましょう。",
	noscript: "Plotluckはブラウザで動くゲームです。JavaScriptを有効にしてください。",
	tooOld:
		"このブラウザはPlotluckには古すぎます。Chrome・Edge 111、Firefox 128、Safari 16.4、またはそれより新しいものが必要です。",
	manifest: {
		description: "ブラウザで遊ぶパーティーゲーム。みんなで二次創作を書きつなぎます。",
		enter: "ゲームに入る",
		create: "ゲームを作る",
	},
	signInWindow: {
		title: "ログイン",
		text: "少しお待ちください…",
	},
	offline: {
		title: "オフライン",
		heading: "厨房との線が切れました",
		text: "この端末か厨房の、どちらかがオフラインです。鍋はまだ温かいままです。",
		keptHeading: "書いたものは無事です。",
		keptText: "この端末に保管してあります。席に戻りしだい、鍋へ投入します。",
		waiting: "このページは接続を探しています。見つかりしだい、ひとりでに続きへ進みます。",
		again: "もう一度試す",
	},
};
