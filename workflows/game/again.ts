import type { Room } from "./room.ts";
import { STATUS } from "./status.ts";

/** Takes everybody who is still here back to the lobby, for another game with the same settings. */
export function playAgain(room: Room): undefined {
	for (const seat of Object.values(room.seats)) {
		if (seat.gone) delete room.seats[seat.id];
		else Object.assign(seat, { status: STATUS.lobby, reactionIndex: 0, points: 0 });
	}
	room.status = STATUS.lobby;
	room.ring = [];
	room.characters = {};
	room.stories = {};
	room.submissions = {};
	room.awards = {};
	room.reactions = {};
	room.votes = {};
	room.reading = null;
}
