import { LIMITS } from "../limits.ts";

/** The drawing of a cover as text, which is checked here and nowhere else (docs/protocol.md). */

/** The side of the square sheet, in the units of its points. */
export const SIDE = 1000;

/**
 * The inks with their colours. They are the same in all themes, because a drawing shows what its
 * captain saw. `paper` is the sheet, and the ink of the eraser.
 */
export const COVER_INKS = {
	ink: "#1d1a16",
	hot: "#d93a1a",
	marker: "#ffd84a",
	good: "#1c7c54",
	sky: "#bfe3f2",
	paper: "#fffdf7",
} as const;
export type CoverInk = keyof typeof COVER_INKS;

/** The widths of the pens, in units. */
export const PEN_WIDTHS = { thin: 6, medium: 14, thick: 34 } as const;
export type PenWidth = (typeof PEN_WIDTHS)[keyof typeof PEN_WIDTHS];

/** One line of the pen. */
export interface CoverStroke {
	ink: CoverInk;
	width: PenWidth;
	/** At least one point. */
	points: readonly (readonly [x: number, y: number])[];
}

const INK_NAMES = Object.keys(COVER_INKS) as CoverInk[]; // the keys of the table are its names
const WIDTHS = Object.values(PEN_WIDTHS);

/** Returns the text of a drawing: strokes like `hot 14 120,300 125,310`, with ";" between them. */
export const drawingText = (strokes: readonly CoverStroke[]): string =>
	strokes
		.map(({ ink, width, points }) => [ink, width, ...points.map((point) => point.join())].join(" "))
		.join(";");

/**
 * Returns the strokes of a text; null when it is not exactly as `drawingText` writes it, or exceeds
 * a limit.
 */
export function readDrawing(text: string): CoverStroke[] | null {
	if (text.length > LIMITS.cover.length) return null;
	const lines = text.split(";");
	if (lines.length > LIMITS.cover.strokes) return null;
	const strokes: CoverStroke[] = [];
	let count = 0;
	for (const line of lines) {
		const stroke = readStroke(line);
		if (!stroke) return null;
		count += stroke.points.length;
		strokes.push(stroke);
	}
	return count <= LIMITS.cover.points ? strokes : null;
}

function readStroke(line: string): CoverStroke | null {
	const [colour, wide, ...places] = line.split(" ");
	const ink = INK_NAMES.find((name) => name === colour);
	const width = WIDTHS.find((known) => String(known) === wide);
	if (!ink || !width || places.length === 0) return null;
	const points: [number, number][] = [];
	for (const place of places) {
		const [x = -1, y = -1] = place.split(",").map(Number);
		if (!isOnSheet(x) || !isOnSheet(y) || `${x},${y}` !== place) return null;
		points.push([x, y]);
	}
	return { ink, width, points };
}

const isOnSheet = (value: number): boolean =>
	Number.isInteger(value) && value >= 0 && value <= SIDE;

type Point = CoverStroke["points"][number];

/** Turns by more degrees are corners, as in a house or a letter, and stay sharp. */
const CORNER = 60;

/** Returns whether a line turns so much at a point that it stays sharp. */
export const isCorner = (before: Point, at: Point, after: Point): boolean =>
	turnOf(before, at, after) > CORNER;

/** Returns the degrees, from 0 to 180, by which a line turns at a point. */
function turnOf(before: Point, [x, y]: Point, after: Point): number {
	const turn = Math.atan2(after[1] - y, after[0] - x) - Math.atan2(y - before[1], x - before[0]);
	return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * (180 / Math.PI);
}
