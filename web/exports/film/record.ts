import { BITRATE, type FilmTask, RATE } from "./film-task.ts";
import { contextOf } from "./paint.ts";
import { DURATION } from "./timeline.ts";

/** The kinds of films, from the one that most devices play. */
const TYPES = ["video/mp4", "video/webm;codecs=vp9", "video/webm"];

/** Ms after which a recorder hands over the first piece, which shows that it takes frames. */
const SLICE = 100;

/** Ms after which a recorder that hands over nothing is trusted. */
const PATIENCE = 10_000;

/** Ms that the last frame stays, as a recorder drops what it has not encoded when it stops. */
const LAST = 500;

/**
 * Records a film while it plays, for browsers and pages without WebCodecs. It waits while the page is hidden.
 * Returns null where the browser cannot record a canvas. Rejects with the reason of the signal.
 */
export async function recorded({
	canvas,
	paint,
	onProgress,
	signal,
}: FilmTask): Promise<Blob | null> {
	const mimeType =
		"MediaRecorder" in window && "captureStream" in canvas
			? TYPES.find((type) => MediaRecorder.isTypeSupported(type))
			: undefined;
	if (mimeType === undefined) return null;
	const context = contextOf(canvas);
	paint(context, 0);
	const stream = canvas.captureStream(RATE);
	const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITRATE });
	const chunks: Blob[] = [];
	recorder.addEventListener("dataavailable", ({ data }) => {
		if (data.size > 0) chunks.push(data);
	});
	const stopped = new Promise<void>((resolve, reject) => {
		recorder.addEventListener("stop", () => resolve());
		recorder.addEventListener("error", () => reject(new Error("the film could not be recorded")));
	});
	const follow = () => (document.hidden ? recorder.pause() : recorder.resume());
	document.addEventListener("visibilitychange", follow);
	try {
		recorder.start(SLICE);
		if (document.hidden) recorder.pause();
		const show = (seconds: number) => {
			signal.throwIfAborted();
			paint(context, seconds);
			onProgress(seconds / DURATION);
		};
		await play(show, () => chunks.length > 0);
	} finally {
		document.removeEventListener("visibilitychange", follow);
		recorder.stop();
		for (const track of stream.getTracks()) track.stop();
	}
	await stopped;
	return new Blob(chunks, { type: mimeType.split(";")[0] ?? mimeType });
}

/**
 * Calls `show` with the seconds that a film has played in a visible page. The first frame stays until
 * `isTaken`: the encoder of a slow device starts seconds late, and what was shown before is lost.
 */
async function play(show: (seconds: number) => void, isTaken: () => boolean): Promise<void> {
	let before: number | null = null;
	// A page that was hidden goes on where it was. A slow one leaves frames out, as the recorder does
	// not wait for them.
	const forget = () => {
		before = null;
	};
	document.addEventListener("visibilitychange", forget);
	/** Waits for the next frame, and resolves to the milliseconds since the one before. */
	const frame = () =>
		new Promise<number>((resolve) =>
			requestAnimationFrame((now) => {
				resolve(now - (before ?? now));
				before = now;
			}),
		);
	const hold = async (seconds: number, isEnough: (waited: number) => boolean) => {
		for (let waited = 0; !isEnough(waited); waited += await frame()) show(seconds);
	};
	try {
		await hold(0, (waited) => isTaken() || waited > PATIENCE);
		for (let seconds = 0; seconds < DURATION; seconds += (await frame()) / 1000) show(seconds);
		await hold(DURATION, (waited) => waited > LAST);
	} finally {
		document.removeEventListener("visibilitychange", forget);
	}
}
