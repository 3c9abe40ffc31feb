import type { Circle, RoomLine, Score } from "./clients/circle.ts";
import { colyseusRooms } from "./clients/colyseus-line.ts";
import { writingRooms } from "./clients/rooms.ts";
import { writeTogether } from "./clients/traffic.ts";
import { startColyseus } from "./colyseus.ts";
import { atMost, type Figure, told } from "./figure.ts";
import { type Machine, startBenchServer } from "./machines.ts";

/** Numbers of rooms with the largest shares of Colyseus's times that are asked of ours. */
const STEPS = [
	{ rooms: 40, shares: { median: 0.3, p99: 0.6 } },
	{ rooms: 100, shares: { median: 0.4, p99: 1 } },
] as const;
const WARM_UP = 3000;
const PERCENTILES = [
	["median", 0.5],
	["p99", 0.99],
] as const;

/**
 * Measures the time of an action on Colyseus and then on our server, with the same load. Colyseus
 * keeps all in memory, while our server acknowledges what is durable.
 */
export async function peers(folder: string, seconds: number): Promise<Figure[]> {
	const colyseus = await startColyseus(`${folder}/colyseus`);
	const theirs = await scores(colyseus, seconds, (count, first) =>
		colyseusRooms(colyseus.client, count, first),
	);
	const plotluck = await startBenchServer(`${folder}/peers`);
	const ours = await scores(plotluck, seconds, (count) => writingRooms(plotluck.url, count));
	return STEPS.flatMap(({ rooms, shares }, i) => {
		const [their, our] = [theirs[i], ours[i]];
		if (!their || !our) return [];
		const action = (who: string) => `${who}: an action until the last of 8 has it, ${rooms} rooms`;
		return [
			...PERCENTILES.flatMap(([name, share]) => [
				told(`${action("Colyseus")}, ${name}`, "ms", their.seen.at(share)),
				told(`${action("Plotluck")}, ${name}`, "ms", our.seen.at(share)),
				atMost(
					`${action("Plotluck beside Colyseus")}, ${name}`,
					shares[name],
					"share",
					our.seen.at(share) / their.seen.at(share),
				),
			]),
			atMost(`Colyseus: errors, ${rooms} rooms`, 0, "", their.errors.length),
			atMost(`Plotluck: errors, ${rooms} rooms`, 0, "", our.errors.length),
		];
	});
}

/** Returns what the steps measured, and stops the machine. */
async function scores(
	machine: Machine,
	seconds: number,
	open: (count: number, first: number) => Promise<Circle<RoomLine>[]>,
): Promise<Score[]> {
	const circles: Circle<RoomLine>[] = [];
	const all: Score[] = [];
	for (const { rooms } of STEPS) {
		circles.push(...(await open(rooms - circles.length, circles.length + 1)));
		all.push(await writeTogether(circles, WARM_UP, seconds));
	}
	for (const circle of circles) circle.close();
	await machine.stop();
	return all;
}
