import { COVER_INKS, type CoverStroke, isCorner, readDrawing, SIDE } from "./drawing.ts";

/** Added to the end of a line, because some browsers draw nothing for a line without length. */
const DOT = 0.01;

/**
 * Returns a drawing as an SVG document; null for a text that is no drawing. Server and browsers
 * show covers by this function only.
 */
export function coverSvg(text: string): string | null {
	const strokes = readDrawing(text);
	if (!strokes) return null;
	const lines = strokes.map(
		(stroke) =>
			`<path stroke="${COVER_INKS[stroke.ink]}" stroke-width="${stroke.width}" d="${pathOf(stroke)}"/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${COVER_INKS.paper}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join("")}</g></svg>`;
}

/** How far from a point, in units, its turn is rounded at most. */
const ROUNDED = 24;

type Point = CoverStroke["points"][number];

/**
 * Returns a stroke as the data of an SVG path. Its turns are rounded near their points only,
 * because `coverOf` in the browser leaves out the points of straight stretches.
 */
export function pathOf({ points }: CoverStroke): string {
	const [first = [0, 0]] = points;
	const last = points.at(-1) ?? first;
	const turns = points.slice(1, -1).map((corner, i) => {
		const [before = corner, after = corner] = [points[i], points[i + 2]];
		if (isCorner(before, corner, after)) return `L${corner.join(" ")}`;
		return `L${towards(corner, before)}Q${corner.join(" ")} ${towards(corner, after)}`;
	});
	return `M${first.join(" ")}${turns.join("")}L${last[0] + DOT} ${last[1]}`;
}

/** Returns the place on the way to another point where the rounding ends, at most half-way. */
function towards([x, y]: Point, [otherX, otherY]: Point): string {
	const length = Math.hypot(otherX - x, otherY - y);
	const share = Math.min(0.5, ROUNDED / Math.max(length, 1));
	return [x + (otherX - x) * share, y + (otherY - y) * share]
		.map((value) => +value.toFixed(1))
		.join(" ");
}

/** Returns the address of the picture of a drawing; null for a text that is no drawing. */
export function coverUrl(text: string): string | null {
	const svg = coverSvg(text);
	return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
