import { allHandlersFinished, condition, continueAsNew, patched, workflowInfo } from "@temporalio/workflow";
import { LIMITS } from "#game/limits.ts";
import { newRoom, type Room, SCHEMA } from "#game/room.ts";
import type { Effects } from "./effects.ts";
import type { Run } from "./messages.ts";

/** The state a run begins with: a new room's, or the former run's in today's shape. */
export function begin(run: Run): Room {
	return "room" in run ? migrate(run.room) : newRoom(run.input, run.input.now + LIMITS.lobbyIdle);
}

/** Brings a state written by an older version to today's shape; each later schema adds its step here. */
function migrate(room: Room): Room {
	if (room.schema > SCHEMA) throw new Error(`this version knows room schema ${SCHEMA}, the run has ${room.schema}`);
	return room;
}

/** What a room has to be asked before it may be renewed. */
export interface Renewable {
	room(): Room;
	effects: Effects;
	/** Whether something happened that is not published yet. */
	unpublished(): boolean;
}

/**
 * Hands the state to a new run when the history has grown long. Returns when the run goes on: because the history is
 * short, an activity runs, or something has to be published first.
 */
export async function renewWhenLong({ room, effects, unpublished }: Renewable): Promise<void> {
	if (!workflowInfo().continueAsNewSuggested) return;
	// The SDK counts a signal's handler as running until after the turn that it woke, so a room that hears only signals
	// has to wait for that. Histories recorded before this wait existed go on without it.
	if (patched("renew-after-signals")) await condition(allHandlersFinished);
	if (unpublished() || !effects.idle() || room().awaiting !== null || !allHandlersFinished()) return;
	await continueAsNew<(run: Run) => Promise<void>>({ room: room() });
}
