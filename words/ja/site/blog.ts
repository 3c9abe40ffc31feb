import type { blogWords as english } from "../../en/site/blog.ts";
import type { Words } from "../../words.ts";

/** The texts of the blog's pages, besides the entries in blog/. */
export const blogWords: Words<typeof english> = {
	title: "ブログ",
	heading: "厨房だより",
	lead: "連載小説です。このブログのために生まれた架空の友人三人が、パーティーゲームをこしらえては、うまくいかなかったことを書き留めます。",
	newer: "新しい記事",
	older: "前の記事",
	all: "記事一覧",
	pages: "ブログのページ",
	page: (page, pages) => `ページ ${page}／${pages}`,
	feed: "Atomフィード",
};
