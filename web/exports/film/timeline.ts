/**
 * What the picture of a winner shows at each moment: the one description behind the film and the
 * still, which is its last frame. Places are in CSS pixels of the poster, times in seconds.
 */

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** The places of what moves. What a poster does not have is null or empty. */
export interface Scene {
	width: number;
	height: number;
	cover: {
		place: Box /** The lengths of the strokes, in units of the drawing. */;
		strokes: number[];
	} | null;
	title: Box;
	/** The marked line with the places of its rows of text. */
	line: { place: Box; rows: Box[]; rightToLeft: boolean } | null;
	faces: Box[];
	names: Box;
	rosette: Box;
	/** How many stickers fly. */
	stickers: number;
}

/** Something of the poster as it is drawn: moved, scaled and turned around its centre. */
export interface Piece {
	place: Box;
	dx: number;
	dy: number;
	scale: number;
	/** Degrees. */
	turn: number;
	opacity: number;
	/** The parts of the place that are drawn; null for all of it. */
	only: Box[] | null;
}

export interface Sticker {
	sticker: number;
	/** Its centre. */
	x: number;
	y: number;
	size: number;
	/** Degrees. */
	turn: number;
}

export interface Frame {
	/** How many strokes are drawn whole, and how much of the next one, from 0 to 1. */
	cover: { whole: number; part: number };
	/** From the back to the front. */
	pieces: Piece[];
	/** In front of everything. */
	stickers: Sticker[];
}

/** The length of a film. */
export const DURATION = 10;

const START = 0.2;
const COVER = 3.2;
const STAMP = 0.45;
/** For each row of the line, and for all of them at most. */
const ROW = 0.6;
const LINE = 2;
const FALL = 0.45;
const AFTER_FACE = 0.1;
const FADE = 0.3;
const FLIGHT = 1.6;
const AFTER_STICKER = 0.3;
const PAUSE = 0.1;

/** The way of the pen between two strokes, in units of the drawing. */
const LIFT = 60;
/** How far above its place a face begins to fall. */
const HIGH = 260;
const STICKER = 116;

/** Returns when each thing begins, and when all is in its place. */
export function cuesOf(scene: Scene) {
	const title = scene.cover ? START + COVER + PAUSE : START;
	const line = title + STAMP + PAUSE;
	const writing = scene.line ? Math.min(LINE, ROW * scene.line.rows.length) : 0;
	const faces = line + writing + PAUSE;
	const names = faces + AFTER_FACE * scene.faces.length;
	const rosette = names + FALL;
	const stickers = rosette + STAMP / 2;
	const end = stickers + FLIGHT + AFTER_STICKER * Math.max(0, scene.stickers - 1);
	return { cover: START, title, line, writing, faces, names, rosette, stickers, end };
}

/** Returns what a scene shows after some seconds. */
export function at(scene: Scene, seconds: number): Frame {
	const cues = cuesOf(scene);
	const past = (from: number, length: number) =>
		Math.min(1, Math.max(0, (seconds - from) / length));
	const pieces: (Piece | null)[] = [
		stamped(scene.title, past(cues.title, STAMP), TITLE_HIGH),
		scene.line && written(scene.line, past(cues.line, cues.writing)),
		...scene.faces.map((face, i) => fallen(face, past(cues.faces + i * AFTER_FACE, FALL))),
		faded(scene.names, past(cues.names, FADE)),
		stamped(scene.rosette, past(cues.rosette, STAMP), ROSETTE_HIGH),
	];
	const flights = Array.from({ length: scene.stickers }, (_, i) =>
		flown(scene, i, past(cues.stickers + i * AFTER_STICKER, FLIGHT)),
	);
	return {
		cover: drawnOf(scene.cover?.strokes ?? [], past(cues.cover, COVER)),
		pieces: pieces.filter((piece) => piece !== null),
		stickers: flights.filter((flight) => flight !== null),
	};
}

/** Returns how far the pen is, which draws with one speed. */
function drawnOf(strokes: readonly number[], share: number): Frame["cover"] {
	let left = share * strokes.reduce((sum, length) => sum + length + LIFT, 0);
	for (const [whole, length] of strokes.entries()) {
		if (left < length + LIFT && share < 1) return { whole, part: Math.min(1, left / length) };
		left -= length + LIFT;
	}
	return { whole: strokes.length, part: 0 };
}

const still = (place: Box): Piece => ({
	...{ place, dx: 0, dy: 0, scale: 1, turn: 0, opacity: 1, only: null },
});

/** The moment of a stamp at which it hits the paper. */
const HIT = 0.55;

/** How much larger a stamp is at first. A title is almost as wide as the poster. */
const TITLE_HIGH = 0.3;
const ROSETTE_HIGH = 1;

function stamped(place: Box, share: number, high: number): Piece | null {
	if (share <= 0) return null;
	const down = Math.min(1, share / HIT);
	const after = Math.max(0, (share - HIT) / (1 - HIT));
	const spring = after < 1 ? Math.sin(after * Math.PI * 2) * (1 - after) : 0;
	return {
		...still(place),
		scale: 1 + high * (1 - down * down) - 0.04 * spring,
		turn: 6 * (down - 1),
		opacity: Math.min(1, down * 2),
	};
}

/** Returns a line of which a pen has written a share, row by row. */
function written(
	{ place, rows, rightToLeft }: NonNullable<Scene["line"]>,
	share: number,
): Piece | null {
	if (share <= 0) return null;
	if (share >= 1) return still(place);
	let left = share * rows.reduce((sum, { width }) => sum + width, 0);
	const only: Box[] = [];
	for (const [i, row] of rows.entries()) {
		if (left <= 0) break;
		const top = i === 0 ? place.y : row.y;
		const next = rows[i + 1];
		const bottom = next ? next.y : place.y + place.height;
		const end = place.x + place.width;
		const done = left >= row.width;
		// A row that is done takes the marker beside it along.
		const x = rightToLeft && !done ? row.x + row.width - left : place.x;
		const to = rightToLeft || done ? end : row.x + left;
		only.push({ x, y: top, width: to - x, height: bottom - top });
		left -= row.width;
	}
	return { ...still(place), only };
}

function fallen(place: Box, share: number): Piece | null {
	if (share <= 0) return null;
	return { ...still(place), dy: HIGH * (bounced(share) - 1), opacity: Math.min(1, share * 4) };
}

/** Returns how much of its way something has fallen that jumps once. */
function bounced(share: number): number {
	if (share >= 1) return 1;
	if (share < 0.6) return (share / 0.6) ** 2;
	const jump = (share - 0.6) / 0.4;
	return 1 - 0.12 * 4 * jump * (1 - jump);
}

const faded = (place: Box, share: number): Piece | null =>
	share <= 0 ? null : { ...still(place), opacity: share };

/** Returns a sticker that is thrown across the poster; null before and after its flight. */
function flown({ width, height }: Scene, sticker: number, share: number): Sticker | null {
	if (share <= 0 || share >= 1) return null;
	const fromLeft = sticker % 2 === 0;
	const along = -STICKER + (width + 2 * STICKER) * share;
	return {
		sticker,
		x: fromLeft ? along : width - along,
		y: height * (0.86 - (fromLeft ? 1.9 : 2.4) * share * (1 - share * 0.62)),
		size: STICKER,
		turn: (fromLeft ? 1 : -1) * (360 * share - 40),
	};
}
