import type { Circle } from "./circle.ts";
import { atMost, type Figure, told } from "./figure.ts";
import { type Machine, startFloor, startPlotluck } from "./machines.ts";
import { residentMb, shareOfCore } from "./process-cost.ts";
import { floorRooms, writingRooms } from "./rooms.ts";
import { writeTogether } from "./traffic.ts";

const ROOMS = 100;
const STEPS = [130, 160, 200];
const WARM_UP = 3000;

/** Figure 1 with its memory: what a player's action takes until the last of 8 clients has it, and how many rooms that carries. */
export async function load(folder: string, seconds: number, search: boolean): Promise<Figure[]> {
	const floor = await startFloor(`${folder}/floor`);
	const bare = await measure(floor, await floorRooms(floor.url, ROOMS), seconds);
	await floor.stop();

	const real = await startPlotluck(`${folder}/load`);
	const before = await residentMb(real.pids.server ?? 0);
	const circles = await writingRooms(real.url, ROOMS);
	const full = await measure(real, circles, seconds);
	const after = await residentMb(real.pids.server ?? 0);
	let most = full.p99 <= 250 ? ROOMS : 0;
	for (const rooms of search && most > 0 ? STEPS : []) {
		circles.push(...(await writingRooms(real.url, rooms - circles.length)));
		if ((await measure(real, circles, seconds / 2)).p99 > 250) break;
		most = rooms;
	}
	for (const circle of circles) circle.close();
	await real.stop();
	return [
		atMost(`action to last of 8, ${ROOMS} rooms, median`, 20, "ms", full.p50, bare.p50),
		atMost(`action to last of 8, ${ROOMS} rooms, p99`, 90, "ms", full.p99, bare.p99),
		atMost("errors meanwhile", 0, "", full.errors, bare.errors),
		told("server, share of a core", "cores", full.cores.server ?? Number.NaN, bare.cores.server ?? Number.NaN),
		told("engine, share of a core", "cores", full.cores.engine ?? Number.NaN),
		told("everything else on this machine", "cores", full.cores.others ?? Number.NaN, bare.cores.others ?? Number.NaN),
		told("most rooms with p99 ≤ 250 ms (wished: 150)", "rooms", most),
		atMost("memory of the server at its start", 300, "MB", before),
		atMost(`memory more with ${ROOMS} rooms`, 120, "MB", after - before),
	];
}

async function measure(machine: Machine, circles: Circle[], seconds: number) {
	const { result, cores } = await shareOfCore({ ...machine.pids, load: process.pid }, () =>
		writeTogether(circles, { warmUp: WARM_UP, measure: seconds * 1000 }),
	);
	return { p50: result.seen.at(0.5), p99: result.seen.at(0.99), errors: result.errors.length, cores };
}
