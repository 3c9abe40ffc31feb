import type { Room } from "../room.ts";
import { type PhaseName, phaseOf } from "../status.ts";
import { censor } from "./censor.ts";
import { characters } from "./characters.ts";
import { lobby } from "./lobby.ts";
import { minors } from "./minors.ts";
import type { Phase } from "./phase.ts";
import { quickStart } from "./quick-start.ts";
import { readVote } from "./read-vote.ts";
import { results } from "./results.ts";
import { storyCreate } from "./story-create.ts";
import { title } from "./title.ts";
import { write } from "./write.ts";

export const PHASE: Record<PhaseName, Phase> = {
	lobby,
	"quick-start": quickStart,
	minors,
	characters,
	"story-create": storyCreate,
	write,
	title,
	censor,
	"read-vote": readVote,
	results,
};

/** Returns the phase that a room is in. Throws if its status belongs to none. */
export function currentPhase(room: Room): Phase {
	const name = phaseOf(room.status);
	if (name === null) throw new Error(`status ${room.status} belongs to no phase`);
	return PHASE[name];
}
