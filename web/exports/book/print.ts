import type { Game } from "#game/wire/state.ts";
import { ROSETTE } from "../../parts/rosette-shape.ts";
import type { Pictures } from "../pictures.ts";
import type { Printed } from "../printed.ts";
import { type BookFont, fontRule } from "./fonts.ts";
import { type BookPage, type Evening, layoutWith, type Shape, type UsedPicture } from "./layout.ts";
import { escapedMarkup, isolated } from "./markup.ts";
import { bookPages } from "./pages.ts";
import { PRINT_SHEET, sheetIn } from "./sheet.ts";
import { datedTitle } from "./title.ts";

/** Lets the file load nothing, wherever it is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

const boxOf = (shape: Shape): string =>
	shape === "rosette" ? `0 0 ${ROSETTE.width} ${ROSETTE.height}` : "0 0 100 100";

/** Returns a game as one HTML file, which browsers print as a book. */
export function printOf(
	game: Game,
	evening: Evening,
	pictures: Pictures,
	fonts: readonly BookFont[],
): Blob {
	const { words } = evening;
	// Each picture is in the file once, because a game shows the same faces hundreds of times.
	const { layout, used } = layoutWith(
		pictures,
		({ shape, name }, label) =>
			`<svg class="${shape}" viewBox="${boxOf(shape)}" ${label === "" ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`}><use href="#${name}"/></svg>`,
		{ words, addressOf: (page) => `#${page}` },
	);
	const pages = bookPages(game, evening, layout);
	const rules = fonts.map((font) => fontRule(font, `data:font/woff2;base64,${base64(font)}`));
	const [cover, ...rest] = pages.map(
		({ id, body }) => `<section class="page" id="${id}">\n${body}\n</section>`,
	);
	const html = `<!DOCTYPE html>
<html lang="${words.language}">
<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${POLICY}"/><meta name="viewport" content="width=device-width"/>
<title>${escapedMarkup(datedTitle(game, evening))}</title>
<style>
${[...rules, sheetIn(words.language), PRINT_SHEET].join("\n")}
</style></head>
<body>
${[cover, contents(pages, words), ...rest].join("\n")}
<svg class="pictures" aria-hidden="true">${[...used.values()].map(symbol).join("\n")}</svg>
</body>
</html>
`;
	return new Blob([html], { type: "text/html;charset=utf-8" });
}

function symbol({ shape, name, source }: UsedPicture): string {
	const [, , width, height] = boxOf(shape).split(" ");
	return `<symbol id="${name}" viewBox="${boxOf(shape)}"><image width="${width}" height="${height}" href="${source}"/></symbol>`;
}

const contents = (pages: readonly BookPage[], words: Printed): string =>
	`<section class="page contents"><h1>${words.book.contents}</h1>
<ol>${pages.map(({ id, title }) => `<li><a href="#${id}">${isolated(title)}</a></li>`).join("\n")}</ol></section>`;

function base64({ content }: BookFont): string {
	let binary = "";
	for (const byte of content) binary += String.fromCharCode(byte);
	return btoa(binary);
}
