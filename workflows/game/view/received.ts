import { showsSums } from "../hidden-authors.ts";
import { type EmojiCounts, reactionsByPart } from "../points/scoring.ts";
import { receivedByWriter } from "../points/stats.ts";
import { hasResults } from "../reveal/reveal.ts";
import type { Room } from "../room.ts";

/** The reactions that parts and writers received. */
interface Received {
	byPart: Map<number, EmojiCounts>;
	byWriter: Map<number, EmojiCounts>;
}

/** Counted once per state, because every viewer's own record shows what they received. */
const counts = new WeakMap<Room, Received>();

/** Returns the reactions received. */
export function receivedIn(room: Room): Received {
	const known = counts.get(room);
	if (known) return known;
	const byPart = reactionsByPart(room);
	const received = { byPart, byWriter: receivedByWriter(room, byPart) };
	counts.set(room, received);
	return received;
}

/**
 * Returns the reactions to parts that all viewers see; null while they see none. Where the room
 * reads together, they are shown at once.
 */
export const shownByPart = (room: Room): Received["byPart"] | null =>
	hasResults(room) || (room.reading && showsSums(room)) ? receivedIn(room).byPart : null;

/** Returns the reactions to writers that all viewers see; null before the results. */
export const shownByWriter = (room: Room): Received["byWriter"] | null =>
	hasResults(room) ? receivedIn(room).byWriter : null;
