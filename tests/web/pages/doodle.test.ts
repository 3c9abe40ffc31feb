import { describe, expect, test } from "vitest";
import { memoryStorage } from "../../../web/device/storage.ts";
import {
	addPoint,
	addStroke,
	clear,
	type Drawing,
	emptyDrawing,
	redo,
	type Stroke,
	undo,
} from "../../../web/doodle/drawing.ts";
import {
	keepCover,
	keepDrawing,
	keptCover,
	keptDrawing,
} from "../../../web/doodle/keep-drawing.ts";

const line = (...points: number[]): Stroke => ({ ink: "hot", width: "thin", points });
const drawingOf = (...strokes: Stroke[]): Drawing => strokes.reduce(addStroke, emptyDrawing());

describe("a drawing", () => {
	test("undoes and redoes lines and an empty sheet", () => {
		const [one, two] = [line(1, 1, 50), line(2, 2, 50)];
		const cleared = clear(drawingOf(one, two));
		expect(cleared.strokes).toEqual([]);
		const back = undo(cleared);
		expect(back.strokes).toEqual([one, two]);
		expect(undo(back).strokes).toEqual([one]);
		expect(undo(undo(undo(undo(back)))).strokes).toEqual([]);
		expect(redo(undo(back)).strokes).toEqual([one, two]);
		expect(redo(back).strokes).toEqual([]);
		expect(redo(redo(back)).strokes).toEqual([]);
	});

	test("forgets what was undone once something new is drawn", () => {
		const [one, two, three] = [line(1, 1, 50), line(2, 2, 50), line(3, 3, 50)];
		const drawn = addStroke(undo(drawingOf(one, two)), three);
		expect(redo(drawn).strokes).toEqual([one, three]);
	});

	test("takes points on the sheet only, and none twice", () => {
		const stroke = line();
		expect(addPoint(stroke, -20, 1200, 2)).toBe(true);
		expect(addPoint(stroke, 0.5, 999.5, 0.5)).toBe(false);
		expect(addPoint(stroke, 10, 990, 0.25)).toBe(true);
		expect(stroke.points).toEqual([0, 1000, 100, 10, 990, 25]);
	});
});

describe("the drawing of a device", () => {
	test("comes back as it was", () => {
		const storage = memoryStorage();
		const eraser: Stroke = { ink: null, width: "thick", points: [5, 6, 70] };
		const { strokes } = drawingOf(line(1, 2, 50, 3, 4, 60), eraser);
		expect(keepDrawing({ strokes }, storage)).toBe(true);
		expect(keptDrawing(storage)).toEqual({ strokes, before: [], after: [] });
		keepDrawing(emptyDrawing(), storage);
		expect(storage.keys()).toEqual([]);
	});

	test("keeps one unfinished cover, for its story only", () => {
		const storage = memoryStorage();
		const { strokes } = drawingOf(line(1, 2, 50));
		keepCover(7, { strokes }, storage);
		expect(keptCover(7, storage)).toEqual({ strokes, before: [], after: [] });
		expect(keptCover(8, storage)).toEqual(emptyDrawing());
		keepCover(7, emptyDrawing(), storage);
		expect(storage.keys()).toEqual([]);
		storage.setItem("cover", "broken");
		expect(keptCover(7, storage)).toEqual(emptyDrawing());
	});

	test("keeps the last one that was small enough", () => {
		const storage = memoryStorage();
		const small = drawingOf(line(1, 2, 50));
		keepDrawing(small, storage);
		const points = Array.from({ length: 300_000 }, (_, i) => i % 1000);
		expect(keepDrawing(addStroke(small, line(...points)), storage)).toBe(false);
		expect(keptDrawing(storage).strokes).toEqual(small.strokes);
	});

	test.each([
		"no JSON",
		"{}",
		'[["pink","thin","1 2 3"]]',
		'[["hot","huge","1 2 3"]]',
		'[["hot","thin","1 2"],7,null]',
		'[["hot","thin","1 2 x"]]',
	])("is empty when it cannot be read: %s", (kept) => {
		const storage = memoryStorage();
		storage.setItem("doodle", kept);
		expect(keptDrawing(storage).strokes).toEqual([]);
	});
});
