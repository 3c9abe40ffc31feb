import { setTimeout as pause } from "node:timers/promises";
import type { Circle } from "./clients/circle.ts";
import { writingRooms } from "./clients/rooms.ts";
import { ACTIONS_ONLY, writeTogether } from "./clients/traffic.ts";
import { atMost, type Figure, told } from "./figure.ts";
import { startPlotluck } from "./machines.ts";
import { shareOfCore } from "./process-cost.ts";

const ROOMS = [10, 40];
const WARM_UP = 3000;
const IDLE = 5000;
const CPU_LIMIT = 3;

/** Measures actions in rooms of eight without autosaves: until everybody has them, and their CPU. */
export async function actions(folder: string, seconds: number): Promise<Figure[]> {
	const { url, pids, stop } = await startPlotluck(`${folder}/actions`);
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
			told(`an action until the last of 8 has it, ${among}, median`, "ms", seen.at(0.5)),
			told(`an action until the last of 8 has it, ${among}, p99`, "ms", seen.at(0.99)),
			told(`an action until its ack, ${among}, median`, "ms", acked.at(0.5)),
			atMost(`CPU of the server for an action, ${among}`, CPU_LIMIT, "ms", cpu("server")),
			told(`CPU of the engine for an action, ${among}`, "ms", cpu("engine")),
			atMost(`errors of actions, ${among}`, 0, "", errors.length),
		);
	}
	for (const circle of circles) circle.close();
	await stop();
	return figures;
}
