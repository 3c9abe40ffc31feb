import { join } from "node:path";
import { openDatabase } from "../../../../db/connection.ts";
import { readParts } from "../../../../db/parts.ts";
import { shareOfCore } from "../../../support/process-cost.ts";
import type { Circle, Score } from "../clients/circle.ts";
import { floorRooms, writingRooms } from "../clients/rooms.ts";
import { PEOPLE, writeTogether } from "../clients/traffic.ts";
import { atLeast, atMost, type Figure, told } from "../figure.ts";
import { type Machine, memoryOf, startBenchServer, startFloor } from "../machines.ts";

/** Numbers of rooms, tried in order until the 99th percentile exceeds `TOLERABLE` ms. */
const STEPS = [100, 200, 300, 400, 600, 800, 1000];
const TOLERABLE = 250;
const WARM_UP = 5000;
const PARTS_PER_QUERY = 500;

type Open = (url: string, count: number, first: number) => Promise<Circle[]>;

/** Measures how many rooms of eight can write at the pace of people, here and on the floor. */
export async function people(folder: string, seconds: number): Promise<Figure[]> {
	const bare = await mostRooms(await startFloor(`${folder}/people-floor`), floorRooms, seconds);
	const full = await mostRooms(await startBenchServer(`${folder}/people`), writingRooms, seconds);
	const share = (process: string) =>
		told(`share of a core at the most rooms: ${process}`, "cores", full.cores[process] ?? 0);
	return [
		atLeast(`rooms at people's pace with p99 ≤ ${TOLERABLE} ms`, 800, "rooms", full.most, {
			floor: bare.most,
			wished: 1000,
		}),
		told("of the rooms that the floor carries", "share", full.most / bare.most),
		...["server", "engine", "load"].map(share),
		atMost("memory of server and engine for a room", 1.2, "MB", full.perRoom),
	];
}

async function mostRooms(
	machine: Machine,
	open: Open,
	seconds: number,
): Promise<{ most: number; cores: Record<string, number>; perRoom: number }> {
	const before = await memoryOf(machine);
	const circles: Circle[] = [];
	let found = { most: 0, cores: {} as Record<string, number>, perRoom: Number.NaN };
	for (const rooms of STEPS) {
		circles.push(...(await open(machine.url, rooms - circles.length, circles.length + 1)));
		const { result, cores } = await shareOfCore({ ...machine.pids, load: process.pid }, () =>
			writeTogether(circles, WARM_UP, seconds, PEOPLE),
		);
		if (result.errors.length > 0 || result.seen.at(0.99) > TOLERABLE) break;
		found = { most: rooms, cores, perRoom: ((await memoryOf(machine)) - before) / rooms };
	}
	for (const circle of circles) circle.close();
	await machine.stop();
	return found;
}

const EVENING_SECONDS = 120;

/** Lets rooms write for two minutes, and looks for texts that were lost. */
export async function evening(folder: string, rooms: number): Promise<Figure[]> {
	const place = `${folder}/evening`;
	const machine = await startBenchServer(place);
	const circles = await writingRooms(machine.url, rooms);
	const { result } = await shareOfCore(machine.pids, () =>
		writeTogether(circles, WARM_UP, EVENING_SECONDS, PEOPLE),
	);
	for (const circle of circles) circle.close();
	await machine.stop();
	const lost = await lostTexts(join(place, "plotluck.db"), circles);
	return keptFigures(`${rooms} rooms at people's pace`, result, lost);
}

/** Returns the figures of rooms of which no text may be lost. */
export const keptFigures = (among: string, { seen, saved, errors }: Score, lost: number) => [
	told(`${among}: an action until the last of 8 has it, median`, "ms", seen.at(0.5)),
	told(`${among}: an action until the last of 8 has it, p99`, "ms", seen.at(0.99)),
	told(`${among}: an autosave until its ack, p99`, "ms", saved.at(0.99)),
	atMost(`${among}: errors`, 0, "", errors.length),
	atMost(`${among}: acknowledged texts that were lost`, 0, "", lost),
];

/** Counts the parts in a database (file or address) that have an older text than was acknowledged. */
export async function lostTexts(place: string, circles: readonly Circle[]): Promise<number> {
	const db = await openDatabase(place);
	const kept = circles.flatMap((circle) => [...circle.storable()]);
	let lost = 0;
	for (let from = 0; from < kept.length; from += PARTS_PER_QUERY) {
		const some = kept.slice(from, from + PARTS_PER_QUERY);
		const stored = await readParts(
			db,
			some.map(([id]) => id),
		);
		lost += some.filter(([id, texts]) => !texts.includes(JSON.stringify(stored.get(id)))).length;
	}
	await db.destroy();
	return lost;
}
