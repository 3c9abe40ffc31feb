import { LIMITS } from "./limits.ts";
import { type Refusal, refuse } from "./refusals.ts";
import type { Reveal, Room, Turn } from "./room.ts";
import { openParts, storiesOf } from "./selectors.ts";
import { isSlow } from "./slow/slow-clock.ts";
import { STATUS } from "./status.ts";

const MINUTE = 60_000;

/** Returns whether the winners are being revealed: this has a clock, but no limit. */
const isRevealing = (room: Room): room is Room & { reveal: Reveal } =>
	room.status === STATUS.preResults && room.reveal !== null;

/** Stops the running clock and stores the remaining time. */
export function pause(room: Room, turn: Turn): Refusal | null {
	if (room.pause !== null) return null;
	const runs = room.countdown.limit !== null || isRevealing(room);
	if (!runs) return refuse("noClock");
	room.pause = { at: turn.now, deadline: room.deadline };
	room.deadline = turn.now + LIMITS.pause;
	return null;
}

/** Restarts the clock, and moves all future times by the length of the pause. */
export function endPause(room: Room, turn: Turn): void {
	if (room.pause === null) return;
	const { at, deadline } = room.pause;
	const late = turn.now - at;
	room.pause = null;
	room.deadline = deadline === null ? null : deadline + late;
	if (isRevealing(room)) room.reveal.startedAt += late;
	if (room.readingStart !== null && room.readingStart > at) room.readingStart += late;
	extend(room, late);
	extendGuesses(room, late);
}

/**
 * Gives all players one more minute, or one more day in a slow game, which may not outlast its
 * room.
 */
export function addTime(room: Room, _value: true, turn: Turn): Refusal | null {
	const { limit, hard_limit } = room.countdown;
	if (limit === null) return refuse("noClock");
	const slow = isSlow(room);
	const time = slow ? LIMITS.slow.extension : MINUTE;
	if (slow && limit + time > (room.began ?? turn.now) + LIMITS.slow.extendedUntil)
		return refuse("noClock");
	// While the room is paused, its phase's deadline is stored in the pause.
	const clock = room.pause ?? room;
	// During an intro the deadline is the intro's end, which does not move.
	if (clock.deadline !== null && clock.deadline === hard_limit) clock.deadline += time;
	extend(room, time);
	extendGuesses(room, MINUTE);
	return null;
}

/**
 * Ends the phase or part in two seconds, so that clients can send unsaved input. The limit that
 * players see passes at once, and no end becomes later.
 */
export function callLast(room: Room, turn: Turn): void {
	endPause(room, turn);
	const end = (limit: number | null, latest: number) => Math.min(limit ?? latest, latest);
	const { limit, hard_limit } = room.countdown;
	room.lastCall = true;
	room.deadline = end(hard_limit, turn.now + LIMITS.lastCall);
	room.countdown = { limit: end(limit, turn.now), hard_limit: room.deadline };
	for (const part of openParts(room)) part.end = end(part.end, turn.now);
	for (const { pen } of storiesOf(room)) if (pen) pen.end = end(pen.end, turn.now);
}

/** Moves the end of the guesses, which last minutes in slow games too. */
function extendGuesses({ guessRound }: Room, ms: number): void {
	if (guessRound !== null && guessRound.end !== null && !guessRound.over) guessRound.end += ms;
}

/** Moves the limits that players see, and the ends of the running parts and of pens. */
function extend(room: Room, ms: number): void {
	const { limit, hard_limit } = room.countdown;
	room.countdown = {
		limit: limit === null ? null : limit + ms,
		hard_limit: hard_limit === null ? null : hard_limit + ms,
	};
	const pens = storiesOf(room).flatMap(({ pen }) => pen ?? []);
	for (const timed of [...openParts(room), ...pens]) if (timed.end !== null) timed.end += ms;
}
