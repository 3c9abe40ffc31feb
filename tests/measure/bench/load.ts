import { isLarge, machineMemory } from "../../../supervisor/server/machine-memory.mjs";
import { residentMb, shareOfCore } from "../../support/process-cost.ts";
import type { Circle } from "./clients/circle.ts";
import { floorRooms, writingRooms } from "./clients/rooms.ts";
import { writeTogether } from "./clients/traffic.ts";
import { atLeast, atMost, type Figure, told } from "./figure.ts";
import { type Machine, startBenchServer, startFloor } from "./machines.ts";
import { type SaveRates, saveFlatOut, savesFigures } from "./saves.ts";

const ROOMS = 100;
/** Numbers of rooms, tried in order until the 99th percentile exceeds `TOLERABLE` ms. */
const STEPS = [130, 150, 170, 200];
const FLOOR_STEPS = [200, 400];
const TOLERABLE = 250;
const WARM_UP = 3000;
/** MB for a hundred rooms; large machines give the server larger heaps (server-service.mjs). */
const MOST_MEMORY = isLarge(machineMemory) ? 500 : 120;

/** Seconds of each part of the measurement. */
export interface Lengths {
	write: number;
	save: number;
	/** Seconds per step of the search for the most rooms. 0 skips the search. */
	step: number;
}

interface Carried {
	p50: number;
	p99: number;
	errors: number;
	cores: Record<string, number>;
	saved: SaveRates;
	/** The most rooms within `TOLERABLE` ms. */
	most: number;
	/** MB. */
	memory: { before: number; more: number };
}

/**
 * Measures figures 1 and 2 and the server's memory while all players of a hundred rooms of eight
 * write.
 */
export async function load(folder: string, lengths: Lengths): Promise<Figure[]> {
	const floor = await startFloor(`${folder}/load-floor`);
	const bare = await carry(floor, floorRooms, FLOOR_STEPS, lengths);
	const real = await startBenchServer(`${folder}/load`);
	const full = await carry(real, writingRooms, STEPS, lengths);
	const share = (process: string) =>
		told(
			`share of a core: ${process}`,
			"cores",
			full.cores[process] ?? Number.NaN,
			ofFloor(bare, process),
		);
	return [
		atMost(`an action until the last of 8 has it, ${ROOMS} rooms, median`, 20, "ms", full.p50, {
			floor: bare.p50,
			wished: 12,
		}),
		atMost(`an action until the last of 8 has it, ${ROOMS} rooms, p99`, 90, "ms", full.p99, {
			floor: bare.p99,
			wished: 50,
		}),
		atMost("errors meanwhile", 0, "", full.errors, { floor: bare.errors }),
		...["server", "engine", "load", "others"].map(share),
		...(lengths.step > 0
			? [
					atLeast(`rooms with p99 ≤ ${TOLERABLE} ms`, ROOMS, "rooms", full.most, {
						floor: bare.most,
						wished: 150,
					}),
				]
			: []),
		...savesFigures(full.saved, bare.saved),
		atMost("memory of the server at its start", 300, "MB", full.memory.before, {
			floor: bare.memory.before,
		}),
		atMost(`memory of the server, more with ${ROOMS} rooms`, MOST_MEMORY, "MB", full.memory.more, {
			floor: bare.memory.more,
		}),
	];
}

const ofFloor = ({ cores }: Carried, process: string) =>
	cores[process] === undefined ? {} : { floor: cores[process] };

async function carry(
	machine: Machine,
	open: (url: string, count: number, first: number) => Promise<Circle[]>,
	steps: readonly number[],
	{ write, save, step }: Lengths,
): Promise<Carried> {
	const server = machine.pids.server ?? 0;
	const before = await residentMb(server);
	const circles = await open(machine.url, ROOMS, 1);
	const { result, cores } = await shareOfCore({ ...machine.pids, load: process.pid }, () =>
		writeTogether(circles, WARM_UP, write),
	);
	const more = (await residentMb(server)) - before;
	const saved = await saveFlatOut(circles, save);
	let most = result.seen.at(0.99) <= TOLERABLE ? ROOMS : 0;
	for (const rooms of step > 0 && most > 0 ? steps : []) {
		circles.push(...(await open(machine.url, rooms - circles.length, circles.length + 1)));
		const { seen } = await writeTogether(circles, WARM_UP, step);
		if (seen.at(0.99) > TOLERABLE) break;
		most = rooms;
	}
	for (const circle of circles) circle.close();
	await machine.stop();
	return {
		p50: result.seen.at(0.5),
		p99: result.seen.at(0.99),
		errors: result.errors.length,
		cores,
		saved,
		most,
		memory: { before, more },
	};
}
