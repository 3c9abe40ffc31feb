import type { Action, PlayerAction } from "#game/actions.ts";
import { reduce } from "#game/reduce.ts";
import type { Refusal } from "#game/refusals.ts";
import type { Room, Turn } from "#game/room.ts";
import { WIRE_LIMITS } from "../limits.ts";

/**
 * Why a room will refuse an action; null when it may take it. A player acts on what this process
 * has shown them and on
 * what they sent themselves, so an action is nonsense when the last known state refuses it, both as
 * it is and with the
 * player's own `pending` actions done. What others have under way cannot make sense of it.
 */
export function refusedEarly(
	room: Room,
	pending: readonly PlayerAction[],
	action: Action,
	now: number,
): Refusal | null {
	const turn: Turn = { now, random: Math.random };
	const outcome = reduce(room, action, turn);
	if (!("refuse" in outcome)) return null;
	// the seat's budget bounds what this costs the engine
	if (pending.length > WIRE_LIMITS.foreseen) return null;
	const later = reduce(
		pending.reduce((state, earlier) => after(state, earlier, turn), room),
		action,
		turn,
	);
	return "refuse" in later ? later.refuse : null;
}

function after(room: Room, action: PlayerAction, turn: Turn): Room {
	// The gateway has checked the body against the action's schema; the pairing of name and body is
	// lost in the queue.
	const outcome = reduce(room, action as Action, turn);
	return "refuse" in outcome ? room : outcome.room;
}
