import { LIMITS } from "../limits.ts";
import { standard } from "./default.ts";
import type { Mode } from "./mode.ts";

/** One player writes one story alone, without casting, reactions and votes. */
export const solo: Mode = {
	...standard,
	alone: true,
	minPlayers: 1,
	flow: ["lobby", "quick-start", "minors", "characters", "write", "title", "results"],
	entersPair: ({ self_shuffle }) => !self_shuffle,
	drawsCast: ({ self_shuffle }) => self_shuffle,
	introMs: () => LIMITS.introFast,
};
