import { shownNames } from "#game/names/namesakes.ts";
import type { Room } from "#game/room.ts";
import type { MergePatch } from "../protocol.ts";
import { diffPatch } from "./diff-patch.ts";

/** The keys of a room whose changes may affect a single player's own view only. */
const PERSONAL = new Set([
	"version",
	"nextId",
	"seats",
	"submissions",
	"reactions",
	"votes",
	"marks",
	"guesses",
]);

/** The keys of a running part that no other player's own view shows. */
const OWN = new Set(["done", "shown", "handedAt"]);

/**
 * Returns the players whose own view may differ between two states; null for all players. Most
 * actions affect one player, and the views are the largest cost of a publication.
 */
export function affectedPlayers(before: Room, after: Room): Set<number> | null {
	const patch = before === after ? null : diffPatch(before, after);
	if (!patch) return new Set();
	if (!Object.keys(patch).every((key) => PERSONAL.has(key))) return null;
	const affected = new Set(Object.keys(patch.seats ?? {}).map(Number));
	if (freesPlaces(patch)) affected.add(after.hostId);
	// A player's name can change the number after another player's name.
	for (const [player, name] of shownNames(after))
		if (shownNames(before).get(player) !== name) affected.add(player);
	for (const [id, change] of Object.entries(patch.submissions ?? {})) {
		const part = after.submissions[id];
		// Players other than the writer see that a part is new, removed, closed or flagged.
		if (!part || change === null || Object.keys(change).some((key) => !OWN.has(key))) return null;
		affected.add(part.player);
	}
	for (const key of ["marks", "guesses"] as const)
		for (const player of Object.keys(patch[key] ?? {})) affected.add(Number(player));
	const givers = giversOf(patch, after);
	for (const player of givers ?? []) affected.add(player);
	return givers && affected;
}

/** Returns whether a player left, slept or came back, which the host sees in the free places. */
const freesPlaces = ({ seats }: MergePatch): boolean =>
	Object.values(seats ?? {}).some((change) =>
		Object.keys(change ?? {}).some((key) => key === "gone" || key === "asleep"),
	);

/** Returns the players with new reactions and votes; null when some were removed. */
function giversOf(patch: MergePatch, after: Room): number[] | null {
	const givers: number[] = [];
	for (const key of ["reactions", "votes"] as const) {
		for (const id of Object.keys(patch[key] ?? {})) {
			const own = after[key][id];
			if (!own) return null;
			givers.push(own.player);
		}
	}
	return givers;
}
