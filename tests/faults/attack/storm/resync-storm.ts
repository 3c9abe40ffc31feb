import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { root } from "../../../../supervisor/paths.mjs";
import type { WireSeat } from "../../../players/wire/player.ts";
import { roomPath } from "../senders/raw-line.ts";
import { type OthersFared, whileOthersPlay } from "../waits/others.ts";
import { fullRoom, type RoomSize } from "./full-room.ts";

export interface StormSize extends RoomSize {
	/** Number of connections. Every second one does not read. */
	sockets: number;
	/** Snapshots that each requests, as fast as the server accepts messages. */
	resyncs: number;
}

/** The full size: twelve seats of the largest room. */
export const FULL_STORM: StormSize = {
	players: 32,
	parts: 20,
	length: 14_000,
	sockets: 12,
	resyncs: 200,
};

/** Milliseconds in which the server clears up after the room's game, and of the measurement before the storm. */
const SETTLED = 3000;
const CALM = 5000;

export interface StormFigures {
	before: OthersFared;
	during: OthersFared;
	/** Memory of the server's process in MB: before, and at most during the storm. */
	memory: { before: number; peak: number };
	/** Longest delay of the server's event loop during the storm in ms, by its metrics. */
	blocked: number;
	/** Most snapshots that a reading connection received. */
	snapshots: number;
}

/**
 * Fills a room, lets its seats request snapshots without end, and measures the effect on others.
 */
export async function resyncStorm(url: string, size: StormSize): Promise<StormFigures> {
	const seats = await fullRoom(url, size);
	await pause(SETTLED);
	const calm = await whileOthersPlay(url, () => watchServer(url, pause(CALM)));
	const storm = await whileOthersPlay(url, async () => {
		const attackers = attack(url, seats.slice(0, size.sockets), size.resyncs);
		return { ...(await watchServer(url, attackers)), attacked: await attackers };
	});
	return {
		before: calm.others,
		during: storm.others,
		memory: { before: calm.result.memory, peak: storm.result.memory },
		blocked: storm.result.blocked,
		snapshots: Math.max(...storm.result.attacked.map(({ snapshots }) => snapshots)),
	};
}

/** Lets all seats request snapshots at once. Every second one does not read. */
async function attack(
	url: string,
	seats: WireSeat[],
	resyncs: number,
): Promise<{ snapshots: number }[]> {
	const urls = seats.map((seat) => `${url.replace("http", "ws")}${roomPath(seat)}`);
	const worker = new Worker(
		join(root, "tests", "faults", "attack", "storm", "resync-attackers.mjs"),
		{
			workerData: { urls, resyncs },
			execArgv: [],
		},
	);
	const [attacked] = await once(worker, "message");
	return attacked;
}

/** Returns the most memory in MB and the longest delay of the event loop in ms until the time is over. */
async function watchServer(
	url: string,
	time: Promise<unknown>,
): Promise<{ memory: number; blocked: number }> {
	const highest = { memory: 0, blocked: 0 };
	let over = false;
	void time.then(() => {
		over = true;
	});
	await serverMetrics(url); // restarts the measurement of the delay
	while (!over) {
		await pause(250);
		const now = await serverMetrics(url);
		highest.memory = Math.max(highest.memory, now.memory);
		highest.blocked = Math.max(highest.blocked, now.blocked);
	}
	return highest;
}

async function serverMetrics(url: string): Promise<{ memory: number; blocked: number }> {
	const metrics = await (await fetch(`${url}/metrics`)).text();
	const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]);
	return {
		memory: Math.round(value("process_resident_memory_bytes") / 1e6),
		blocked: Math.round(value("nodejs_eventloop_lag_max_seconds") * 1000),
	};
}
