import { LIMITS } from "../limits.ts";
import type { Room, Seat, Submission } from "../room.ts";
import { activePlayers } from "../selectors.ts";

/** Returns the players whom the room waits for: those who are awake, or all while all sleep. */
export function awakePlayers(room: Room): Seat[] {
	const players = activePlayers(room);
	const awake = players.filter((seat) => !seat.asleep);
	return awake.length > 0 ? awake : players;
}

/** Ends a seat's sleep, and forgets the parts that its player has missed. */
export function wake(seat: Seat): void {
	seat.asleep = false;
	seat.missed = 0;
}

/**
 * Counts the parts that players have missed in a row. Parts that were passed on do not count,
 * because they are a favour.
 */
export function countMissed(room: Room, parts: readonly Submission[]): void {
	for (const seat of activePlayers(room)) {
		const own = parts.filter(({ player, passedOn }) => player === seat.id && !passedOn);
		if (own.length === 0) continue;
		if (own.some(({ words }) => words > 0)) wake(seat);
		else {
			seat.missed++;
			seat.asleep = seat.missed >= LIMITS.slow.missed;
		}
	}
}
