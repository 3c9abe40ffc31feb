import type { Game } from "#game/wire/state.ts";
import type { Pictures } from "../pictures.ts";
import type { Printed } from "../printed.ts";
import { type BookFont, fontRule } from "./fonts.ts";
import { type BookPage, type Evening, layoutWith } from "./layout.ts";
import { escapedMarkup, isolated } from "./markup.ts";
import { COVER, packageDocument } from "./package-document.ts";
import { bookPages } from "./pages.ts";
import { sheetIn } from "./sheet.ts";

const MIMETYPE = "application/epub+zip";

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** Returns a game as an EPUB 3 file. `cover` is the data URL of a PNG. */
export async function epubOf(
	game: Game,
	evening: Evening,
	pictures: Pictures,
	fonts: readonly BookFont[],
	cover: string,
): Promise<Blob> {
	const { words } = evening;
	const { layout, used } = layoutWith(
		pictures,
		({ shape, name }, label) => `<img class="${shape}" src="images/${name}.png" alt="${label}"/>`,
		{ words, addressOf: (page) => `${page}.xhtml` },
	);
	const pages = bookPages(game, evening, layout);
	const { default: Zip } = await import("jszip");
	const zip = new Zip();
	const put = (name: string, content: string | Uint8Array, options: { base64?: boolean } = {}) =>
		zip.file(name, content, { ...options, createFolders: false });
	// Readers recognise the format by this file, which must be the first and not compressed.
	zip.file("mimetype", MIMETYPE, { compression: "STORE" });
	put("META-INF/container.xml", CONTAINER);
	put("EPUB/package.opf", packageDocument(game, evening, { pages, pictures: used, fonts }));
	put(
		"EPUB/nav.xhtml",
		documentOf({ id: "nav", title: words.book.contents, body: contents(pages, words) }, words),
	);
	for (const page of pages) put(`EPUB/${page.id}.xhtml`, documentOf(page, words));
	const rules = fonts.map((font) => fontRule(font, `fonts/${font.file}`));
	put("EPUB/book.css", [...rules, sheetIn(words.language)].join("\n"));
	for (const { file, content } of fonts) put(`EPUB/fonts/${file}`, content);
	for (const { name, source } of [...used.values(), { name: COVER, source: cover }])
		put(`EPUB/images/${name}.png`, source.slice(source.indexOf(",") + 1), { base64: true });
	const content = await zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
	return new Blob([content as Uint8Array<ArrayBuffer>], { type: MIMETYPE }); // jszip shares no memory
}

const documentOf = ({ id, title, body }: BookPage, { language }: Printed): string =>
	`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="utf-8"/><title>${escapedMarkup(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body class="${id}">
${body}
</body>
</html>
`;

const contents = (pages: readonly BookPage[], words: Printed): string =>
	`<nav epub:type="toc"><h1>${words.book.contents}</h1>
<ol>${pages.map(({ id, title }) => `<li><a href="${id}.xhtml">${isolated(title)}</a></li>`).join("\n")}</ol></nav>`;
