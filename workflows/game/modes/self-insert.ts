import { activePlayers } from "../selectors.ts";
import { standard } from "./default.ts";
import type { Mode } from "./mode.ts";

/** Every player's name is in the pool as a locked character. */
export const selfInsert: Mode = {
	...standard,
	lockedCharacters: (room) => activePlayers(room).map((owner) => ({ owner, name: owner.name })),
};
