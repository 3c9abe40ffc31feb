import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat, Story } from "../room.ts";
import { COVERS_SINCE } from "../schemas.ts";
import { storiesOf, storyOf } from "../selectors.ts";
import { awakePlayers } from "../slow/sleepers.ts";
import { STATUS } from "../status.ts";
import type { OwnPlayer } from "../wire/state.ts";

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

/** Returns the stories that lose their covers with an action, which are then removed everywhere. */
export const uncovered = (before: Room, after: Room): number[] =>
	storiesOf(before)
		.filter(({ id, cover }) => cover !== null && after.stories[id]?.cover === null)
		.map(({ id }) => id);

/** Returns the state of a captain's own cover while stories are titled; nothing for others. */
export function ownCover(room: Room, seat: Seat): Pick<OwnPlayer, "cover"> {
	const story = storyOf(room, seat.id);
	const titles = room.status === STATUS.storyTitle && room.runsSchema >= COVERS_SINCE;
	if (!titles || !story || seat.audience) return {};
	const { id: story_id, pen } = story;
	if (!pen) return { cover: { story_id, state: "open" } };
	if (pen.done) return { cover: { story_id, state: "done" } };
	return { cover: { story_id, state: "drawing", ...(pen.end !== null && { ends: pen.end }) } };
}
