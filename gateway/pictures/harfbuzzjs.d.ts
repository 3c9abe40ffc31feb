/** The part of harfbuzzjs that draws texts; it has no types. */
declare module "harfbuzzjs/hb.js" {
	export default function load(options: { wasmBinary: Uint8Array }): Promise<object>;
}

declare module "harfbuzzjs/hbjs.js" {
	export interface Face {
		/** The units of the font in one em. */
		readonly upem: number;
		collectUnicodes(): Uint32Array;
	}
	export interface Font {
		/** Returns a glyph as the data of an SVG path, upwards. */
		glyphToPath(glyph: number): string;
	}
	export interface Glyph {
		g: number;
		ax: number;
		dx: number;
		dy: number;
	}
	export interface Buffer {
		addText(text: string): void;
		guessSegmentProperties(): void;
		setDirection(direction: "ltr" | "rtl"): void;
		json(): Glyph[];
		destroy(): void;
	}
	export interface Harfbuzz {
		createBlob(data: Uint8Array): object;
		createFace(blob: object, index: number): Face;
		createFont(face: Face): Font;
		createBuffer(): Buffer;
		shape(font: Font, buffer: Buffer): void;
	}
	export default function bind(module: object): Harfbuzz;
}
