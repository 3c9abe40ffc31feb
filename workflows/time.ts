import { condition } from "@temporalio/workflow";
import { reminderAt } from "#game/news/news.ts";
import type { Room, Turn } from "#game/room.ts";
import { timerName } from "./details.ts";
import type { Wait } from "./waits.ts";

/**
 * Returns the turn of the running task: the engine's time and random numbers, which are the same in
 * a replay.
 */
export const turn = (): Turn => ({ now: Date.now(), random: Math.random });

/** Returns when the clock acts on the room next, in epoch ms: at its deadline or a reminder. */
function nextTime(room: Room): number | null {
	const times = [room.deadline, reminderAt(room)].filter((time) => time !== null);
	return times.length > 0 ? Math.min(...times) : null;
}

/** Returns the wait for that time. */
export function timeWaits(room: Room): Wait[] {
	const time = nextTime(room);
	if (time === null || room.closed !== null) return [];
	const until = new Date(time).toISOString();
	const timer = `the timer "${timerName(room)}" until ${until}`;
	return [{ at: "keepTime", file: "workflows/time.ts", for: timer }];
}

/**
 * Calls `ring` at each of these times; returns when the room is closed. It sets one durable
 * timer for each, and no new one for each version, because a restart costs two events.
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
			const changed = left > 0 && (await condition(moved, left, { summary: timerName(room()) }));
			if (changed) continue;
			ring();
			// A room that awaits an effect keeps its deadline until the outcome. If the clock has gone
			// back a little, the loop calls `ring` again.
			await condition(() => moved() || room().awaiting === null);
		}
	}
}
