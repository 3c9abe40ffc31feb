import { PEN_WIDTHS, SIDE } from "#game/cover/drawing.ts";

/** The inks, as tokens of the theme, so that a drawing follows it. */
export const INKS = ["ink", "hot", "marker", "good", "sky"] as const;
export type Ink = (typeof INKS)[number];

/** The widths of the pens, in units. */
export const WIDTHS = PEN_WIDTHS;
export type Width = keyof typeof WIDTHS;

/** One line of the pen. The eraser is a pen without an ink. */
export interface Stroke {
	ink: Ink | null;
	width: Width;
	/** x, y and pressure (0 to 100) of each point, one after the other. */
	points: number[];
}

/** A drawing with what can be undone and redone. Its lists are never changed. */
export interface Drawing {
	strokes: readonly Stroke[];
	before: readonly (readonly Stroke[])[];
	after: readonly (readonly Stroke[])[];
}

export const emptyDrawing = (): Drawing => ({ strokes: [], before: [], after: [] });

/** How many steps can be undone. */
const STEPS = 100;

const changed = ({ strokes, before }: Drawing, next: readonly Stroke[]): Drawing => ({
	strokes: next,
	before: [...before, strokes].slice(-STEPS),
	after: [],
});

export const addStroke = (drawing: Drawing, stroke: Stroke): Drawing =>
	changed(drawing, [...drawing.strokes, stroke]);

/** Empties the sheet, which can be undone too. */
export const clear = (drawing: Drawing): Drawing =>
	drawing.strokes.length === 0 ? drawing : changed(drawing, []);

export function undo({ strokes, before, after }: Drawing): Drawing {
	const last = before.at(-1);
	if (!last) return { strokes, before, after };
	return { strokes: last, before: before.slice(0, -1), after: [strokes, ...after] };
}

export function redo({ strokes, before, after }: Drawing): Drawing {
	const [next] = after;
	if (!next) return { strokes, before, after };
	return { strokes: next, before: [...before, strokes], after: after.slice(1) };
}

/** Units; closer points make no visible difference. */
const CLOSE = 2;

/**
 * Adds a point to a stroke unless it is too close to the last one. Returns whether it was added.
 */
export function addPoint(stroke: Stroke, x: number, y: number, pressure: number): boolean {
	const [lastX, lastY] = stroke.points.slice(-3);
	const near =
		lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < CLOSE;
	if (near) return false;
	const inside = (value: number) => Math.round(Math.min(SIDE, Math.max(0, value)));
	stroke.points.push(inside(x), inside(y), Math.round(Math.min(1, Math.max(0, pressure)) * 100));
	return true;
}
