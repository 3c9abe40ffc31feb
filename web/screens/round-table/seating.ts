import { type RefObject, useLayoutEffect, useState } from "react";

interface Size {
	width: number;
	height: number;
}

/** How people sit at a table. */
export interface Seating {
	/** They sit around it. Else they sit in rows, without the pot. */
	ring: boolean;
	/** The seats of a row. */
	columns: number;
	/** The width of a face in CSS pixels. */
	face: number;
}

/** The most people around the table of a page with one column. */
const FEW = 4;
/** The most people who have a name of more than a few letters below their face. */
const MANY = 12;
/** What lies below a face at the table, and above it: name, state, the host's crown. */
const WORDS = 60;
/** The least width of a seat at the table, for its state. */
const SEAT = 98;

const isSpread = ({ width, height }: Size) => width >= 900 && height >= 540;
const isLow = ({ height }: Size) => height < 500;
/** The page has room for the pot. */
const isTall = ({ width, height }: Size) => height > 639 || (height > 560 && width > 350);

/** Returns the largest face with which nobody around the table lies on a neighbour; 0 without one. */
function faceOfRing(people: number, { width, height }: Size): number {
	const largest = Math.min(148, 0.17 * width);
	if (people <= FEW) return largest;
	// The distance of neighbours, as a share of the table's half.
	const step = 2 * Math.sin(Math.PI / people);
	if (step * (width - SEAT) < 2 * SEAT) return 0;
	const room = (0.9 * step * (height / 2 - 30) - WORDS) / (1 + 0.45 * step);
	return room < 60 ? 0 : Math.min(largest, room);
}

/** Returns the most seats of a row that has this width. */
function longestRow(people: number, width: number, page: Size): number {
	if (isLow(page)) return Math.max(1, Math.floor(width / 56));
	return people > MANY ? Math.max(FEW, Math.min(6, Math.floor(width / 64))) : FEW;
}

/** Returns rows of seats: on a spread, as many as give the largest faces. */
function rowsOf(people: number, { width, height }: Size, page: Size): Seating {
	const rowsWith = (rows: number, most: number): Seating => {
		const columns = Math.ceil(people / rows);
		const face = Math.min(most, (0.72 * width) / columns);
		return { ring: false, columns, face: Math.max(44, face) };
	};
	if (!isSpread(page)) {
		const rows = Math.ceil(people / longestRow(people, width, page));
		return rowsWith(rows, isLow(page) ? 48 : 104);
	}
	return Array.from({ length: people }, (_, i) =>
		rowsWith(i + 1, Math.min(112, height / (i + 1) - 50)),
	).reduce((best, next) => (next.face > best.face ? next : best));
}

/** Returns how people sit at a table of this size on a page. In one column only its width counts. */
export function seatingFor(people: number, table: Size, page: Size): Seating {
	const around = (face: number) => ({ ring: true, columns: 1, face });
	if (isSpread(page)) {
		const face = people > MANY ? 0 : faceOfRing(people, table);
		if (face > 0) return around(face);
	} else if (people <= FEW && isTall(page)) return around(96);
	return rowsOf(people, table, page);
}

const sizeOf = ({ clientWidth, clientHeight }: Element): Size => ({
	width: clientWidth,
	height: clientHeight,
});

/** Follows how people sit at a table, by the size of the page around it. */
export function useSeating(table: RefObject<HTMLElement | null>, people: number): Seating {
	const [seating, setSeating] = useState<Seating>({ ring: false, columns: FEW, face: 44 });
	useLayoutEffect(() => {
		const box = table.current;
		const page = box?.closest("[data-page]");
		if (!box || !page) return;
		const measure = () => setSeating(seatingFor(people, sizeOf(box), sizeOf(page)));
		measure();
		const watch = new ResizeObserver(measure);
		watch.observe(box);
		watch.observe(page);
		return () => watch.disconnect();
	}, [table, people]);
	return seating;
}
