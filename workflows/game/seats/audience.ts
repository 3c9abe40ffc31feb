import { LIMITS } from "../limits.ts";
import type { Room } from "../room.ts";
import { activePlayers } from "../selectors.ts";
import { phaseOf } from "../status.ts";

/**
 * The most bytes of each item in a room's JSON; a seat includes its latest action ids and its
 * votes.
 */
const BYTES = { seat: 1700, character: 150, part: 200, reaction: 70, reactionToPart: 16, mark: 20 };

/**
 * Returns how many people may watch. Each person can react to every part, mark lines and guess
 * authors, and all of this must fit into the room's state.
 */
export function audienceLimit(room: Room): number {
	const { settings } = room;
	const players =
		phaseOf(room.status) === "lobby" ? settings.max_players : activePlayers(room).length;
	const parts = settings.auto_sync_parts_to_players
		? Math.min(players, LIMITS.parts)
		: settings.num_switches;
	const marks = Math.min(LIMITS.marks, players * parts);
	// A guess has the form of a mark, and there is one for each part of one story.
	const guesses = settings.guess_authors ? parts : 0;
	const reader =
		BYTES.seat +
		players * (BYTES.reaction + parts * BYTES.reactionToPart) +
		(marks + guesses) * BYTES.mark;
	const stories =
		players * (settings.num_characters_submit * BYTES.character + parts * BYTES.part + reader);
	return Math.min(LIMITS.audience, Math.floor((LIMITS.stateBytes - stories) / reader));
}
