import type { documentWords as english } from "../en/document.ts";
import type { Words } from "../words.ts";

/** The texts of a page's document, which are there before any script. */
export const documentWords: Words<typeof english> = {
	description:
		"ブラウザで遊ぶパーティーゲーム。キャラを持ち寄り、ペンを回して、みんなの末路を読みましょう。",
	noscript: "Plotluckはブラウザで動くゲームです。JavaScriptを有効にしてください。",
};
