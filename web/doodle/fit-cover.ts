import {
	type CoverInk,
	type CoverStroke,
	drawingText,
	PEN_WIDTHS,
	readDrawing,
} from "#game/cover/drawing.ts";
import { LIMITS } from "#game/limits.ts";
import type { Stroke } from "./drawing.ts";

type Point = readonly [x: number, y: number];

/** Units by which a line may leave its points, from invisible to rough. */
const TOLERANCES = [1.5, 3, 6, 12, 25, 50, 100];

/**
 * Returns the text of a drawing as a cover: with as many points as the limits allow, and without
 * the last strokes if there are too many. Null for an empty drawing.
 */
export function coverOf(strokes: readonly Stroke[]): string | null {
	const lines = strokes
		.map(lineOf)
		.filter(({ points }) => points.length > 0)
		.slice(0, LIMITS.cover.strokes);
	if (lines.length === 0) return null;
	for (const tolerance of TOLERANCES) {
		const text = drawingText(
			lines.map((line) => ({ ...line, points: simplified(line.points, tolerance) })),
		);
		if (readDrawing(text)) return text;
	}
	// Strokes of two points always fit.
	return drawingText(lines.map((line) => ({ ...line, points: line.points.slice(0, 2) })));
}

function lineOf({ ink, width, points }: Stroke): CoverStroke {
	const places: Point[] = [];
	for (let i = 0; i + 1 < points.length; i += 3) places.push([points[i] ?? 0, points[i + 1] ?? 0]);
	const colour: CoverInk = ink ?? "paper";
	return { ink: colour, width: PEN_WIDTHS[width], points: places };
}

/** Leaves out the points that are within a tolerance of the line without them (Douglas-Peucker). */
function simplified(points: readonly Point[], tolerance: number): Point[] {
	const kept = new Set([0, points.length - 1]);
	const open: [number, number][] = [[0, points.length - 1]];
	for (let span = open.pop(); span; span = open.pop()) {
		const [from, to] = span;
		let farthest = from;
		let most = tolerance;
		for (let i = from + 1; i < to; i++) {
			const far = distance(points[i], points[from], points[to]);
			if (far > most) [farthest, most] = [i, far];
		}
		if (farthest === from) continue;
		kept.add(farthest);
		open.push([from, farthest], [farthest, to]);
	}
	return points.filter((_, i) => kept.has(i));
}

/** Returns the distance of a point from the line between two others. */
function distance(
	[x, y]: Point = [0, 0],
	[ax, ay]: Point = [0, 0],
	[bx, by]: Point = [0, 0],
): number {
	const [dx, dy] = [bx - ax, by - ay];
	const length = dx * dx + dy * dy;
	const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
	const t = Math.min(1, Math.max(0, along));
	return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
