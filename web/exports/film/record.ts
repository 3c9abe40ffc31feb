import { BITRATE, type FilmTask, RATE } from "./film-task.ts";
import { contextOf } from "./paint.ts";
import { DURATION } from "./timeline.ts";

/** The kinds of films, from the one that most devices play. */
const TYPES = ["video/mp4", "video/webm;codecs=vp9", "video/webm"];

/** Milliseconds that the last frame stays, so that the recorder has it. */
const LAST = 120;

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
	recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
	const stopped = new Promise<void>((resolve, reject) => {
		recorder.addEventListener("stop", () => resolve());
		recorder.addEventListener("error", () => reject(new Error("the film could not be recorded")));
	});
	const follow = () => (document.hidden ? recorder.pause() : recorder.resume());
	document.addEventListener("visibilitychange", follow);
	try {
		recorder.start();
		if (document.hidden) recorder.pause();
		await play((seconds) => {
			signal.throwIfAborted();
			paint(context, seconds);
			onProgress(seconds / DURATION);
		});
	} finally {
		document.removeEventListener("visibilitychange", follow);
		recorder.stop();
		for (const track of stream.getTracks()) track.stop();
	}
	await stopped;
	return new Blob(chunks, { type: mimeType.split(";")[0] ?? mimeType });
}

/** Calls `show` with the seconds that a film has played in a visible page. */
function play(show: (seconds: number) => void): Promise<void> {
	let before: number | null = null;
	// A page that was hidden goes on where it was. A slow one leaves frames out, as the recorder does
	// not wait for them.
	const forget = () => {
		before = null;
	};
	document.addEventListener("visibilitychange", forget);
	const played = new Promise<void>((resolve, reject) => {
		let seconds = 0;
		const next = (now: number) => {
			seconds = Math.min(DURATION, seconds + (now - (before ?? now)) / 1000);
			before = now;
			try {
				show(seconds);
			} catch (reason) {
				reject(reason);
				return;
			}
			if (seconds < DURATION) requestAnimationFrame(next);
			else setTimeout(resolve, LAST);
		};
		requestAnimationFrame(next);
	});
	return played.finally(() => document.removeEventListener("visibilitychange", forget));
}
