import { fittedLines } from "#game/lines/fitted-lines.ts";
import { directionOf } from "../stage/text-directions.ts";

/** The classic theme's colours. */
export const CLASSIC = {
	paper: "#fbf4e3",
	sheet: "#fffdf7",
	ink: "#1d1a16",
	quiet: "#5d564b",
	marker: "#ffd84a",
	mat: "#3e7a69",
};

/** A column of the cover with centred texts, in pixels. */
interface Column {
	middle: number;
	width: number;
}

interface Style {
	/** Families, as in CSS. */
	font: string;
	weight: number;
	/** From large to small; the first that needs at most `lines` is taken. */
	sizes: readonly number[];
	lines: number;
	/** The distance of two lines, as a share of the size. */
	leading: number;
	colour?: string;
	/** Draws the marker under the lines. */
	marked?: boolean;
}

/** A text that is broken into lines of one size. */
export interface Block {
	lines: string[];
	size: number;
	height: number;
	style: Style;
}

const fontOf = ({ font, weight }: Style, size: number): string => `${weight} ${size}px ${font}`;

/** Returns a style without its largest sizes, but with the smallest one. */
export const shrunk = (style: Style, without: number): Style => ({
	...style,
	sizes: style.sizes.slice(Math.min(without, style.sizes.length - 1)),
});

/** Returns a text as lines that fit into a width; the last size takes what it needs. */
export function blockOf(
	pen: CanvasRenderingContext2D,
	text: string,
	width: number,
	style: Style,
): Block {
	let block: Block = { lines: [], size: 0, height: 0, style };
	for (const size of style.sizes) {
		pen.font = fontOf(style, size);
		const lines = fittedLines(text, (line) => pen.measureText(line).width <= width);
		block = { lines, size, height: lines.length * size * style.leading, style };
		if (lines.length <= style.lines) break;
	}
	return block;
}

/** Draws a block from `top` downwards. A word that is too long is squeezed. */
export function drawBlock(
	pen: CanvasRenderingContext2D,
	{ lines, size, style }: Block,
	{ middle, width }: Column,
	top: number,
): void {
	pen.font = fontOf(style, size);
	pen.textAlign = "center";
	pen.textBaseline = "middle";
	pen.direction = directionOf(lines.join(" "));
	for (const [i, line] of lines.entries()) {
		const y = top + (i + 0.5) * size * style.leading;
		const wide = Math.min(width, pen.measureText(line).width);
		pen.fillStyle = CLASSIC.marker;
		if (style.marked) pen.fillRect(middle - wide / 2 - 16, y - size * 0.48, wide + 32, size * 0.92);
		pen.fillStyle = style.colour ?? CLASSIC.ink;
		pen.fillText(line, middle, y, width);
	}
}

/** Draws a sheet with an outline. */
export function drawSheet(
	pen: CanvasRenderingContext2D,
	[left, top, width, height]: readonly [number, number, number, number],
	colour: string,
): void {
	pen.fillStyle = colour;
	pen.strokeStyle = CLASSIC.ink;
	pen.lineWidth = 10;
	pen.beginPath();
	pen.roundRect(left, top, width, height, 36);
	pen.fill();
	pen.stroke();
}
