import { AVATARS } from "#game/catalogue.ts";
import type { FontFile } from "./fonts.ts";
import { type TextPicture, textPicture } from "./text-picture.ts";

/** The content of a story's picture. */
export interface CardContent {
	title: string;
	line: string;
	/** The avatars of its writers; unknown ids become the ghost. */
	sprites: readonly number[];
	/** The SVG of the drawing on its cover; null without one. */
	cover: string | null;
}

/** An element as satori reads it. */
interface Drawn {
	key: null;
	type: "div" | "img";
	props: Record<string, unknown>;
}

type Style = Record<string, string | number>;

/** The size of a link preview, pixels. */
export const SIZE = { width: 1200, height: 630 };

/** The greatest number of faces, so that they stay large. */
const FACES = 8;

const INK = "#1d1a16";
const MARK = "#ffd84a";

const TITLE_SIZES = [76, 60, 44].map((size) => ({ size, rows: 2 }));

/** The font sizes of a line, and the numbers of rows that fit, also beside a cover. */
const LINE_SIZES = [
	{ size: 50, rows: 4 },
	{ size: 40, rows: 5 },
];
const NARROW_SIZES = [
	{ size: 42, rows: 4 },
	{ size: 32, rows: 6 },
];

/** The space for texts between the edges, also beside a cover, pixels. */
const WIDTH = { title: 1048, line: 956, narrow: 670 };

/** The side of a cover, pixels. A title of two lines leaves as much. */
const COVER = 250;

const box = (style: Style, ...children: Drawn[]): Drawn => ({
	key: null,
	type: "div",
	props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

const svgBox = (svg: string, width: number, height: number): Drawn => ({
	key: null,
	type: "img",
	props: {
		src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
		width,
		height,
	},
});

const textBox = ({ svg, width, height }: TextPicture): Drawn => svgBox(svg, width, height);

const coverBox = (svg: string): Drawn =>
	box(
		{ flexShrink: 0, border: `4px solid ${INK}`, borderRadius: 8, overflow: "hidden" },
		svgBox(svg, COVER, COVER),
	);

/**
 * Returns the drawing of a story's title, best line and writers, in the colours of the classic
 * theme; null if no font has one of the letters. `faces` contains the data URLs of the avatars by
 * name.
 */
export function drawingOf(
	{ title, line, sprites, cover }: CardContent,
	faces: ReadonlyMap<string, string>,
	fonts: { title: readonly FontFile[]; text: readonly FontFile[] },
): Drawn | null {
	const heading = { fonts: fonts.title, lineHeight: 1.14, colour: INK, centred: true, bold: true };
	const [above, quote, logo, marked] = [
		textPicture(title, { ...heading, width: WIDTH.title, sizes: TITLE_SIZES }),
		textPicture(line, {
			...{ ...heading, fonts: fonts.text, lineHeight: 1.36, centred: false, bold: false },
			...(cover === null
				? { width: WIDTH.line, sizes: LINE_SIZES }
				: { width: WIDTH.narrow, sizes: NARROW_SIZES }),
		}),
		textPicture("Plot", { ...heading, width: 78, sizes: [{ size: 44, rows: 1 }] }),
		textPicture("luck", { ...heading, width: 76, sizes: [{ size: 44, rows: 1 }] }),
	];
	if (!above || !quote || !logo || !marked) return null;
	const shown = [...new Set(sprites)].slice(0, FACES);
	return box(
		{ ...SIZE, padding: 26, background: "#3d7a6c" },
		box(
			{
				flexDirection: "column",
				width: "100%",
				height: "100%",
				padding: "26px 44px 20px",
				border: `4px solid ${INK}`,
				borderRadius: "26px 17px 28px 16px",
				background: "#fbf4e3",
				color: INK,
			},
			textBox(above),
			box(
				{ flex: 1, alignItems: "center", gap: 24, margin: "20px 0" },
				...(cover === null ? [] : [coverBox(cover)]),
				box(
					{
						flex: 1,
						height: "100%",
						alignItems: "center",
						justifyContent: "center",
						padding: "10px 40px",
						border: `4px solid ${INK}`,
						borderRadius: "18px 13px 20px 12px",
						background: "#fffdf7",
						overflow: "hidden",
					},
					textBox(quote),
				),
			),
			box(
				{ flexShrink: 0, alignItems: "center", justifyContent: "space-between" },
				box(
					{ gap: 10 },
					...shown.map(
						(sprite): Drawn => ({
							key: null,
							type: "img",
							props: { src: faces.get(AVATARS[sprite]?.name ?? "ghost"), width: 84, height: 84 },
						}),
					),
				),
				box(
					{ transform: "rotate(-2deg)" },
					textBox(logo),
					box({ padding: "0 10px", borderRadius: 8, background: MARK }, textBox(marked)),
				),
			),
		),
	);
}
