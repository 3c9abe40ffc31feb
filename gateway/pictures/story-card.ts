import { AVATARS } from "#game/catalogue.ts";

/** The content of a story's picture. */
export interface CardContent {
	title: string;
	line: string;
	/** The avatars of its writers; unknown ids become the ghost. */
	sprites: readonly number[];
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

/** The font size of a line in pixels, and the number of rows that fit. */
const lineSize = ({ length }: string) =>
	length <= 70 ? { size: 50, rows: 4 } : { size: 40, rows: 5 };

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

/**
 * Returns the drawing of a story's title, best line and writers, in the colours of the classic
 * theme. `faces` contains the data URLs of the avatars by name; `fonts` the families for titles and
 * for texts.
 */
export function drawingOf(
	{ title, line, sprites }: CardContent,
	faces: ReadonlyMap<string, string>,
	fonts: { title: string; text: string },
): Drawn {
	const quote = lineSize(line);
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
				{
					flex: 1,
					alignItems: "center",
					justifyContent: "center",
					margin: "20px 0",
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
