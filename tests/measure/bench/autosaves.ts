import { setTimeout as pause } from "node:timers/promises";
import { shareOfCore } from "../../support/process-cost.ts";
import type { Line } from "./clients/line.ts";
import { writingRooms } from "./clients/rooms.ts";
import { Samples } from "./clients/samples.ts";
import { someText } from "./clients/text.ts";
import { atMost, type Figure } from "./figure.ts";
import { startBenchServer } from "./machines.ts";

const ROOMS = 40;
/** Saves a second of all rooms, which is what 100 rooms of eight send at people's pace. */
const PER_SECOND = 320;
const LIMIT = 0.3;
const SETTLE = 3000;

/** Measures what an autosave of about 1,500 characters costs the server on all its threads. */
export async function autosaves(folder: string, seconds: number): Promise<Figure[]> {
	const { url, pids, stop } = await startBenchServer(`${folder}/autosaves`);
	const circles = await writingRooms(url, ROOMS);
	const lines = circles.flatMap((circle) => circle.lines);
	await pause(SETTLE);
	const idle = await shareOfCore(pids, () => pause(seconds * 1000));
	await saves(lines, SETTLE / 1000); // warms the code up
	const busy = await shareOfCore(pids, () => saves(lines, seconds));
	for (const circle of circles) circle.close();
	await stop();
	const cpu = ((busy.cores.server ?? 0) - (idle.cores.server ?? 0)) * seconds * 1000;
	const acks = busy.result;
	return [
		atMost("CPU of the server for an autosave", LIMIT, "ms", cpu / acks.count),
		atMost(`an autosave until its ack at ${PER_SECOND} a second, p99`, 100, "ms", acks.at(0.99)),
	];
}

/** Saves by all lines in turn. Returns the ms of the acks. */
async function saves(lines: readonly Line[], seconds: number): Promise<Samples> {
	const acks = new Samples();
	const sent = new Map<string, number>();
	for (const line of lines)
		line.onMessage = ({ ack, error }) => {
			if (error !== undefined) throw new Error(error);
			const key = `${line.writer.id} ${ack}`;
			const at = sent.get(key);
			if (at === undefined) return;
			sent.delete(key);
			acks.add(performance.now() - at);
		};
	const start = performance.now();
	for (let i = 0; i < seconds * PER_SECOND; i++) {
		const due = start + (i * 1000) / PER_SECOND;
		if (due > performance.now()) await pause(due - performance.now());
		const line = lines[i % lines.length];
		if (line) sent.set(`${line.writer.id} ${line.submit(someText())}`, performance.now());
	}
	while (sent.size > 0) await pause(10);
	return acks;
}
