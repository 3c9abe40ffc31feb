import type { Reaction, Room, Submission, Vote } from "../room.ts";

/** Everything that one player has made in a room. */
interface Owned {
	parts: Submission[];
	reactions: Reaction[];
	votes: Vote[];
	/** The ids of the parts that the player flagged. */
	flags: number[];
}

/**
 * Collected once per state and not per viewer, because a large room has thousands of reactions and
 * over a hundred viewers.
 */
const owners = new WeakMap<Room, Map<number, Owned>>();

/** Returns what a player has made. */
export function ownedBy(room: Room, player: number): Owned {
	const known = owners.get(room) ?? byOwner(room);
	owners.set(room, known);
	return known.get(player) ?? nothing();
}

const nothing = (): Owned => ({ parts: [], reactions: [], votes: [], flags: [] });

function byOwner(room: Room): Map<number, Owned> {
	const all = new Map(Object.values(room.seats).map(({ id }) => [id, nothing()]));
	for (const part of Object.values(room.submissions)) {
		all.get(part.player)?.parts.push(part);
		for (const player of part.flagged) all.get(player)?.flags.push(part.id);
	}
	for (const reaction of Object.values(room.reactions))
		all.get(reaction.player)?.reactions.push(reaction);
	for (const vote of Object.values(room.votes)) all.get(vote.player)?.votes.push(vote);
	return all;
}
