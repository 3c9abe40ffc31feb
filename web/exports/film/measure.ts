import type { Box, Scene } from "./timeline.ts";

/** Space around a piece, in CSS pixels, for letters that hang over their box. */
const OVERHANG = 3;

/** Returns the places of what moves on a poster that is shown (poster.tsx marks it). */
export function measured(poster: HTMLElement, strokes: number[], stickers: number): Scene {
	const origin = poster.getBoundingClientRect();
	const boxOf = ({ left, top, width, height }: DOMRect, around = 0): Box => ({
		x: left - origin.left - around,
		y: top - origin.top - around,
		width: width + 2 * around,
		height: height + 2 * around,
	});
	const all = (name: string) => [...poster.querySelectorAll<HTMLElement>(`[data-moves=${name}]`)];
	const place = (name: string) => {
		const [element] = all(name);
		return element ? boxOf(element.getBoundingClientRect(), OVERHANG) : null;
	};
	const [drawing] = all("cover");
	const [line] = all("line");
	const nothing = { x: 0, y: 0, width: 0, height: 0 };
	return {
		width: origin.width,
		height: origin.height,
		cover: drawing ? { place: boxOf(drawing.getBoundingClientRect()), strokes } : null,
		title: place("title") ?? nothing,
		line: line
			? {
					place: boxOf(line.getBoundingClientRect()),
					rows: rowsOf(line).map((row) => boxOf(row)),
					rightToLeft: getComputedStyle(line).direction === "rtl",
				}
			: null,
		faces: all("face").map((face) => boxOf(face.getBoundingClientRect(), OVERHANG)),
		names: place("names") ?? nothing,
		rosette: place("rosette") ?? nothing,
		stickers,
	};
}

/** Returns the rectangles of the rows of a text, from top to bottom. */
function rowsOf(block: HTMLElement): DOMRect[] {
	const range = document.createRange();
	// Only the text, because the rectangle of an element within would be one of them.
	range.selectNodeContents(block.firstElementChild ?? block);
	const rows: DOMRect[] = [];
	for (const piece of range.getClientRects()) {
		const last = rows.at(-1);
		const middle = piece.top + piece.height / 2;
		if (!last || middle > last.bottom || middle < last.top) {
			rows.push(piece);
			continue;
		}
		const left = Math.min(last.left, piece.left);
		const width = Math.max(last.right, piece.right) - left;
		rows[rows.length - 1] = new DOMRect(left, last.top, width, last.height);
	}
	return rows;
}
