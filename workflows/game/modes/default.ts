import { LIMITS } from "../limits.ts";
import { PHASES } from "../status.ts";
import type { Mode } from "./mode.ts";

/**
 * Standard mode: everybody's characters are shuffled, every writer reads all that was written
 * before.
 */
export const standard: Mode = {
	alone: false,
	minPlayers: LIMITS.minPlayers,
	flow: PHASES,
	entersPair: () => false,
	drawsCast: () => false,
	lockedCharacters: () => [],
	visibleParts: (earlier) => earlier,
	introMs: (room) => (room.settings.faster_phases ? LIMITS.introFast : LIMITS.intro),
};
