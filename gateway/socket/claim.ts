import type { Bodies, PlayerActionName } from "#game/actions.ts";
import type { ErrorAnswer } from "../refusals.ts";

/** An action as the engine records it, with the ids of its texts in place of them (claim check). */
export type StoredAction = {
	[A in PlayerActionName]: { type: A; body: Bodies[A] };
}[PlayerActionName];

export type Refused = { refuse: ErrorAnswer };

/**
 * An action whose texts are not stored yet, because a refused one must leave nothing in the
 * database. Until `store` has returned, placeholders stand for the ids of its texts; equal texts
 * have equal ones, as the rules compare the texts of one action with each other only.
 */
export interface Claim {
	action: StoredAction;
	/**
	 * Stores the texts and returns the action with their ids; missing when it has none. For a kick from
	 * the lasting table it changes the table.
	 */
	store?: () => Promise<StoredAction | Refused>;
}
