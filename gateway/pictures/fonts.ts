/// <reference path="./harfbuzzjs.d.ts" />
import { readdirSync, readFileSync } from "node:fs";
import load from "harfbuzzjs/hb.js";
import bind, { type Font } from "harfbuzzjs/hbjs.js";

/** The build's folder contains the files that the drawings need beside this program. */
export const fileOf = (name: string) => new URL(name, import.meta.url);

const harfbuzz = bind(await load({ wasmBinary: readFileSync(fileOf("hb.wasm")) }));

/** A file of a font, which has the letters of one script. */
export interface FontFile {
	name: string;
	font: Font;
	upem: number;
	points: ReadonlySet<number>;
}

/** The files in the order in which a text looks for its letters. */
const FAMILIES = ["lilita", "literata", "noto-sans-hebrew", "noto-naskh-arabic", "kosugi-maru"];

const files = FAMILIES.flatMap((family) =>
	readdirSync(fileOf("fonts"))
		.filter((name) => name.startsWith(family))
		.map((name): FontFile => {
			const face = harfbuzz.createFace(
				harfbuzz.createBlob(readFileSync(fileOf(`fonts/${name}`))),
				0,
			);
			const points = new Set(face.collectUnicodes());
			return { name, font: harfbuzz.createFont(face), upem: face.upem, points };
		}),
);

/** The fonts of titles and of other texts, in that order. */
export const FONTS = {
	title: files,
	text: files.filter(({ name }) => !name.startsWith("lilita")),
};

export interface Shaped {
	/** In units of the font. */
	width: number;
	/** The glyphs from left to right with their places. */
	glyphs: { glyph: number; x: number; y: number }[];
}

/** Returns the glyphs of a text that one font has, in one direction. */
export function shaped(text: string, { font }: FontFile, direction: "ltr" | "rtl"): Shaped {
	const buffer = harfbuzz.createBuffer();
	try {
		buffer.addText(text);
		buffer.guessSegmentProperties();
		buffer.setDirection(direction);
		harfbuzz.shape(font, buffer);
		let width = 0;
		const glyphs = buffer.json().map(({ g, ax, dx, dy }) => {
			const x = width + dx;
			width += ax;
			return { glyph: g, x, y: dy };
		});
		return { width, glyphs };
	} finally {
		buffer.destroy();
	}
}
