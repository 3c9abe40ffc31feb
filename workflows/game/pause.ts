import { type Refusal, refuse } from "./refusals.ts";
import type { Room, Turn } from "./room.ts";
import { runningSubmissions } from "./selectors.ts";

const MINUTE = 60_000;

/** Stops the running clock and keeps the time that is left. */
export function pause(room: Room, turn: Turn): Refusal | null {
	if (room.pause !== null) return null;
	if (room.countdown.limit === null) return refuse("noClock");
	room.pause = { at: turn.now, deadline: room.deadline };
	room.deadline = null;
	return null;
}

/** Starts the clock again, and moves everything that lies ahead by the length of the pause. */
export function resume(room: Room, turn: Turn): void {
	if (room.pause === null) return;
	const { at, deadline } = room.pause;
	const late = turn.now - at;
	room.pause = null;
	room.deadline = deadline === null ? null : deadline + late;
	if (room.readingStart !== null && room.readingStart > at) room.readingStart += late;
	extend(room, late);
}

/** Gives everybody one minute more. */
export function addMinute(room: Room): Refusal | null {
	if (room.countdown.limit === null) return refuse("noClock");
	const { hard_limit } = room.countdown;
	// During an intro the deadline is the intro's end, which does not move.
	if (room.deadline !== null && room.deadline === hard_limit) room.deadline += MINUTE;
	if (room.pause !== null && room.pause.deadline !== null && room.pause.deadline === hard_limit)
		room.pause.deadline += MINUTE;
	extend(room, MINUTE);
	return null;
}

/** Moves the limits that players see, and the ends of the running parts. */
function extend(room: Room, ms: number): void {
	const { limit, hard_limit } = room.countdown;
	room.countdown = {
		limit: limit === null ? null : limit + ms,
		hard_limit: hard_limit === null ? null : hard_limit + ms,
	};
	for (const part of runningSubmissions(room)) if (part.end !== null) part.end += ms;
}
