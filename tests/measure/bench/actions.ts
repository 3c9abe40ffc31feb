import { setTimeout as pause } from "node:timers/promises";
import { shareOfCore } from "../../support/process-cost.ts";
import type { Circle } from "./clients/circle.ts";
import { floorRooms, writingRooms } from "./clients/rooms.ts";
import type { Samples } from "./clients/samples.ts";
import { ACTIONS_ONLY, writeTogether } from "./clients/traffic.ts";
import { atMost, type Figure, told } from "./figure.ts";
import { startBenchServer, startFloor } from "./machines.ts";

const ROOMS = [10, 40, 100];
const WARM_UP = 3000;
const IDLE = 5000;
/** Milliseconds that the server and the engine may take for an action, with the most rooms. */
const CPU_LIMIT = 10;
const SHARES = [
	["median", 0.5],
	["p99", 0.99],
] as const;

/** Measures actions in rooms of eight without autosaves: time until the last player has them, CPU. */
export async function actions(folder: string, seconds: number): Promise<Figure[]> {
	const bare = await bareTimes(folder, seconds);
	const { url, pids, stop } = await startBenchServer(`${folder}/actions`);
	const circles: Circle[] = [];
	const figures: Figure[] = [];
	for (const rooms of ROOMS) {
		circles.push(...(await writingRooms(url, rooms - circles.length)));
		await pause(WARM_UP);
		const idle = await shareOfCore(pids, () => pause(IDLE));
		await writeTogether(circles, WARM_UP, 0, ACTIONS_ONLY);
		const { result, cores } = await shareOfCore(pids, () =>
			writeTogether(circles, 0, seconds, ACTIONS_ONLY),
		);
		const { seen, acked, errors } = result;
		const cpu = (name: string) =>
			(((cores[name] ?? 0) - (idle.cores[name] ?? 0)) * seconds * 1000) / acked.count;
		const among = `${rooms} rooms`;
		figures.push(
			...SHARES.map(([name, share]) =>
				told(`an action until the last of 8 has it, ${among}, ${name}`, "ms", seen.at(share), {
					floor: bare.get(rooms)?.at(share) ?? Number.NaN,
				}),
			),
			told(`an action until its ack, ${among}, median`, "ms", acked.at(0.5)),
			told(`CPU of the server for an action, ${among}`, "ms", cpu("server")),
			told(`CPU of the engine for an action, ${among}`, "ms", cpu("engine")),
			...(rooms === Math.max(...ROOMS)
				? [atMost(`CPU of both, ${among}`, CPU_LIMIT, "ms", cpu("server") + cpu("engine"))]
				: []),
			atMost(`errors of actions, ${among}`, 0, "", errors.length),
		);
	}
	for (const circle of circles) circle.close();
	await stop();
	return figures;
}

/** Returns the times on the floor by number of rooms. */
async function bareTimes(folder: string, seconds: number): Promise<Map<number, Samples>> {
	const { url, stop } = await startFloor(`${folder}/actions-floor`);
	const circles: Circle[] = [];
	const times = new Map<number, Samples>();
	for (const rooms of ROOMS) {
		circles.push(...(await floorRooms(url, rooms - circles.length, circles.length + 1)));
		times.set(rooms, (await writeTogether(circles, WARM_UP, seconds, ACTIONS_ONLY)).seen);
	}
	for (const circle of circles) circle.close();
	await stop();
	return times;
}
