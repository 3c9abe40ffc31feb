import { LIMITS } from "../limits.ts";
import { standard } from "./default.ts";
import type { Mode } from "./mode.ts";

/** One player writes one story alone: nobody to choose for, to react or to vote. */
export const solo: Mode = {
	...standard,
	name: "solo_mode",
	minPlayers: 1,
	flow: ["lobby", "quick-start", "minors", "characters", "write", "title", "results"],
	entersPair: (room) => !room.settings.self_shuffle,
	drawsCast: (room) => room.settings.self_shuffle,
	introMs: () => LIMITS.introFast,
};
