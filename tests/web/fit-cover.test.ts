import { expect, test } from "vitest";
import { readDrawing } from "#game/cover/drawing.ts";
import { LIMITS } from "#game/limits.ts";
import type { Stroke } from "../../web/doodle/drawing.ts";
import { coverOf } from "../../web/doodle/fit-cover.ts";

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
