import { setTimeout as pause } from "node:timers/promises";
import type { Circle } from "./clients/circle.ts";
import type { Line } from "./clients/line.ts";
import { Samples } from "./clients/samples.ts";
import { someText } from "./clients/text.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";

/** Milliseconds between messages, below the limit of 20 messages per second and connection. */
const FLAT_OUT_GAP = 55;
const FLAT_OUT = 5000;
const STEADY = 1600;

/**
 * Figures of the saves: the most per second, and the 99th percentile of the acks in ms at 1,600 per
 * second.
 */
export interface SaveRates {
	flatOut: number;
	steady: number;
}

/** Measures figure 2 on all connections of these rooms. */
export async function saveFlatOut(circles: readonly Circle[], seconds: number): Promise<SaveRates> {
	const lines = circles.flatMap((circle) => circle.lines);
	const heard = lines.map((line) => line.onMessage);
	const steady = await save(lines, (lines.length / STEADY) * 1000, seconds);
	await pause(2000); // the server writes what it has acknowledged
	const flatOut = await save(lines, FLAT_OUT_GAP, seconds);
	for (const [i, line] of lines.entries()) line.onMessage = heard[i] ?? line.onMessage;
	return { steady: steady.at(0.99), flatOut: flatOut.count / seconds };
}

export function savesFigures(full: SaveRates, bare: SaveRates): Figure[] {
	return [
		atLeast("draft saves acknowledged through the sockets", FLAT_OUT, "a second", full.flatOut, {
			floor: bare.flatOut,
		}),
		atMost(`draft saves at ${STEADY} a second, p99`, 25, "ms", full.steady, { floor: bare.steady }),
	];
}

/**
 * Saves on each connection every `gap` ms, after the previous ack. Returns the durations of the
 * acks.
 */
async function save(lines: readonly Line[], gap: number, seconds: number): Promise<Samples> {
	const samples = new Samples();
	const end = performance.now() + seconds * 1000;
	await Promise.all(
		lines.map(async (line, i) => {
			await pause((gap * i) / lines.length);
			while (performance.now() < end) {
				const at = performance.now();
				await acknowledged(line);
				if (performance.now() < end) samples.add(performance.now() - at);
				await pause(Math.max(0, at + gap - performance.now()));
			}
		}),
	);
	return samples;
}

function acknowledged(line: Line): Promise<void> {
	return new Promise((resolve, reject) => {
		const id = line.submit(someText());
		line.onMessage = ({ ack, error }) => {
			if (ack === id) resolve();
			if (error !== undefined) reject(new Error(error));
		};
	});
}
