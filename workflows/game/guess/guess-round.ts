import type { Bodies } from "../actions.ts";
import { LIMITS } from "../limits.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat, Turn } from "../room.ts";
import { awakePlayers } from "../slow/sleepers.ts";
import { STATUS } from "../status.ts";
import { guessedParts } from "./guessing.ts";

/**
 * Starts the round in which a room that has read together guesses (docs/game.md "Guess who wrote
 * it"), once the host has led everybody on, and ends it when nobody is left to wait for.
 */
export function runGuessRound(room: Room, turn: Turn): void {
	if (room.guessRound === null && room.timesGuesses && room.reading?.ended)
		startRound(room, room.pause?.at ?? turn.now);
	endWhenAllAreIn(room);
}

/** Notes that a person has finished guessing. Everybody can, whichever parts they wrote. */
export function finishGuesses(room: Room, seat: Seat, _body: Bodies["guess/done"]): Refusal | null {
	const { guessRound } = room;
	if (guessRound === null) return refuse("notNow");
	if (!guessRound.in.includes(seat.id)) guessRound.in.push(seat.id);
	endWhenAllAreIn(room);
	return null;
}

function startRound(room: Room, now: number): void {
	if (guessedParts(room).length === 0) return;
	const end = room.countdown.limit === null ? null : now + LIMITS.guesses;
	room.guessRound = { end, in: [], over: false };
}

function endWhenAllAreIn(room: Room): void {
	const { guessRound } = room;
	if (guessRound === null) return;
	const isIn = ({ id, status }: Seat) =>
		guessRound.in.includes(id) || status === STATUS.postReading;
	if (awakePlayers(room).every(isIn)) guessRound.over = true;
}
