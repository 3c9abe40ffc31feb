import { shownNames } from "#game/namesakes.ts";
import type { Room } from "#game/room.ts";
import { activePlayers, seatedPlayers } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";

/** Enough faces for an invitation; `count` has the rest. */
const MOST_FACES = 12;

/** What somebody with the code sees of a room before they take a seat. */
interface Invitation {
	host: string | null;
	players: { name: string; sprite_id: number }[];
	count: number;
	state: "lobby" | "playing" | "full" | "over";
	mature: boolean;
	locked: boolean;
}

/**
 * Returns what an invitation shows of a room. Whoever has the code sees the same in the lobby, so
 * there are no ids and no names of the audience.
 */
export function invitationView(room: Room): Invitation {
	const names = shownNames(room);
	const here = activePlayers(room);
	const host = room.seats[room.hostId];
	return {
		host: host && !host.audience && !host.gone ? (names.get(host.id) ?? host.name) : null,
		players: here.slice(0, MOST_FACES).map(({ id, name, meta }) => ({
			name: names.get(id) ?? name,
			sprite_id: meta.sprite_id,
		})),
		count: here.length,
		state: stateOf(room),
		mature: room.settings.maturity === "MATURE",
		locked: room.locked,
	};
}

/** Returns what a newcomer finds. Those who are asked to play again keep their places. */
function stateOf(room: Room): Invitation["state"] {
	if (room.status === STATUS.results) return "over";
	if (room.status !== STATUS.lobby) return "playing";
	return seatedPlayers(room).length < room.settings.max_players ? "lobby" : "full";
}
