import { hidesAuthors } from "../hidden-authors.ts";
import type { Reaction, Room, Seat, Story } from "../room.ts";
import { activePlayers, storiesOf, submissionsOf } from "../selectors.ts";
import { phaseOf } from "../status.ts";

/** Returns a reader's reaction to the story with this id; undefined before the first one. */
export const reactionOf = (room: Room, player: number, story: number): Reaction | undefined =>
	Object.values(room.reactions).find(
		(reaction) => reaction.player === player && reaction.story === story,
	);

/**
 * Returns whether a reader has finished a story. Their own story needs no reaction, nor does one in
 * which they wrote every part.
 */
export const isRead = (room: Room, seat: Seat, story: Story): boolean =>
	needsNone(room, seat, story) || hasEmoji(reactionOf(room, seat.id, story.id));

export const hasReadAll = (room: Room, seat: Seat): boolean =>
	storiesOf(room).every((story) => isRead(room, seat, story));

const needsNone = (room: Room, seat: Seat, story: Story): boolean =>
	story.captain === seat.id ||
	submissionsOf(room, story.id).every((part) => part.player === seat.id);

const hasEmoji = (reaction: Reaction | undefined): boolean =>
	reaction?.parts.some((emojis) => emojis.length > 0) ?? false;

/**
 * Returns how many connected writers still owe a reaction to the story that the host has opened; 0
 * outside of the reading. It is also 0 while authors are hidden, because captains owe none and
 * would stand out.
 */
export function owingIn(room: Room, connected: (player: number) => boolean): number {
	const story = room.reading && room.stories[room.reading.story];
	if (!story || phaseOf(room.status) !== "read-vote" || hidesAuthors(room)) return 0;
	// Collected first, because a large room has thousands of reactions.
	const given = new Set(
		Object.values(room.reactions)
			.filter((reaction) => reaction.story === story.id && hasEmoji(reaction))
			.map(({ player }) => player),
	);
	return activePlayers(room).filter(
		(seat) => connected(seat.id) && !given.has(seat.id) && !needsNone(room, seat, story),
	).length;
}
