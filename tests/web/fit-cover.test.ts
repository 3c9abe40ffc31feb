import { expect, test } from "vitest";
import { readDrawing } from "#game/cover/drawing.ts";
import { coverSvg, pathOf } from "#game/cover/picture.ts";
import { LIMITS } from "#game/limits.ts";
import type { Stroke } from "../../web/doodle/drawing.ts";
import { coverOf } from "../../web/doodle/fit-cover.ts";
import { paintStroke } from "../../web/doodle/paint.ts";

const line = (points: number[], ink: Stroke["ink"] = "hot"): Stroke => ({
	ink,
	width: "thin",
	points: points.flatMap((value, i) => (i % 2 === 1 ? [value, 50] : [value])),
});

/** A scribble that no straight line replaces. */
const scribble = (points: number, seed: number) =>
	line(
		Array.from({ length: points * 2 }, (_, i) =>
			Math.round(500 + 490 * Math.sin(seed + i * (i % 2 === 0 ? 0.37 : 0.53))),
		),
	);

test("an empty sheet is no cover", () => {
	expect(coverOf([])).toBeNull();
	expect(coverOf([line([])])).toBeNull();
});

test("points on a straight line are left out, corners and dots stay", () => {
	expect(coverOf([line([0, 0, 100, 100, 200, 200, 200, 0]), line([5, 5], null)])).toBe(
		"hot 6 0,0 200,200 200,0;paper 6 5,5",
	);
});

test.each([
	["a minute of scribbling", [scribble(7000, 1)]],
	["many long strokes", Array.from({ length: 60 }, (_, i) => scribble(200, i))],
	["more strokes than a cover has", Array.from({ length: 900 }, (_, i) => scribble(9, i))],
])("%s fits into the limits and keeps its strokes", (_what, strokes) => {
	const text = coverOf(strokes) ?? "";
	const drawing = readDrawing(text);
	expect(drawing).toHaveLength(Math.min(strokes.length, LIMITS.cover.strokes));
	expect(text.length).toBeLessThanOrEqual(LIMITS.cover.length);
});

type Point = [x: number, y: number];

/** Returns a line as a pen draws it: a point every few units. */
function drawn(corners: readonly Point[]): Point[] {
	const points: Point[] = [];
	for (const [i, [x, y]] of corners.entries()) {
		const [beforeX, beforeY] = corners[i - 1] ?? [x, y];
		const steps = Math.max(1, Math.round(Math.hypot(x - beforeX, y - beforeY) / 5));
		for (let step = 1; step <= steps; step++)
			points.push([
				Math.round(beforeX + ((x - beforeX) * step) / steps),
				Math.round(beforeY + ((y - beforeY) * step) / steps),
			]);
	}
	return points;
}

const circle = (radius: number): Point[] =>
	Array.from({ length: 121 }, (_, i) => [
		Math.round(500 + radius * Math.cos((i * Math.PI) / 60)),
		Math.round(500 + radius * Math.sin((i * Math.PI) / 60)),
	]);

/** Returns points along the line of an SVG path of M, L and Q. */
function pointsOf(path: string): Point[] {
	const points: Point[] = [];
	for (const [, command, numbers = ""] of path.matchAll(/([MLQ])([^MLQ]+)/g)) {
		const [x = 0, y = 0, toX = x, toY = y] = numbers.trim().split(" ").map(Number);
		const [fromX, fromY] = points.at(-1) ?? [x, y];
		for (let i = 1; i <= 300; i++) {
			const t = i / 300;
			if (command === "Q")
				points.push([
					(1 - t) ** 2 * fromX + 2 * t * (1 - t) * x + t * t * toX,
					(1 - t) ** 2 * fromY + 2 * t * (1 - t) * y + t * t * toY,
				]);
			else points.push([fromX + (x - fromX) * t, fromY + (y - fromY) * t]);
		}
	}
	return points;
}

/** Returns how far the points of one line are from the other at most. */
const farthest = (points: readonly Point[], others: readonly Point[]): number =>
	Math.max(
		...points.map(([x, y]) =>
			Math.min(...others.map((other) => Math.hypot(x - other[0], y - other[1]))),
		),
	);

test.each<[string, Point[]]>([
	[
		"a square",
		[
			[200, 200],
			[800, 200],
			[800, 800],
			[200, 800],
			[200, 200],
		],
	],
	[
		"a roof",
		[
			[100, 600],
			[500, 150],
			[900, 600],
		],
	],
	[
		"a zigzag",
		[
			[100, 500],
			[250, 300],
			[400, 500],
			[550, 300],
			[700, 500],
		],
	],
	[
		"an M",
		[
			[200, 800],
			[200, 200],
			[500, 600],
			[800, 200],
			[800, 800],
		],
	],
	[
		"a slight bend",
		[
			[100, 500],
			[500, 500],
			[900, 700],
		],
	],
	["a circle", circle(300)],
	["a dot of an eye", circle(12)],
])("%s hangs as it was drawn", (_what, corners) => {
	const pen = drawn(corners);
	const cover = coverOf([line(pen.flat())]) ?? "";
	const path = / d="([^"]+)"/.exec(coverSvg(cover) ?? "")?.[1] ?? "";
	const hung = pointsOf(path);
	expect(farthest(pen, hung)).toBeLessThan(5);
	expect(farthest(hung, pen)).toBeLessThan(5);
});

/** Returns what a stroke through these points, in units of the sheet, draws on a canvas. */
function painted(points: readonly [number, number][]): { lines: number[][]; curves: number[][] } {
	const lines: number[][] = [];
	const curves: number[][] = [];
	const nothing = () => {};
	const context = {
		...{ save: nothing, restore: nothing, beginPath: nothing, moveTo: nothing, stroke: nothing },
		canvas: { width: 1000 },
		lineTo: (...to: number[]) => lines.push(to),
		quadraticCurveTo: (...to: number[]) => curves.push(to.slice(0, 2)),
	};
	paintStroke(
		// The pad uses no more of a canvas.
		context as unknown as CanvasRenderingContext2D,
		{ ink: "ink", width: "medium", points: points.flatMap(([x, y]) => [x, y, 50]) },
		() => "#000000",
	);
	return { lines, curves };
}

test("a corner is sharp on the pad as it is on the cover, and a bend is round on both", () => {
	const corner = [
		[100, 500],
		[300, 500],
		[300, 300],
	] as [number, number][];
	expect(painted(corner).lines).toContainEqual([300, 500]);
	expect(painted(corner).curves).not.toContainEqual([300, 500]);
	expect(pathOf({ ink: "ink", width: 14, points: corner })).toContain("L300 500");

	const bend = [
		[100, 500],
		[300, 500],
		[500, 420],
	] as [number, number][];
	expect(painted(bend).lines).not.toContainEqual([300, 500]);
	expect(painted(bend).curves).toContainEqual([300, 500]);
	expect(pathOf({ ink: "ink", width: 14, points: bend })).toContain("Q300 500");
});
