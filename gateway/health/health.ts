import { withinSecond } from "./within-second.ts";

/**
 * The state of a part of the server: whether it works, or the codes of rooms that need an operator.
 */
type Finding = boolean | string[];

/**
 * The check of each part of the server. A part that does not respond within a second counts as
 * broken.
 */
export type Checks = Record<string, () => Promise<Finding> | Finding>;

/**
 * Returns the state of each part; `ok` is false when one is broken. Rooms do not make it false,
 * because a restart would not help them.
 */
export async function health(checks: Checks): Promise<{ ok: boolean } & Record<string, Finding>> {
	const entries = await Promise.all(
		Object.entries(checks).map(
			async ([part, check]) => [part, (await withinSecond(check)) ?? false] as const,
		),
	);
	const shown = entries.filter(([, finding]) => !Array.isArray(finding) || finding.length > 0);
	return { ok: entries.every(([, finding]) => finding !== false), ...Object.fromEntries(shown) };
}
