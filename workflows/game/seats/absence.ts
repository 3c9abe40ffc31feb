import { currentPhase } from "../phases/index.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat, Turn } from "../room.ts";
import { keepsCrown, wake } from "../slow/sleepers.ts";
import { isSlow } from "../slow/slow-clock.ts";
import { passCrown } from "./seats.ts";

/** Passes the crown of a host who has been away from the connected players, `heirs`. */
export function hostGone(room: Room, host: number, heirs: number[], turn: Turn): null {
	const seat = room.seats[host];
	if (room.hostId === host && !keepsCrown(room))
		passCrown(room, heirs, seat && !seat.gone ? "away" : "left", turn);
	return null;
}

/**
 * Closes a room that no player visits. Results are exempt, because they stay for a promised time,
 * and so are slow games, because a clock ends each of their phases.
 */
export function abandon(room: Room): Refusal | null {
	if (currentPhase(room).over || isSlow(room)) return refuse("notNow");
	room.closed = "abandoned";
	return null;
}

/** Wakes a player who acts. */
export function comesBack(room: Room, seat: Seat): void {
	if (seat.asleep) wake(room, seat);
}
