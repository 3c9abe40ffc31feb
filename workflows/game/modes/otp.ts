import { standard } from "./default.ts";
import type { Mode } from "./mode.ts";

/**
 * Players pick the pair of their own story directly, so there is nothing to shuffle or to choose.
 */
export const otp: Mode = {
	...standard,
	flow: standard.flow.filter((phase) => phase !== "story-create"),
	entersPair: () => true,
};
