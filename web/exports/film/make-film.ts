import { blobOf, empty } from "../stage/stage.ts";
import type { FilmTask } from "./film-task.ts";
import { canvasOf, openPoster } from "./open-poster.tsx";
import { contextOf } from "./paint.ts";
import { recorded } from "./record.ts";
import { DURATION } from "./timeline.ts";

/** The share of the work that the layers of the poster take. */
const LAYERS = 0.15;

/**
 * Makes the film of a winner (docs/game.md "Exports"). Returns the still where the browser can make
 * no film. Rejects with the reason of the signal.
 */
export async function captureFilm(
	poster: Parameters<typeof openPoster>,
	{ signal, onProgress }: Pick<FilmTask, "signal" | "onProgress">,
): Promise<Blob> {
	const { width, height, paint, close } = await openPoster(...poster);
	const canvas = canvasOf(width, height);
	try {
		const film = await filmOf({
			...{ canvas, paint, signal },
			onProgress: (share) => onProgress(LAYERS + (1 - LAYERS) * share),
		});
		if (film) return film;
		paint(contextOf(canvas), DURATION);
		return await blobOf(canvas);
	} finally {
		close();
		empty(canvas);
	}
}

/** Makes a film with WebCodecs, which a page of plain HTTP does not have either. */
async function withCodecs(task: FilmTask): Promise<Blob | null> {
	if (!("VideoEncoder" in window)) return null;
	const { encoded } = await import("./encode.ts");
	return encoded(task);
}

async function filmOf(task: FilmTask): Promise<Blob | null> {
	for (const make of [withCodecs, recorded]) {
		task.signal.throwIfAborted();
		try {
			const film = await make(task);
			if (film) return film;
		} catch (reason) {
			task.signal.throwIfAborted();
			// The console shows why; the player gets the next best.
			reportError(reason);
		}
	}
	return null;
}
