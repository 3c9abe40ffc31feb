import { setTimeout as pause } from "node:timers/promises";
import type { Circle } from "./circle.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import type { Line } from "./line.ts";
import { startFloor, startPlotluck } from "./machines.ts";
import { floorRooms, writingRooms } from "./rooms.ts";
import { Samples } from "./samples.ts";
import { someText } from "./text.ts";

/** A connection may send 20 messages a second: so many are needed for 6,000 a second and more. */
const ROOMS = 48;
const FLAT_OUT_GAP = 55;
const STEADY = 1600;

/** Figure 2: draft saves through the sockets, as fast as the connections may, and at a steady 1,600 a second. */
export async function saves(folder: string, seconds: number): Promise<Figure[]> {
	const floor = await startFloor(`${folder}/saves-floor`);
	const bare = await both(await floorRooms(floor.url, ROOMS), seconds);
	await floor.stop();
	const real = await startPlotluck(`${folder}/saves`);
	const full = await both(await writingRooms(real.url, ROOMS), seconds);
	await real.stop();
	return [
		atLeast("draft saves acknowledged", 5000, "a second", full.flatOut.count / seconds, bare.flatOut.count / seconds),
		atMost(`draft saves at ${STEADY} a second, p99`, 25, "ms", full.steady.at(0.99), bare.steady.at(0.99)),
	];
}

async function both(circles: Circle[], seconds: number) {
	const lines = circles.flatMap((circle) => circle.lines);
	const steady = await save(lines, (lines.length / STEADY) * 1000, seconds);
	await pause(2000);
	const flatOut = await save(lines, FLAT_OUT_GAP, seconds);
	for (const circle of circles) circle.close();
	return { steady, flatOut };
}

/** Every line saves each `gap` ms, evenly spread over the lines; answers how long the acks took that came in time. */
async function save(lines: Line[], gap: number, seconds: number): Promise<Samples> {
	const samples = new Samples();
	const sent = new Map<string, number>();
	for (const line of lines) {
		line.onMessage = ({ ack }) => {
			const key = `${line.writer.id} ${ack}`;
			const at = sent.get(key);
			if (at !== undefined && sent.delete(key)) samples.add(performance.now() - at);
		};
	}
	const since = performance.now();
	const turns = Math.floor((seconds * 1000 * lines.length) / gap);
	for (let turn = 0; turn < turns; turn++) {
		const ahead = since + (turn * gap) / lines.length - performance.now();
		if (ahead > 1) await pause(ahead);
		const line = lines[turn % lines.length];
		if (line) sent.set(`${line.writer.id} ${line.submit(someText())}`, performance.now());
	}
	return samples;
}
