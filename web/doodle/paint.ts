import { isCorner, SIDE } from "#game/cover/drawing.ts";
import { type Ink, type Stroke, WIDTHS } from "./drawing.ts";

/** Returns the colour of each ink in the theme of the page. */
export type Colours = (token: Ink | "paper-2") => string;

export const themeColours: Colours = (token) =>
	getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();

/** How much the pressure changes the width. */
const lineWidth = (width: number, pressure: number): number =>
	width * (0.4 + (1.2 * pressure) / 100);

interface Point {
	x: number;
	y: number;
}

/** A quadratic curve of a pen's line. */
interface Curve {
	from: Point;
	corner: Point;
	to: Point;
	/** The line is sharp at the corner, as on a cover that hangs. */
	sharp: boolean;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Returns the curve that the point with the index `i` adds to a line. Its corner is the point
 * before, so that the line is smooth; after the last curve the line goes on to the last point.
 */
function curveAt(pointAt: (i: number) => Point, i: number): Curve {
	const before = pointAt(Math.max(0, i - 2));
	const corner = pointAt(Math.max(0, i - 1));
	const at = pointAt(i);
	const sharp = isCorner([before.x, before.y], [corner.x, corner.y], [at.x, at.y]);
	return { from: between(before, corner), corner, to: between(corner, at), sharp };
}

/** Added to the end of a line, because some browsers draw nothing for a line without length. */
const DOT = 0.01;

/** Paints all strokes on an empty canvas of any size. */
export function paintAll(
	context: CanvasRenderingContext2D,
	strokes: readonly Stroke[],
	colours: Colours,
): void {
	context.clearRect(0, 0, context.canvas.width, context.canvas.height);
	for (const stroke of strokes) paintStroke(context, stroke, colours);
}

/**
 * Paints a stroke from the point with the index `begun` on, as curves whose corners are the points,
 * so that the line is smooth but where it turns sharply.
 */
export function paintStroke(
	context: CanvasRenderingContext2D,
	{ ink, width, points }: Stroke,
	colours: Colours,
	begun = 0,
): void {
	const scale = context.canvas.width / SIDE;
	const at = (i: number) => ({
		x: (points[3 * i] ?? 0) * scale,
		y: (points[3 * i + 1] ?? 0) * scale,
	});
	const widthAt = (i: number) => lineWidth(WIDTHS[width], points[3 * i + 2] ?? 50) * scale;
	const count = points.length / 3;
	context.save();
	context.lineCap = "round";
	context.lineJoin = "round";
	context.strokeStyle = ink === null ? "#000000" : colours(ink);
	context.globalCompositeOperation = ink === null ? "destination-out" : "source-over";
	for (let i = Math.max(0, begun); i < count; i++) {
		const { from, corner, to, sharp } = curveAt(at, i);
		context.beginPath();
		context.lineWidth = widthAt(i);
		context.moveTo(from.x, from.y);
		if (sharp) context.lineTo(corner.x, corner.y);
		if (sharp) context.lineTo(to.x, to.y);
		else context.quadraticCurveTo(corner.x, corner.y, to.x, to.y);
		// The end of the line follows the pen.
		if (i === count - 1) context.lineTo(at(i).x + DOT, at(i).y);
		context.stroke();
	}
	context.restore();
}

/** The side of a downloaded picture, in pixels. */
const PICTURE = 1200;

/** Returns the drawing on the theme's paper as a PNG. Rejects when the browser cannot make one. */
export async function pictureOf(strokes: readonly Stroke[], colours: Colours): Promise<Blob> {
	const [sheet, lines] = [0, 0].map(() => {
		const canvas = document.createElement("canvas");
		canvas.width = PICTURE;
		canvas.height = PICTURE;
		return canvas.getContext("2d");
	});
	if (!sheet || !lines) throw new Error("This browser has no 2D canvas");
	// The eraser must not take the paper away.
	paintAll(lines, strokes, colours);
	sheet.fillStyle = colours("paper-2");
	sheet.fillRect(0, 0, PICTURE, PICTURE);
	sheet.drawImage(lines.canvas, 0, 0);
	return new Promise((resolve, reject) =>
		sheet.canvas.toBlob(
			(blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made"))),
			"image/png",
		),
	);
}
