import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../paths.mjs";
import { needed } from "./web-files.mjs";

/**
 * How the markup of a page is made. `answered`: with the answer (gateway/pages/made-pages.ts). `wide`:
 * and another one for wide windows. `exact`: only without a query, which would show another page.
 * `known`: only devices with a profile show this page. `reading`: its fonts never replace their
 * stand-ins, because most of it would move. `parts`: the sources of its late parts that the document
 * has (web/pages/home/made-part.tsx).
 * @typedef {{wide?: true, answered?: true, exact?: true, known?: true, reading?: true,
 *   parts?: string[]}} Making
 */

/** The routes whose documents have the markup of their page. */
export const MADE = /** @type {Record<string, Making>} */ ({
	"/": { wide: true, answered: true, parts: ["pages/first-line/first-line.tsx"] },
	"/play/join": { exact: true, known: true },
	"/play/create": { exact: true, known: true },
	"/howtoplay": { reading: true },
	"/about": { reading: true },
	"/game/:roomCode": { answered: true },
	"/view/:shortcut": { answered: true },
});

/** Where the server puts the markup of a page that comes with the answer. */
const PLACE = "<!--markup-->";
const WIDE_PLACE = "<!--wide-->";

/**
 * Makes the document of a page with its markup: with its styles inside, and with the scripts behind
 * the first frame.
 * @param {string} html the document without markup, in its language
 * @param {{title: string, markup: string} | null} page null for a page that comes with the answer
 * @param {Making} making
 * @param {{styles: string, sheets: string[], takeOver: string}} frame
 */
export function madeDocument(html, page, { known, reading, wide }, { styles, sheets, takeOver }) {
	/** @type {string[]} */
	const late = [];
	const text = reading ? styles.replaceAll("font-display:swap", "font-display:optional") : styles;
	const [font] = (reading && /\/assets\/literata-latin-wght-[^)]+\.woff2/.exec(styles)) || [];
	const preload = font
		? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
		: "";
	// The styles are inside, and the pages' scripts must not load them again.
	const links = sheets.map((path) => `<link rel="stylesheet" href="/${path}" disabled>`);
	const wideMarkup = wide ? `<template id="wide">${WIDE_PLACE}</template>` : "";
	const filled = html
		.replace(/<link rel="stylesheet" crossorigin[^>]*>/g, "")
		.replace(/<script type="module"[^>]* src="[^"]+"><\/script>/, "")
		// They would compete with the first frame.
		.replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
			late.push(link);
			return "";
		})
		// Scripts show it, and without them the page says that it needs them.
		.replace("</head>", "<noscript><style>#app{display:none}</style></noscript></head>")
		.replace("</head>", () => `${preload}<style>${text}</style>${links.join("")}</head>`)
		.replace(
			'<div id="app"></div>',
			() =>
				`<div id="app" data-prerendered="${known ? "known" : ""}">${page?.markup ?? PLACE}</div>` +
				`${wideMarkup}<template id="late">${late.join("")}</template><script>${takeOver}</script>`,
		);
	return page
		? filled.replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`)
		: filled;
}

/**
 * Returns the code of a script in web/ as documents contain it. Its syntax stays, because old browsers
 * read it.
 * @param {string} path
 * @param {Record<string, string>} [texts] by their {{names}} in the code
 */
export async function inlined(path, texts = {}) {
	const { minifySync } = await import("vite");
	const source = await readFile(join(root, "web", path), "utf8");
	const { code } = minifySync(path, source, { compress: false });
	return code
		.replace(/\{\{(\w+)\}\}/g, (_, name) => texts[name] ?? "")
		.replaceAll("</", "<\\/")
		.trim();
}

/**
 * Returns the text of the style sheets that these sources need, and their paths.
 * @param {string} folder
 * @param {import("./web-files.mjs").WebFiles} web
 * @param {string[]} sources
 */
export async function stylesOf(folder, web, sources) {
	const sheets = [...new Set(sources.flatMap((source) => [...needed(web, source, "css")]))];
	const texts = await Promise.all(sheets.map((path) => readFile(join(folder, path), "utf8")));
	return { sheets, styles: texts.join("") };
}
