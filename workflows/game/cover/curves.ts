export interface Point {
	x: number;
	y: number;
}

/** A quadratic curve of a pen's line. */
interface Curve {
	from: Point;
	corner: Point;
	to: Point;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Returns the curve that the point with the index `i` adds to a line. Its corner is the point
 * before, so that the line is smooth; after the last curve the line goes on to the last point.
 */
export function curveAt(pointAt: (i: number) => Point, i: number): Curve {
	const before = pointAt(Math.max(0, i - 2));
	const corner = pointAt(Math.max(0, i - 1));
	return { from: between(before, corner), corner, to: between(corner, pointAt(i)) };
}

/** Added to the end of a line, because some browsers draw nothing for a line without length. */
export const DOT = 0.01;
