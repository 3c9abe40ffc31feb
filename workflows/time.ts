import { condition } from "@temporalio/workflow";
import type { Room, Turn } from "#game/room.ts";
import { timerName } from "./details.ts";
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
 * timer per deadline, and no new one for each version, because a restart costs two events.
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
			ring();
			// A room that awaits an effect keeps its deadline until the outcome. If the clock has gone
			// back a little, the loop calls `ring` again.
			await condition(() => moved() || room().awaiting === null);
		}
	}
}
