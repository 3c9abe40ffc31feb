import { COVER_INKS, type CoverStroke, SIDE } from "#game/cover/drawing.ts";
import { pathOf } from "#game/cover/picture.ts";
import { SCALE } from "../stage/stage.ts";
import { at, type Box, type Frame, type Piece, type Scene, type Sticker } from "./timeline.ts";

/** What a frame is made of, each drawn once. */
export interface Layers {
	/** The poster without what moves. */
	ground: CanvasImageSource;
	/** What moves, at its place, on nothing. */
	moving: CanvasImageSource;
	strokes: readonly CoverStroke[];
	stickers: readonly CanvasImageSource[];
}

/** Returns the length of a stroke, in units of the drawing. */
export const lengthOf = ({ points }: CoverStroke): number =>
	points.reduce((sum, [x, y], i) => {
		const [beforeX, beforeY] = points[i - 1] ?? [x, y];
		return sum + Math.hypot(x - beforeX, y - beforeY);
	}, 1);

/**
 * Returns the function that paints a scene, as it is after some seconds, on a canvas of the size of
 * the ground.
 */
export function painterOf(scene: Scene, layers: Layers) {
	const cover = scene.cover && coverPainter(scene.cover, layers.strokes);
	return (context: CanvasRenderingContext2D, seconds: number): void => {
		const frame = at(scene, seconds);
		context.drawImage(layers.ground, 0, 0);
		cover?.(context, frame.cover);
		for (const piece of frame.pieces) paintPiece(context, layers.moving, piece);
		for (const sticker of frame.stickers) paintSticker(context, layers.stickers, sticker);
	};
}

/** Returns the function that paints the cover, which keeps the strokes that are whole. */
function coverPainter(
	{ place, strokes: lengths }: NonNullable<Scene["cover"]>,
	strokes: readonly CoverStroke[],
) {
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(place.width * SCALE);
	canvas.height = Math.round(place.height * SCALE);
	const kept = contextOf(canvas);
	let done = -1;
	const paint = (pen: CanvasRenderingContext2D, stroke: CoverStroke, dash: number[]) => {
		pen.save();
		pen.scale(canvas.width / SIDE, canvas.height / SIDE);
		pen.lineCap = "round";
		pen.lineJoin = "round";
		pen.lineWidth = stroke.width;
		pen.strokeStyle = COVER_INKS[stroke.ink];
		pen.setLineDash(dash);
		pen.stroke(new Path2D(pathOf(stroke)));
		pen.restore();
	};
	return (context: CanvasRenderingContext2D, { whole, part }: Frame["cover"]) => {
		if (done < 0 || whole < done) {
			kept.fillStyle = COVER_INKS.paper;
			kept.fillRect(0, 0, canvas.width, canvas.height);
			done = 0;
		}
		for (const stroke of strokes.slice(done, whole)) paint(kept, stroke, []);
		done = whole;
		context.save();
		context.beginPath();
		context.rect(...pixels(place));
		context.clip();
		context.drawImage(canvas, ...pixels(place));
		const next = strokes[whole];
		const length = lengths[whole] ?? 0;
		if (next && part > 0) {
			context.translate(place.x * SCALE, place.y * SCALE);
			paint(context, next, [length * part, length * 2 + 1]);
		}
		context.restore();
	};
}

function paintPiece(
	context: CanvasRenderingContext2D,
	moving: CanvasImageSource,
	{ place, dx, dy, scale, turn, opacity, only }: Piece,
): void {
	const [left, top, width, height] = pixels(place);
	context.save();
	if (only) {
		context.beginPath();
		for (const part of only) context.rect(...pixels(part));
		context.clip();
	}
	context.globalAlpha = opacity;
	context.translate(left + width / 2 + dx * SCALE, top + height / 2 + dy * SCALE);
	context.rotate((turn * Math.PI) / 180);
	context.scale(scale, scale);
	context.drawImage(moving, left, top, width, height, -width / 2, -height / 2, width, height);
	context.restore();
}

function paintSticker(
	context: CanvasRenderingContext2D,
	pictures: readonly CanvasImageSource[],
	{ sticker, x, y, size, turn }: Sticker,
): void {
	const picture = pictures[sticker];
	if (!picture) return;
	const side = size * SCALE;
	context.save();
	context.translate(x * SCALE, y * SCALE);
	context.rotate((turn * Math.PI) / 180);
	context.drawImage(picture, -side / 2, -side / 2, side, side);
	context.restore();
}

/** Returns the whole pixels of a place, so that what does not move is copied as it is. */
function pixels({ x, y, width, height }: Box): [x: number, y: number, w: number, h: number] {
	const [left, top] = [Math.floor(x * SCALE), Math.floor(y * SCALE)];
	return [left, top, Math.ceil((x + width) * SCALE) - left, Math.ceil((y + height) * SCALE) - top];
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
	const context = canvas.getContext("2d");
	if (!context) throw new Error("This browser has no 2D canvas");
	return context;
}
