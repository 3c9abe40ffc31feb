import type { Action, PlayerAction } from "#game/actions.ts";
import { reduce } from "#game/reduce.ts";
import { type Room, SCHEMA, type Turn } from "#game/room.ts";
import { changesOf, isEqual, withChanges } from "#game/room-changes.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

/**
 * Returns the state for viewers: the room's last state after the actions that the engine has
 * recorded and the room has not replied to. Stops at the first action with an uncertain outcome,
 * because later ones may depend on it.
 */
export function shownRoom(confirmed: Room, recorded: readonly PlayerAction[], now: number): Room {
	// Another build may have different rules.
	if (confirmed.runsSchema !== SCHEMA) return confirmed;
	let room = confirmed;
	for (const action of recorded) {
		const next = certainNext(room, action, now);
		if (!next) break;
		room = next;
	}
	return room;
}

/** Returns the room after an action; null when the result depends on when the room handles it. */
function certainNext(room: Room, action: PlayerAction, now: number): Room | null {
	const soon = foreseen(room, action, now);
	if (!soon.room) return null;
	const changes = changesOf(room, soon.room);
	if (soon.usesClock) {
		const late = foreseen(room, action, now + WIRE_LIMITS.handledWithin);
		if (!late.room || !isEqual(changes, changesOf(room, late.room))) return null;
	}
	// Unchanged values stay the same objects, which later comparisons skip.
	return withChanges(room, changes);
}

/**
 * The keys that change when a game advances, and the next id, which depends on the order of the
 * actions.
 */
const STEPS = ["status", "part", "stage", "nextId", "awaiting", "closed"] as const;

/**
 * Runs the rule of an action; a refused action does not change the room. `room` is null when the
 * outcome depends on chance, has effects, or advances the game.
 */
function foreseen(
	before: Room,
	action: PlayerAction,
	at: number,
): { room: Room | null; usesClock: boolean } {
	let usesClock = false;
	let usesChance = false;
	const turn: Turn = {
		get now() {
			usesClock = true;
			return at;
		},
		random() {
			usesChance = true;
			return 0;
		},
	};
	// The body was checked against the action's schema, but the queue's type does not pair them.
	const outcome = reduce(before, action as Action, turn);
	if ("refuse" in outcome) return { room: usesChance ? null : before, usesClock };
	const { room, effects } = outcome;
	const movesOn = STEPS.some((key) => room[key] !== before[key]);
	return { room: usesChance || movesOn || effects.length > 0 ? null : room, usesClock };
}
