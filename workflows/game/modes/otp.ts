import { standard } from "./default.ts";
import type { Mode } from "./mode.ts";

/** Players name the pair of their own story, so nothing is shuffled or chosen. */
export const otp: Mode = {
	...standard,
	flow: standard.flow.filter((phase) => phase !== "story-create"),
	entersPair: () => true,
};
