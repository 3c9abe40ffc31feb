import { describe, expect, it } from "vitest";
import { stepFor } from "../../../web/exports/film/encode.ts";
import { at, type Box, cuesOf, DURATION, type Scene } from "../../../web/exports/film/timeline.ts";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A poster with everything on it. */
const FULL: Scene = {
	width: 540,
	height: 960,
	cover: { place: box(90, 50, 350, 350), strokes: [100, 0, 400] },
	title: box(60, 500, 360, 50),
	line: {
		place: box(60, 560, 420, 120),
		rows: [box(76, 570, 380, 40), box(76, 610, 200, 40)],
		rightToLeft: false,
	},
	faces: [box(60, 700, 64, 64), box(132, 700, 64, 64)],
	names: box(60, 780, 420, 28),
	rosette: box(380, 440, 108, 108),
	stickers: 2,
};
const BARE: Scene = { ...FULL, cover: null, line: null, faces: [] };
const CROWDED: Scene = {
	...FULL,
	line: {
		...FULL.line,
		rows: Array.from({ length: 8 }, (_, i) => box(76, 560 + 14 * i, 380, 14)),
	} as Scene["line"],
	faces: Array.from({ length: 7 }, (_, i) => box(60 + 70 * i, 700, 64, 64)),
};

const placesAt = (scene: Scene, seconds: number) =>
	at(scene, seconds).pieces.map(({ place }) => place);
/** The drawn part of the line of a scene, row by row. */
const lineAt = (scene: Scene, seconds: number) =>
	at(scene, seconds).pieces.find(({ place }) => place === scene.line?.place)?.only;

describe("the film of a winner", () => {
	it.each([
		["with everything", FULL],
		["without a cover, a line and faces", BARE],
		["with eight rows and seven faces", CROWDED],
	])("begins with an empty poster and ends with the still, %s", (_what, scene) => {
		expect(at(scene, 0)).toEqual({ cover: { whole: 0, part: 0 }, pieces: [], stickers: [] });
		const { end } = cuesOf(scene);
		expect(end).toBeLessThanOrEqual(DURATION - 0.5);
		const still = at(scene, DURATION);
		expect(still).toEqual(at(scene, end + 0.001));
		expect(still.cover.whole).toBe(scene.cover?.strokes.length ?? 0);
		expect(still.stickers).toEqual([]);
		const { title, line, faces, names, rosette } = scene;
		const places = [title, ...(line ? [line.place] : []), ...faces, names, rosette];
		const moved = { dx: 0, dy: 0, scale: 1, turn: 0, opacity: 1, only: null };
		expect(still.pieces).toEqual(places.map((place) => ({ place, ...moved })));
	});

	it("shows one thing after the other", () => {
		const cues = cuesOf(FULL);
		const just = (cue: number) => placesAt(FULL, cue + 0.01);
		expect(placesAt(FULL, cues.title)).toEqual([]);
		expect(just(cues.title)).toEqual([FULL.title]);
		expect(just(cues.line)).toEqual([FULL.title, FULL.line?.place]);
		expect(just(cues.faces)).toContain(FULL.faces[0]);
		expect(just(cues.faces)).not.toContain(FULL.faces[1]);
		expect(just(cues.names)).toContain(FULL.names);
		expect(just(cues.names)).not.toContain(FULL.rosette);
		expect(just(cues.rosette)).toContain(FULL.rosette);
		expect(at(FULL, cues.stickers + 0.01).stickers.map(({ sticker }) => sticker)).toEqual([0]);
	});

	it("draws the cover stroke by stroke, a dot too", () => {
		const seen = Array.from({ length: 400 }, (_, i) => at(FULL, i / 100).cover);
		const progress = seen.map(({ whole, part }) => whole + part);
		expect(progress).toEqual(progress.toSorted((a, b) => a - b));
		expect(new Set(seen.map(({ whole }) => whole))).toEqual(new Set([0, 1, 2, 3]));
		for (const { part } of seen) expect(part).toBeLessThanOrEqual(1);
	});

	it("writes the line in its direction, the first row before the second", () => {
		const { line, writing } = cuesOf(FULL);
		const early = lineAt(FULL, line + writing * 0.25);
		expect(early).toHaveLength(1);
		expect(early?.[0]).toMatchObject({ x: 60 });
		const late = lineAt(FULL, line + writing * 0.9);
		expect(late?.[0]).toMatchObject({ x: 60, width: 420 });
		expect(late).toHaveLength(2);
		const hebrew: Scene = { ...FULL, line: FULL.line && { ...FULL.line, rightToLeft: true } };
		const [row] = lineAt(hebrew, line + writing * 0.25) ?? [];
		expect((row?.x ?? 0) + (row?.width ?? 0)).toBe(480);
		expect(row?.x).toBeGreaterThan(200);
	});

	it("goes over the poster with the stickers, from one side to the other", () => {
		const { stickers } = cuesOf(FULL);
		const flight = [0.2, 0.8, 1.4].map((after) => at(FULL, stickers + after).stickers[0]);
		const [first, , last] = flight;
		expect(first?.x).toBeLessThan(100);
		expect(last?.x).toBeGreaterThan(440);
		for (const sticker of flight) expect(sticker?.y).toBeLessThan(960);
	});
});

describe("the frames that a film leaves out", () => {
	it.each([
		["none where the device is fast", 1000, 100, 200, 1],
		["two of three where it would take too long", 6000, 100, 200, 3],
		["every second one where it would take a little too long", 5000, 120, 180, 2],
		["at most two of three, also after the budget", 60_000, 200, 100, 3],
	])("are %s", (_what, passed, done, left, step) => {
		expect(stepFor(passed, done, left)).toBe(step);
	});
});
