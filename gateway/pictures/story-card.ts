import { AVATARS } from "#game/catalogue.ts";

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

/** Two lines of a title fit at these sizes, pixels. */
const titleSize = ({ length }: string) => (length <= 30 ? 76 : length <= 60 ? 60 : 44);

/** The font size of a line in pixels, and the number of rows that fit, also beside a cover. */
const lineSize = ({ length }: string, narrow: boolean) => {
	if (narrow) return length <= 70 ? { size: 42, rows: 4 } : { size: 32, rows: 6 };
	return length <= 70 ? { size: 50, rows: 4 } : { size: 40, rows: 5 };
};

/** The side of a cover, pixels. A title of two lines leaves as much. */
const COVER = 250;

const box = (style: Style, ...children: (Drawn | string)[]): Drawn => ({
	key: null,
	type: "div",
	props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

/** A text that ends with an ellipsis after `rows` rows. */
const text = (content: string, rows: number, style: Style): Drawn => ({
	key: null,
	type: "div",
	props: {
		style: { display: "block", lineClamp: rows, wordBreak: "break-word", ...style },
		children: content,
	},
});

const coverBox = (svg: string): Drawn =>
	box(
		{ flexShrink: 0, border: `4px solid ${INK}`, borderRadius: 8, overflow: "hidden" },
		{
			key: null,
			type: "img",
			props: {
				src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
				width: COVER,
				height: COVER,
			},
		},
	);

/**
 * Returns the drawing of a story's title, best line and writers, in the colours of the classic
 * theme. `faces` contains the data URLs of the avatars by name; `fonts` the families for titles and
 * for texts.
 */
export function drawingOf(
	{ title, line, sprites, cover }: CardContent,
	faces: ReadonlyMap<string, string>,
	fonts: { title: string; text: string },
): Drawn {
	const quote = lineSize(line, cover !== null);
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
			text(title, 2, {
				fontFamily: fonts.title,
				fontSize: titleSize(title),
				lineHeight: 1.14,
				textAlign: "center",
			}),
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
					text(line, quote.rows, {
						fontFamily: fonts.text,
						fontSize: quote.size,
						lineHeight: 1.36,
					}),
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
					{ fontFamily: fonts.title, fontSize: 44, transform: "rotate(-2deg)" },
					box({}, "Plot"),
					box({ padding: "0 10px", borderRadius: 8, background: MARK }, "luck"),
				),
			),
		),
	);
}
