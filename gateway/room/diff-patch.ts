import type { MergePatch } from "../protocol.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the JSON Merge Patch (RFC 7396) that turns `before` into `after`; null when nothing
 * differs. Changed arrays are replaced whole.
 */
export function diffPatch(before: object, after: object): MergePatch | null {
	const patch: MergePatch = {};
	let changed = false;
	const old = before as Record<string, unknown>;
	for (const [key, value] of Object.entries(after)) {
		const change = difference(old[key], value);
		if (change === undefined) continue;
		patch[key] = change;
		changed = true;
	}
	for (const key of Object.keys(old)) {
		if (key in after) continue;
		patch[key] = null;
		changed = true;
	}
	return changed ? patch : null;
}

/** Returns the value of one key in the patch; undefined when nothing differs. */
function difference(before: unknown, after: unknown): unknown {
	if (before === after) return undefined;
	if (isObject(before) && isObject(after)) return diffPatch(before, after) ?? undefined;
	if (
		Array.isArray(before) &&
		Array.isArray(after) &&
		JSON.stringify(before) === JSON.stringify(after)
	)
		return undefined;
	return after;
}
