import { curveAt, DOT } from "./curves.ts";
import { COVER_INKS, type CoverStroke, readDrawing, SIDE } from "./drawing.ts";

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

/** Returns a stroke as the data of an SVG path. */
function pathOf({ points }: CoverStroke): string {
	const pointAt = (i: number) => {
		const [x = 0, y = 0] = points[i] ?? [];
		return { x, y };
	};
	const { x, y } = pointAt(0);
	const curves = points.slice(1).map((_, i) => {
		const { corner, to } = curveAt(pointAt, i + 1);
		return `Q${corner.x} ${corner.y} ${to.x} ${to.y}`;
	});
	const last = pointAt(points.length - 1);
	return `M${x} ${y}${curves.join("")}L${last.x + DOT} ${last.y}`;
}

/** Returns the address of the picture of a drawing; null for a text that is no drawing. */
export function coverUrl(text: string): string | null {
	const svg = coverSvg(text);
	return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
