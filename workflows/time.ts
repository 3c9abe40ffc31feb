import { condition } from "@temporalio/workflow";
import type { Room, Turn } from "#game/room.ts";
import { timerName } from "./details.ts";
import { EARLY_TIMER } from "./messages.ts";
import type { Wait } from "./waits.ts";

/**
 * Returns the turn of the running task: the engine's time and random numbers, which are the same in
 * a replay.
 */
export const turn = (): Turn => ({ now: Date.now(), random: Math.random });

/** Returns the wait for the room's deadline. */
export function timeWaits(room: Room): Wait[] {
	if (room.deadline === null || room.closed !== null) return [];
	const until = new Date(room.deadline).toISOString();
	const timer = `the timer "${timerName(room)}" until ${until}`;
	return [{ at: "keepTime", file: "workflows/time.ts", for: timer }];
}

/**
 * Calls `ring` at each deadline of the room; returns when the room is closed. It sets one durable
 * timer per deadline, and no new one for each version, because a restart costs two events. Throws
 * when a timer has fired before its time.
 */
export async function keepTime(room: () => Room, ring: () => void): Promise<void> {
	while (room().closed === null) {
		const { deadline, closed } = room();
		const moved = () => room().deadline !== deadline || room().closed !== null;
		if (deadline === null) {
			await condition(moved);
		} else if (closed === null) {
			const left = deadline - Date.now();
			const changed = left > 0 && (await condition(moved, left, { summary: timerName(room()) }));
			if (changed) continue;
			// A query that waits for a worker brings a fired timer with it, before the task that follows
			// the timer and with the time of the task before it. What the room did then, no replay would
			// repeat. A worker drops a run that throws, and replays it with that task.
			if (Date.now() < deadline) throw new Error(`${EARLY_TIMER}, so this run starts again`);
			ring();
			// A room that awaits an effect keeps its deadline until the outcome.
			await condition(() => moved() || room().awaiting === null);
		}
	}
}
