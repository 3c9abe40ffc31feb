import { standard } from "./default.ts";
import type { Mode } from "./mode.ts";

/** A writer sees only the previous part. */
export const brokenTelephone: Mode = {
	...standard,
	visibleParts: (earlier) => earlier.slice(-1),
};
