import { LIMITS } from "../limits.ts";
import { PHASES } from "../status.ts";
import type { Mode } from "./mode.ts";

/** Standard mode: all characters are shuffled, and every writer reads everything written before. */
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
