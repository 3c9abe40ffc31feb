import { condition } from "@temporalio/workflow";
import type { Room, Turn } from "#game/room.ts";
import { timerName } from "./details.ts";

/** The turn of the running task: the engine's clock and dice, the same again in a replay. */
export const turn = (): Turn => ({ now: Date.now(), random: Math.random });

/**
 * Calls `ring` when the room's deadline comes: one durable timer a deadline. It watches the
 * deadline, not the
 * version, because every restart costs two events. Ends when the room is closed.
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
			// A room that awaits an effect keeps its deadline until the outcome; where the clock went
			// back a little, the loop rings again.
			await condition(() => moved() || room().awaiting === null);
		}
	}
}
