import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Story } from "../room.ts";
import { storiesOf } from "../selectors.ts";
import { awakePlayers } from "../slow/sleepers.ts";
import { STATUS } from "../status.ts";

/** The rules of covers (docs/game.md "Covers"). A captain may draw one while others title. */

/** Returns the pens of the captains whom the room waits for. */
export function pensInUse(room: Room): NonNullable<Story["pen"]>[] {
	const here = new Set(awakePlayers(room).map(({ id }) => id));
	return storiesOf(room).flatMap(({ captain, pen }) =>
		pen && !pen.done && here.has(captain) ? [pen] : [],
	);
}

/** Returns whether all titles are in, and the room waits for covers only. */
export const waitsForCovers = (room: Room): boolean =>
	room.status === STATUS.storyTitle &&
	awakePlayers(room).every(({ status }) => status === STATUS.postStoryTitle) &&
	pensInUse(room).length > 0;

/** Takes a cover away, for the host. */
export function removeCover(room: Room, id: number): Refusal | null {
	const story = room.stories[id];
	if (!story || story.cover === null) return refuse("noSuchStory");
	story.cover = null;
	return null;
}
