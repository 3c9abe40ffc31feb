import { LIMITS } from "../limits.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat, Submission } from "../room.ts";
import { activePlayers } from "../selectors.ts";
import { isSlow } from "./slow-clock.ts";

/** Returns the players whom the room waits for: those who are awake, or all while all sleep. */
export function awakePlayers(room: Room): Seat[] {
	const players = activePlayers(room);
	const awake = players.filter((seat) => !seat.asleep);
	return awake.length > 0 ? awake : players;
}

/** Ends a seat's sleep, and forgets the parts that its player has missed. */
export function wake(room: Room, seat: Seat): void {
	room.openSeats = room.openSeats.filter((id) => id !== seat.id);
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
		if (own.some(({ words }) => words > 0)) wake(room, seat);
		else {
			seat.missed++;
			seat.asleep = seat.missed >= LIMITS.slow.missed;
		}
	}
}

/**
 * Returns whether an absent host keeps the crown. In a slow game hosts are mostly absent, so only
 * one who sleeps loses it.
 */
export function keepsCrown(room: Room): boolean {
	const host = room.seats[room.hostId];
	return isSlow(room) && host !== undefined && !host.gone && !host.asleep;
}

/** Returns whether the place of a player may be offered: they have left the game or sleep. */
function mayBeOffered(room: Room, id: number): boolean {
	const seat = room.seats[id];
	return isSlow(room) && room.ring.includes(id) && (seat?.gone || seat?.asleep) === true;
}

/** Returns the places that may be offered, by player, and whether each is on offer. */
export const placesToOffer = (room: Room): Record<string, boolean> =>
	Object.fromEntries(
		room.ring.filter((id) => mayBeOffered(room, id)).map((id) => [id, room.openSeats.includes(id)]),
	);

/** Offers the place of a player who has left or sleeps to a newcomer. */
export function openSeat(room: Room, id: number): Refusal | null {
	if (!mayBeOffered(room, id)) return refuse("noSuchPlayer");
	room.openSeats = [...room.openSeats.filter((other) => other !== id), id];
	return null;
}

/** Gives a newcomer the story and the turns of the first place on offer; parts keep their writers. */
export function replaceWriter(room: Room, newcomer: Seat): void {
	const [former, ...others] = room.openSeats;
	if (former === undefined) return;
	room.openSeats = others;
	const seat = room.seats[former];
	if (seat) seat.gone = true;
	room.ring = room.ring.map((id) => (id === former ? newcomer.id : id));
	for (const story of Object.values(room.stories))
		if (story.captain === former) story.captain = newcomer.id;
	for (const character of Object.values(room.characters))
		character.hands = character.hands.map((id) => (id === former ? newcomer.id : id));
}
