import type { Effect, Room } from "../room.ts";

/**
 * What a feature around the game adds to the rules; view/features has what viewers see of it. Each
 * is in a file of its name.
 */
export interface Feature {
	/** A time at which the clock acts on the room, besides the end of a phase. */
	alarm?: {
		/** Returns the time in epoch ms; null when there is none. */
		at(room: Room): number | null;
		/** Changes the room in place at that time. */
		ring(room: Room): void;
	};
	/** Returns the effects of an action that has turned one state into another. */
	effects?(before: Room, after: Room): Effect[];
}
