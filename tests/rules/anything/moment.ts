import type { Action } from "#game/actions.ts";
import type { Room } from "#game/room.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { Memory } from "./memory.ts";

/** A room after an action, and what an invariant compares it with. */
export interface Moment {
	before: Room;
	room: Room;
	action: Action;
	now: number;
	memory: Memory;
	game: Game;
	/** Each person's own view, by seat. */
	views: Map<number, OwnPlayer>;
}

/** Returns what is wrong, or null. */
export type Invariant = (moment: Moment) => string | null;

/** Returns the first fault that is found among the items, or null. */
export const first = <T>(items: Iterable<T>, fault: (item: T) => string | null): string | null => {
	for (const item of items) {
		const found = fault(item);
		if (found !== null) return found;
	}
	return null;
};
