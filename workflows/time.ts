import { condition } from "@temporalio/workflow";
import { alarmsOf } from "#game/features/index.ts";
import type { Room, Turn } from "#game/room.ts";
import { timerName } from "./details.ts";
import { EARLY_TIMER } from "./messages.ts";
import type { Wait } from "./waits.ts";

/**
 * Returns the turn of the running task: the engine's time and random numbers, which are the same in
 * a replay.
 */
export const turn = (): Turn => ({ now: Date.now(), random: Math.random });

/** Returns when the clock acts on the room next, in epoch ms: at its deadline or for a feature. */
function nextTime(room: Room): number | null {
	const times = [...(room.deadline === null ? [] : [room.deadline]), ...alarmsOf(room)];
	return times.length > 0 ? Math.min(...times) : null;
}

/** Returns the purpose of the timer for that time, for the Temporal UI. */
function nameOf(room: Room, time: number): string {
	const { deadline } = room;
	if (deadline === null || time === deadline) return timerName(room);
	if (time === room.guessRound?.end) return "the guesses end";
	return `${timerName(room)} ${new Date(deadline).toISOString()}; players are reminded before`;
}

/** Returns the wait for that time. */
export function timeWaits(room: Room): Wait[] {
	const time = nextTime(room);
	if (time === null || room.closed !== null) return [];
	const until = new Date(time).toISOString();
	const timer = `the timer "${nameOf(room, time)}" until ${until}`;
	return [{ at: "keepTime", file: "workflows/time.ts", for: timer }];
}

/**
 * Calls `ring` at each of these times; returns when the room is closed. It sets one durable
 * timer for each, and no new one for each version, because a restart costs two events. Throws when
 * a timer has fired before its time.
 */
export async function keepTime(room: () => Room, ring: () => void): Promise<void> {
	while (room().closed === null) {
		const { closed } = room();
		const time = nextTime(room());
		const moved = () => nextTime(room()) !== time || room().closed !== null;
		if (time === null) {
			await condition(moved);
		} else if (closed === null) {
			const left = time - Date.now();
			const changed = left > 0 && (await condition(moved, left, { summary: nameOf(room(), time) }));
			if (changed) continue;
			// A query that waits for a worker brings a fired timer with it, before the task that follows
			// the timer and with the time of the task before it. What the room did then, no replay would
			// repeat. A worker drops a run that throws, and replays it with that task.
			if (Date.now() < time) throw new Error(`${EARLY_TIMER}, so this run starts again`);
			ring();
			// A room that awaits an effect keeps its deadline until the outcome.
			await condition(() => moved() || room().awaiting === null);
		}
	}
}
