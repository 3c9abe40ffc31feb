import { STATUS } from "#game/status.ts";
import { gather, playTo, takeTurn } from "../../players/wire/game.ts";
import type { Seat, WirePlayer } from "../../players/wire/player.ts";

/**
 * How large a room is: 32 players, 20 parts and 14,000 UTF-16 units are the most that the game
 * allows.
 */
export interface RoomSize {
	players: number;
	parts: number;
	/** Of each part, in UTF-16 units; each of them takes six bytes on the wire. */
	length: number;
}

/**
 * Plays a room into its reading, with every part as long and as expensive as said, and returns its
 * seats without connections.
 */
export async function fullRoom(
	url: string,
	{ players: count, parts, length }: RoomSize,
): Promise<Seat[]> {
	const settings = {
		max_players: count,
		num_switches: parts,
		write_duration: 0,
		faster_phases: true,
		show_instructions: false,
	};
	const players = await gather(url, count, settings);
	await playTo(players, STATUS.preStoryWrite);
	for (let part = 0; part < parts; part++) {
		await Promise.all(players.map((player) => writePart(player, part, length)));
	}
	await Promise.all(
		players.map((player) =>
			player.until(() => player.player.status === STATUS.storyTitle, PATIENCE),
		),
	);
	// Nobody but the last one is there when the stories come: the room is filled for others to read.
	for (const [n, player] of players.entries()) {
		const refused = await takeTurn(player);
		if (refused) throw new Error(`a title was refused: ${refused}`);
		if (n < players.length - 1) player.leave();
	}
	const last = players.at(-1);
	await last?.until(() => last.game.status === STATUS.reacting, PATIENCE);
	last?.leave();
	return players.map(({ seat }) => seat);
}

async function writePart(player: WirePlayer, part: number, length: number): Promise<void> {
	const mine = () => player.player.current_submission;
	await player.until(
		() => mine()?.index === part && player.player.status === STATUS.storyWrite,
		PATIENCE,
	);
	const content = `${mine()?.id} ${"\u0001".repeat(length)}`.slice(0, length);
	const refused = await player.act("story/submit", {
		submission: { id: mine()?.id, content },
		done_submission: true,
	});
	if (refused) throw new Error(`a part was refused: ${refused}`);
}

/** A step of a large room on a slow machine; ms. */
const PATIENCE = 120_000;
