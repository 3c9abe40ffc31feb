import type { zineWords as english } from "../../en/site/zine.ts";
import type { Words } from "../../words.ts";

/** The texts of the viewer of the zine; those of its pages are in zine/. */
export const zineWords: Words<typeof english> = {
	title: "ZINE",
	heading: "ZINE",
	first: "最初のページ",
	previous: "前のページ",
	next: "次のページ",
	last: "最後のページ",
	turn: "ページをめくる",
	page: (page, pages) => `ページ ${page}／${pages}`,
	pageNamed: (page, title) => `ページ${page}：${title}`,
	lost: "このページはホチキスからすり抜けてしまいました",
	hint: "スワイプするか、矢印キーでどうぞ。",
};
