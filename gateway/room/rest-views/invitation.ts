import { shownNames } from "#game/names/namesakes.ts";
import type { Room } from "#game/room.ts";
import { activePlayers, seatedPlayers } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";

/** The number of faces in an invitation; `count` includes the rest. */
const MOST_FACES = 12;

/** The data about a room that a person with the code sees before taking a seat. */
interface Invitation {
	host: string | null;
	players: { name: string; sprite_id: number }[];
	count: number;
	state: "lobby" | "playing" | "full" | "over";
	mature: boolean;
	locked: boolean;
}

/**
 * Returns an invitation to a room. A person with the code sees the same in the lobby, so it has no
 * ids and no names of the audience.
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

/**
 * Returns the room's state for a newcomer. Players who are asked to play again keep their places.
 */
function stateOf(room: Room): Invitation["state"] {
	if (room.status === STATUS.results) return "over";
	if (room.openSeats.length > 0) return "lobby"; // a newcomer may take a place
	if (room.status !== STATUS.lobby) return "playing";
	return seatedPlayers(room).length < room.settings.max_players ? "lobby" : "full";
}
