import type { Action, PlayerAction } from "#game/actions.ts";
import { reduce } from "#game/reduce.ts";
import type { Refusal } from "#game/refusals.ts";
import type { Room, Turn } from "#game/room.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

/**
 * Returns why the room will refuse an action; null when it may accept it. The refusal is certain
 * when the last known state refuses it both before and after the player's own `pending` actions,
 * because the player has seen no other state.
 */
export function earlyRefusal(
	room: Room,
	pending: readonly PlayerAction[],
	action: Action,
	now: number,
): Refusal | null {
	const turn: Turn = { now, random: Math.random };
	const outcome = reduce(room, action, turn);
	if (!("refuse" in outcome)) return null;
	// A longer queue is not simulated. The seat's budget limits the cost of the action for the
	// engine.
	if (pending.length > WIRE_LIMITS.pendingChecked) return null;
	const later = reduce(
		pending.reduce((state, earlier) => after(state, earlier, turn), room),
		action,
		turn,
	);
	return "refuse" in later ? later.refuse : null;
}

function after(room: Room, action: PlayerAction, turn: Turn): Room {
	// The body was checked against the action's schema, but the queue's type does not pair them.
	const outcome = reduce(room, action as Action, turn);
	return "refuse" in outcome ? room : outcome.room;
}
