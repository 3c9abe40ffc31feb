import { STATUS } from "#game/status.ts";
import { gather, playTo, takeTurn } from "../../../players/wire/game.ts";
import type { WirePlayer, WireSeat } from "../../../players/wire/player.ts";

/** The size of a room. The game allows 32 players, 20 parts and 14,000 UTF-16 units. */
export interface RoomSize {
	players: number;
	parts: number;
	/** UTF-16 units of each part. */
	length: number;
	/** The text that parts repeat; by default a character that takes six bytes on the wire. */
	unit?: string;
}

/** Milliseconds for a step of a large room on a slow machine. */
const PATIENCE = 120_000;

/** Plays a room to its titles with parts of this size. Returns its players. */
export async function writtenRoom(
	url: string,
	{ players: count, parts, length, unit = "\u0001" }: RoomSize,
): Promise<WirePlayer[]> {
	const settings = {
		max_players: count,
		num_switches: parts,
		write_duration: 0,
		faster_phases: true,
		show_instructions: false,
	};
	const players = await gather(url, count, settings);
	await playTo(players, STATUS.storyTitle, {
		part: ({ player }) =>
			`${player.current_submission?.id} ${unit.repeat(length)}`.slice(0, length),
	});
	return players;
}

/** Plays a room to its reading with parts of this size. Returns its seats without connections. */
export async function fullRoom(url: string, size: RoomSize): Promise<WireSeat[]> {
	const players = await writtenRoom(url, size);
	// Only the last player is connected when the stories arrive, because others will read them.
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
