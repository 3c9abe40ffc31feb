import { STATUS } from "#game/status.ts";
import { gather, playTo } from "../players/wire/game.ts";
import { Circle } from "./circle.ts";
import type { Writer } from "./line.ts";

/** Rooms that are opened at the same time: most of the time they sit through their intro. */
const AT_ONCE = 25;
const PLAYERS = 8;

/** A default game with a long time to write; the guide is left out because it measures nothing. */
const SETTINGS = { write_duration: 3600, show_instructions: false, faster_phases: true };

/**
 * Brings so many real games of eight into the writing phase and takes their seats over with lean
 * lines.
 */
export async function writingRooms(url: string, count: number): Promise<Circle[]> {
	const circles: Circle[] = [];
	let left = count;
	const open = async () => {
		while (left-- > 0) circles.push(await writingRoom(url));
	};
	await Promise.all(Array.from({ length: AT_ONCE }, open));
	return circles;
}

async function writingRoom(url: string): Promise<Circle> {
	const players = await gather(url, PLAYERS, SETTINGS);
	await playTo(players, STATUS.storyWrite);
	const writers = players.map(({ seat, player }) => ({
		...seat,
		submission: player.current_submission?.id ?? 0,
	}));
	for (const player of players) player.leave();
	const circle = new Circle(url, writers);
	await circle.connect();
	return circle;
}

/** The same for the floor, which takes anybody as a writer. */
export async function floorRooms(url: string, count: number, first = 1): Promise<Circle[]> {
	const circles: Circle[] = [];
	for (let game = first; game < first + count; game++) {
		const writers: Writer[] = Array.from({ length: PLAYERS }, (_, i) => {
			const id = game * PLAYERS + i;
			return { id, secret: `secret-of-player-${id}`, game_id: game, submission: id };
		});
		const circle = new Circle(url, writers);
		await circle.connect();
		circles.push(circle);
	}
	return circles;
}
