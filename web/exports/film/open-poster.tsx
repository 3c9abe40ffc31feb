import { type CoverStroke, readDrawing } from "#game/cover/drawing.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { SHOWN_REACTIONS, topReactions } from "../../game/top-reactions.ts";
import { picturesOf, reactionPicture } from "../pictures.ts";
import { Poster } from "../poster.tsx";
import type { Printed } from "../printed.ts";
import { type Fits, showFitting } from "../stage/show-fitting.ts";
import { blobOf, empty, openStage } from "../stage/stage.ts";
import { measured } from "./measure.ts";
import { contextOf, lengthOf, painterOf } from "./paint.ts";
import { DURATION } from "./timeline.ts";

/** The width of a poster, in CSS pixels; its picture is twice as large. */
const WIDTH = 540;
/** How many stickers fly, and the side of their pictures, in pixels. */
const STICKERS = 2;
const STICKER = 232;

/**
 * Returns the winner of an evening upright as a function that paints it at a moment. `close` frees
 * its memory.
 */
export async function openPoster(story: WireStory, game: Game, site: string, words: Printed) {
	const { cover: drawing } = story.meta;
	const strokes: CoverStroke[] = (drawing !== undefined && readDrawing(drawing)) || [];
	const [{ faces }, stickers] = await Promise.all([
		picturesOf(game, [story]),
		Promise.all(stickersOf(story).map(sticker)),
	]);
	const stage = openStage(WIDTH, words.language);
	try {
		const poster = (fits: Fits, layer: "ground" | "moving") => (
			<Poster {...{ story, game, site, faces, words, fits, layer }} cover={strokes.length > 0} />
		);
		const fits = await showFitting(stage, (sizes) => poster(sizes, "ground"));
		const scene = measured(stage.element, strokes.map(lengthOf), stickers.length);
		const ground = await stage.canvas();
		stage.show(poster(fits, "moving"));
		const moving = await stage.canvas();
		const { width, height } = ground;
		const paint = painterOf(scene, { ground, moving, strokes, stickers });
		const close = () => [ground, moving].forEach(empty);
		return { width, height, paint, close };
	} finally {
		stage.close();
	}
}

/** Draws the winner of an evening upright, which is the last frame of its film. */
export async function capturePoster(...poster: Parameters<typeof openPoster>): Promise<Blob> {
	const { width, height, paint, close } = await openPoster(...poster);
	const canvas = canvasOf(width, height);
	paint(contextOf(canvas), DURATION);
	close();
	return blobOf(canvas);
}

export function canvasOf(width: number, height: number): HTMLCanvasElement {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	return canvas;
}

/** Returns the numbers of the reactions that a story got most, and others where it got too few. */
function stickersOf({ meta }: WireStory): number[] {
	const given = topReactions(meta.reactions, STICKERS).map(({ emoji }) => emoji);
	return [...new Set([...given, ...SHOWN_REACTIONS])].slice(0, STICKERS);
}

async function sticker(index: number): Promise<HTMLImageElement> {
	const picture = new Image();
	picture.src = await reactionPicture(index, STICKER);
	await picture.decode();
	return picture;
}
