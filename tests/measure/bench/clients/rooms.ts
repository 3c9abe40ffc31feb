import { STATUS } from "#game/status.ts";
import { gather, playTo } from "../../../players/wire/game.ts";
import { Circle } from "./circle.ts";
import { Line, type WritingSeat } from "./line.ts";

/** Rooms opened in parallel, because most of the time they wait for their intro. */
const AT_ONCE = 25;
const PLAYERS = 8;

/** A default game with a long time to write. Without the guide, because it measures nothing. */
const SETTINGS = { write_duration: 3600, show_instructions: false, faster_phases: true };

/**
 * Plays this number of games of eight to the writing phase. Returns them with cheap connections.
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
	const circle = new Circle(writers.map((writer) => new Line(url, writer)));
	await circle.connect();
	return circle;
}

/** Returns rooms of the floor, which accepts any writer. */
export async function floorRooms(url: string, count: number, first = 1): Promise<Circle[]> {
	const circles: Circle[] = [];
	for (let game = first; game < first + count; game++) {
		const writers: WritingSeat[] = Array.from({ length: PLAYERS }, (_, i) => {
			const id = game * PLAYERS + i;
			return { id, secret: `secret-of-player-${id}`, game_id: game, submission: id };
		});
		const circle = new Circle(writers.map((writer) => new Line(url, writer)));
		await circle.connect();
		circles.push(circle);
	}
	return circles;
}
