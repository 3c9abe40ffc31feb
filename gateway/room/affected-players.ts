import type { Room } from "#game/room.ts";
import { mergePatch } from "./diff-patch.ts";

/**
 * Keys of a room that change by what one player does, and that only this player's own view shows.
 */
const PERSONAL = new Set(["version", "nextId", "seats", "submissions", "reactions", "votes"]);

/**
 * The players whose own view differs between two states; null when it can be anybody's.
 * Most actions are one player's alone, and making every viewer's view is what a publication costs
 * most.
 */
export function touchedPlayers(before: Room, after: Room): Set<number> | null {
	const patch = mergePatch(before, after) ?? {};
	if (!Object.keys(patch).every((key) => PERSONAL.has(key))) return null;
	const touched = new Set(Object.keys(patch.seats ?? {}).map(Number));
	for (const [id, change] of Object.entries(patch.submissions ?? {})) {
		const part = after.submissions[id];
		// A part that came, went, was closed or flagged is seen by more than its writer.
		if (!part || change === null || Object.keys(change).some((key) => key !== "done")) return null;
		touched.add(part.player);
	}
	for (const key of ["reactions", "votes"] as const) {
		for (const id of Object.keys(patch[key] ?? {})) {
			const own = after[key][id];
			if (!own) return null;
			touched.add(own.player);
		}
	}
	return touched;
}
