import type { Game } from "#game/wire/state.ts";
import { PRODUCT } from "../../../words/product.ts";
import { writerStandings } from "../../game/standings.ts";
import type { BookFont } from "./fonts.ts";
import type { BookPage, Evening, UsedPicture } from "./layout.ts";
import { escapedMarkup } from "./markup.ts";
import { datedTitle } from "./title.ts";

/** The name of the cover picture that e-readers show. */
export const COVER = "cover-picture";

interface Contents {
	pages: readonly BookPage[];
	pictures: ReadonlyMap<string, UsedPicture>;
	fonts: readonly BookFont[];
}

/** Returns the document that lists everything in the EPUB, and the order of its pages. */
export function packageDocument(game: Game, evening: Evening, contents: Contents): string {
	const { pages, pictures, fonts } = contents;
	const items = [
		`<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>`,
		...pages.map(
			({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`,
		),
		`<item id="style" href="book.css" media-type="text/css"/>`,
		...fonts.map(
			({ file }, i) => `<item id="font-${i}" href="fonts/${file}" media-type="font/woff2"/>`,
		),
		`<item id="${COVER}" href="images/${COVER}.png" media-type="image/png" properties="cover-image"/>`,
		...[...pictures.keys()].map(
			(name) => `<item id="${name}" href="images/${name}.png" media-type="image/png"/>`,
		),
	];
	const [cover, ...rest] = pages.map(({ id }) => `<itemref idref="${id}"/>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${evening.words.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata(game, evening).join("\n")}
</metadata>
<manifest>
${items.join("\n")}
</manifest>
<spine>
${[cover, `<itemref idref="nav"/>`, ...rest].join("\n")}
</spine>
</package>
`;
}

function metadata(game: Game, evening: Evening): string[] {
	const { date, site, words } = evening;
	const now = date.toISOString().replace(/\.\d+Z$/, "Z");
	const writers = writerStandings(game).map(({ who }) => who.name);
	return [
		`<dc:identifier id="book-id">${escapedMarkup(`${site}/game-${game.id}/${now}`)}</dc:identifier>`,
		`<dc:title>${escapedMarkup(datedTitle(game, evening))}</dc:title>`,
		`<dc:language>${words.language}</dc:language>`,
		...writers.map(
			(name) =>
				`<dc:creator>${escapedMarkup(name).trim() || escapedMarkup(words.book.nobody)}</dc:creator>`,
		),
		`<dc:publisher>${PRODUCT}</dc:publisher>`,
		`<dc:date>${now}</dc:date>`,
		`<meta property="dcterms:modified">${now}</meta>`,
		`<meta property="schema:accessMode">textual</meta>`,
		`<meta property="schema:accessMode">visual</meta>`,
		`<meta property="schema:accessModeSufficient">textual</meta>`,
		`<meta property="schema:accessibilityFeature">tableOfContents</meta>`,
		`<meta property="schema:accessibilityFeature">alternativeText</meta>`,
		`<meta property="schema:accessibilityHazard">none</meta>`,
	];
}
