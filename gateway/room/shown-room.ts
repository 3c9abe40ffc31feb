import type { Action, PlayerAction } from "#game/actions.ts";
import { reduce } from "#game/reduce.ts";
import { type Room, SCHEMA, type Turn } from "#game/room.ts";
import { changesOf, isEqual, withChanges } from "#game/room-changes.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

/**
 * Returns what viewers see: the room's last state after the actions that the engine has recorded
 * and the room has not answered. Stops at the first action whose outcome is not certain, because
 * the later ones may depend on it.
 */
export function shownRoom(confirmed: Room, recorded: readonly PlayerAction[], now: number): Room {
	// Another build may have other rules.
	if (confirmed.runsSchema !== SCHEMA) return confirmed;
	let room = confirmed;
	for (const action of recorded) {
		const next = certainNext(room, action, now);
		if (!next) break;
		room = next;
	}
	return room;
}

/** Returns the room after an action; null when that depends on when the room handles it. */
function certainNext(room: Room, action: PlayerAction, now: number): Room | null {
	const soon = foreseen(room, action, now);
	if (!soon.room) return null;
	const changes = changesOf(room, soon.room);
	if (soon.usesClock) {
		const late = foreseen(room, action, now + WIRE_LIMITS.handledWithin);
		if (!late.room || !isEqual(changes, changesOf(room, late.room))) return null;
	}
	// What has not changed stays the same object, which later comparisons skip.
	return withChanges(room, changes);
}

/** What changes when a game moves on, and the ids, which depend on the order of the actions. */
const STEPS = ["status", "part", "stage", "nextId", "awaiting", "closed"] as const;

/**
 * Runs the rule of an action, which leaves the room as it is when it refuses. `room` is null when
 * the outcome depends on chance, has effects, or moves the game on.
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
