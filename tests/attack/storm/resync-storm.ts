import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { root } from "../../../supervisor/paths.mjs";
import { WirePlayer, type WireSeat } from "../../players/wire/player.ts";
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

export interface StormFigures {
	/** Milliseconds of another room's actions and of GET /healthz, before and during the storm. */
	before: Latency;
	during: Latency;
	/** Memory of the server's process in MB: before, and at most during the storm. */
	memory: { before: number; peak: number };
	/** Longest delay of the server's event loop in ms, by its metrics. */
	blocked: { before: number; during: number };
	/** Share of a core that the server's process used. */
	cpu: { before: number; during: number };
	/** Most snapshots that a reading connection received. */
	snapshots: number;
	/** MB that all reading connections received. */
	received: number;
	/** Close codes of the attackers while the storm lasted. */
	closed: number[];
}

interface Latency {
	p50: number;
	p99: number;
	max: number;
	calls: number;
	/** Replies of GET /healthz that report an unhealthy part. */
	unhealthy: number;
}

/**
 * Fills a room, lets its seats request snapshots without end, and measures the effect on others.
 */
export async function resyncStorm({
	url,
	size,
}: {
	url: string;
	size: StormSize;
}): Promise<StormFigures> {
	const seats = await fullRoom(url, size);
	const bystander = await WirePlayer.host(url);
	await pause(3000);
	const calm = pause(5000);
	const [before, quiet] = await Promise.all([
		latency(url, bystander, calm),
		watchServer(url, calm),
	]);
	const attackers = attack(url, seats.slice(0, size.sockets), size.resyncs);
	const [during, loud, attacked] = await Promise.all([
		latency(url, bystander, attackers),
		watchServer(url, attackers),
		attackers,
	]);
	const memory = { before: quiet.memory, peak: loud.memory };
	const blocked = { before: quiet.blocked, during: loud.blocked };
	const cpu = { before: quiet.cpu, during: loud.cpu };
	bystander.leave();
	const snapshots = Math.max(...attacked.map(({ snapshots }) => snapshots));
	const received = Math.round(attacked.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
	const closed = attacked.flatMap(({ closed }) => closed ?? []);
	return { before, during, memory, blocked, cpu, snapshots, received, closed };
}

interface Attacked {
	snapshots: number;
	bytes: number;
	closed: number | null;
}

/** Lets all seats request snapshots at once. Every second one does not read. */
async function attack(url: string, seats: WireSeat[], resyncs: number): Promise<Attacked[]> {
	const urls = seats.map(({ id, secret, game_id }) => {
		const query = new URLSearchParams({
			player_id: `${id}`,
			player_secret: secret,
			game_id: `${game_id}`,
		});
		return `${url.replace("http", "ws")}/rooms?${query}`;
	});
	const worker = new Worker(join(root, "tests", "attack", "storm", "resync-attackers.mjs"), {
		workerData: { urls, resyncs },
		execArgv: [],
	});
	const [attacked] = await once(worker, "message");
	return attacked;
}

/** Measures actions in another room and the server's health in turn, until the time is over. */
async function latency(
	url: string,
	bystander: WirePlayer,
	time: Promise<unknown>,
): Promise<Latency> {
	const times: number[] = [];
	let over = false;
	void time.then(() => {
		over = true;
	});
	const measure = async (call: () => Promise<unknown>, rest: number) => {
		while (!over) {
			const start = performance.now();
			await call();
			times.push(performance.now() - start);
			await pause(rest);
		}
	};
	let locked = false;
	const act = async () => {
		locked = !locked;
		const refused = await bystander.act("game/vip", { vip_action: { lock_room: locked } });
		if (refused) throw new Error(`the other room's action was refused: ${refused}`);
	};
	let unhealthy = 0;
	const healthy = async () => {
		if (!(await fetch(`${url}/healthz`)).ok) unhealthy++;
	};
	// A seat may send 120 actions at once and few after that.
	await Promise.all([measure(act, 200), measure(healthy, 50)]);
	times.sort((a, b) => a - b);
	const at = (share: number) =>
		Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
	return { p50: at(0.5), p99: at(0.99), max: at(1), calls: times.length, unhealthy };
}

interface ServerMetrics {
	/** MB of its process. */
	memory: number;
	/** Longest delay of its event loop since the last sample, in ms. */
	blocked: number;
	/** CPU seconds of all its threads. */
	cpu: number;
}

/** Returns the highest values until the time is over, and the share of a core. */
async function watchServer(url: string, time: Promise<unknown>): Promise<ServerMetrics> {
	const highest = { memory: 0, blocked: 0 };
	const start = performance.now();
	let over = false;
	void time.then(() => {
		over = true;
	});
	const { cpu: had } = await serverMetrics(url); // restarts the measurement of the delay
	let cpu = had;
	while (!over) {
		await pause(250);
		const now = await serverMetrics(url);
		highest.memory = Math.max(highest.memory, now.memory);
		highest.blocked = Math.max(highest.blocked, now.blocked);
		cpu = now.cpu;
	}
	const share = (cpu - had) / ((performance.now() - start) / 1000);
	return { ...highest, cpu: Math.round(share * 100) / 100 };
}

async function serverMetrics(url: string): Promise<ServerMetrics> {
	const metrics = await (await fetch(`${url}/metrics`)).text();
	const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]);
	return {
		memory: Math.round(value("process_resident_memory_bytes") / 1e6),
		blocked: Math.round(value("nodejs_eventloop_lag_max_seconds") * 1000),
		cpu: value("process_cpu_seconds_total"),
	};
}
