import { deviceStorage, type KeyValueStorage } from "../device/storage.ts";
import { type Drawing, emptyDrawing, INKS, type Stroke, WIDTHS } from "./drawing.ts";

const KEY = "doodle";
const COVER_KEY = "cover";

/** Characters; a browser has about five million for the whole site, and seats need some. */
const MOST = 400_000;

/** Keeps a drawing on this device. Returns false for one that is too large to keep. */
export function keepDrawing(
	{ strokes }: Pick<Drawing, "strokes">,
	storage: KeyValueStorage = deviceStorage,
): boolean {
	if (strokes.length === 0) {
		storage.removeItem(KEY);
		return true;
	}
	const text = JSON.stringify(rowsOf(strokes));
	if (text.length > MOST) return false;
	storage.setItem(KEY, text);
	return true;
}

/** Returns the drawing of this device; an empty one if none is kept. */
export function keptDrawing(storage: KeyValueStorage = deviceStorage): Drawing {
	try {
		return drawingOf(JSON.parse(storage.getItem(KEY) ?? "[]"));
	} catch {
		return emptyDrawing();
	}
}

/** Keeps the unfinished cover of a story in place of another one; forgets an empty one. */
export function keepCover(
	story: number,
	{ strokes }: Pick<Drawing, "strokes">,
	storage: KeyValueStorage = deviceStorage,
): void {
	if (strokes.length === 0) storage.removeItem(COVER_KEY);
	else storage.setItem(COVER_KEY, JSON.stringify({ story, strokes: rowsOf(strokes) }));
}

/** Returns the unfinished cover of a story; an empty drawing if none is kept. */
export function keptCover(story: number, storage: KeyValueStorage = deviceStorage): Drawing {
	try {
		const kept = JSON.parse(storage.getItem(COVER_KEY) ?? "{}");
		return kept.story === story ? drawingOf(kept.strokes) : emptyDrawing();
	} catch {
		return emptyDrawing();
	}
}

const rowsOf = (strokes: readonly Stroke[]) =>
	strokes.map(({ ink, width, points }) => [ink ?? "", width, points.join(" ")]);

const drawingOf = (rows: unknown): Drawing => ({
	...emptyDrawing(),
	strokes: Array.isArray(rows) ? rows.flatMap(strokeOf) : [],
});

/** Returns the stroke of a row; an empty list for a row of another version. */
function strokeOf(row: unknown): Stroke[] {
	if (!Array.isArray(row)) return [];
	const [colour, pen, text] = row;
	const ink = colour === "" ? null : INKS.find((known) => known === colour);
	// The keys of the table are its names.
	const width = (Object.keys(WIDTHS) as Stroke["width"][]).find((known) => known === pen);
	const points = String(text).split(" ").map(Number);
	if (ink === undefined || !width || points.length % 3 !== 0 || points.some(Number.isNaN))
		return [];
	return [{ ink, width, points }];
}
