import { allHandlersFinished, continueAsNew, workflowInfo } from "@temporalio/workflow";
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

/** Hands the state to a new run when the history has grown long and nothing is under way. */
export async function renewWhenLong(room: Room, effects: Effects): Promise<void> {
	if (!workflowInfo().continueAsNewSuggested || !effects.idle() || room.awaiting !== null || !allHandlersFinished()) return;
	await continueAsNew<(run: Run) => Promise<void>>({ room });
}
