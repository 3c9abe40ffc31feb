import { newGame, newPlay } from "./new-room.ts";
import type { Room } from "./room.ts";
import { STATUS } from "./status.ts";

/** Returns everybody who is still here to the lobby, for another game with the same settings. */
export function playAgain(room: Room): null {
	for (const seat of Object.values(room.seats)) {
		if (seat.gone) delete room.seats[seat.id];
		else Object.assign(seat, newPlay(STATUS.lobby));
	}
	Object.assign(room, newGame());
	return null;
}
