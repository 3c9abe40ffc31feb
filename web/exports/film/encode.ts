import {
	BufferTarget,
	CanvasSource,
	getFirstEncodableVideoCodec,
	Mp4OutputFormat,
	Output,
	Quality,
	WebMOutputFormat,
} from "mediabunny";
import { BITRATE, type FilmTask, RATE } from "./film-task.ts";
import { contextOf } from "./paint.ts";
import { DURATION } from "./timeline.ts";

/** Milliseconds for all frames. A slow device leaves out every second one, or two of three. */
const BUDGET = 11_000;
const MOST_LEFT_OUT = 3;

/**
 * Makes a film with WebCodecs, faster than it plays where the device can: an MP4 where the browser
 * encodes H.264, else a WebM. Returns null where the browser encodes none of these at
 * this size. Rejects with the reason of the signal.
 */
export async function encoded({
	canvas,
	paint,
	onProgress,
	signal,
}: FilmTask): Promise<Blob | null> {
	const { width, height } = canvas;
	const quality = new Quality({ bitrate: BITRATE });
	const codec = await getFirstEncodableVideoCodec(["avc", "vp9", "vp8"], {
		width,
		height,
		quality,
	});
	if (codec === null) return null;
	const format =
		codec === "avc" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
	const target = new BufferTarget();
	const output = new Output({ format, target });
	const source = new CanvasSource(canvas, { codec, quality, latencyMode: "realtime" });
	output.addVideoTrack(source, { frameRate: RATE });
	try {
		await output.start();
		const context = contextOf(canvas);
		const frames = DURATION * RATE;
		const begun = performance.now();
		for (let frame = 0, step = 1; frame < frames; frame += step) {
			signal.throwIfAborted();
			if (frame > 0) step = stepFor(performance.now() - begun, frame, frames - frame);
			paint(context, frame + step < frames ? frame / RATE : DURATION);
			await source.add(frame / RATE, Math.min(step, frames - frame) / RATE);
			onProgress(frame / frames);
		}
		await output.finalize();
	} catch (reason) {
		await output.cancel();
		throw reason;
	}
	signal.throwIfAborted();
	if (!target.buffer) throw new Error("the encoder returned no film");
	return new Blob([target.buffer], { type: codec === "avc" ? "video/mp4" : "video/webm" });
}

/** Returns how many frames to go on, with which the work ends within its budget. */
export function stepFor(passed: number, done: number, left: number): number {
	const remaining = Math.max(1, BUDGET - passed);
	const needed = (passed / done) * left;
	return Math.min(MOST_LEFT_OUT, Math.max(1, Math.ceil(needed / remaining)));
}
