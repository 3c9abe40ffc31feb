import lilita from "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2?url";
import literata from "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url";

/**
 * A font that goes into the book as WOFF2. It has Latin letters only; readers bring fonts for
 * others.
 */
export interface BookFont {
	family: string;
	weight: string;
	/** The name of its file. */
	file: string;
	content: Uint8Array<ArrayBuffer>;
}

/** The display font has one weight; it declares more so that none is synthesised. */
const FONTS = [
	{ family: "Lilita One", weight: "400 900", file: "lilita-one.woff2", address: lilita },
	{ family: "Literata Variable", weight: "200 900", file: "literata.woff2", address: literata },
];

/** Loads the fonts of the book. Throws if one does not load. */
export const bookFonts = (): Promise<BookFont[]> =>
	Promise.all(
		FONTS.map(async ({ address, ...font }) => {
			const response = await fetch(address);
			if (!response.ok) throw new Error(`font ${font.file} did not load: ${response.status}`);
			return { ...font, content: new Uint8Array(await response.arrayBuffer()) };
		}),
	);

/** Returns the style rule of a font at an address. */
export const fontRule = ({ family, weight }: BookFont, address: string): string =>
	`@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(${address}) format("woff2"); }`;
