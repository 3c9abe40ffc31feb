import { newGame, newPlay } from "./new-room.ts";
import { type Refusal, refuse } from "./refusals.ts";
import type { Room, Seat } from "./room.ts";
import { audienceLimit } from "./seats/audience.ts";
import { audienceOf, finishedGame } from "./selectors.ts";
import { STATUS } from "./status.ts";

/**
 * Opens the lobby of another game with the same settings (docs/game.md "Playing again"). The host
 * is in it, and all other people in the room are asked.
 */
export function playAgain(room: Room): null {
	const lastGame = finishedGame(room);
	for (const seat of Object.values(room.seats)) {
		if (seat.gone) delete room.seats[seat.id];
		else Object.assign(seat, newPlay(STATUS.lobby), { asked: seat.id !== room.hostId });
	}
	// The next game begins after this one is kept, because both store their names in the same place.
	Object.assign(room, newGame(), { lastGame, awaiting: "keepGame" });
	return null;
}

/** Takes a person who was asked into the next game. */
export function joinAgain(seat: Seat): Refusal | null {
	if (!seat.asked) return refuse("alreadyDone");
	seat.asked = false;
	return null;
}

/**
 * Moves people who have not joined by the start to the audience. If the audience is full, the
 * remaining seats become free, those of former players first.
 */
export function startWithoutAsked(room: Room): void {
	const places = room.settings.audiences ? audienceLimit(room) : 0;
	const asked = Object.values(room.seats).filter((seat) => seat.asked);
	for (const seat of asked.sort((a, b) => Number(b.audience) - Number(a.audience) || a.id - b.id))
		if (audienceOf(room).length < places)
			Object.assign(seat, { asked: false, audience: true } satisfies Partial<Seat>);
		else delete room.seats[seat.id];
}
