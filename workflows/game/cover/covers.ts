import { LIMITS } from "../limits.ts";
import { type Handler, setLimit } from "../phases/phase.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat, Story, Turn } from "../room.ts";
import { COVERS_SINCE } from "../schemas.ts";
import { storiesOf, storyOf } from "../selectors.ts";
import { awakePlayers } from "../slow/sleepers.ts";
import { isSlow } from "../slow/slow-clock.ts";
import { STATUS } from "../status.ts";
import type { OwnPlayer } from "../wire/state.ts";

/** The rules of covers (docs/game.md "Covers"). A captain may draw one while others title. */

/** Begins the captain's time with the pen. A cover is begun once, so that nobody holds up a game. */
export const beginCover: Handler<"cover/begin"> = (room, seat, body, turn) => {
	const story = ownStory(room, seat, body.story);
	if ("code" in story) return story;
	if (story.pen !== null) return refuse("alreadyDone");
	const { limit } = room.countdown;
	const end = limit === null || isSlow(room) ? null : Math.min(limit, turn.now + LIMITS.cover.time);
	story.pen = { end, done: false };
	return null;
};

/** Hangs the drawing on the story, or none. */
export const drawCover: Handler<"cover/draw"> = (room, seat, body, turn) => {
	const story = ownStory(room, seat, body.story);
	if ("code" in story) return story;
	const { pen } = story;
	if (!pen || pen.done) return refuse("alreadyDone");
	// While the clock stands, no time passes.
	const now = room.pause?.at ?? turn.now;
	if (pen.end !== null && now > pen.end + LIMITS.grace) return refuse("timeUp");
	story.cover = body.cover;
	pen.done = true;
	return null;
};

function ownStory(room: Room, seat: Seat, id: number): Story | Refusal {
	const story = room.stories[id];
	if (!story) return refuse("noSuchStory");
	return story.captain === seat.id ? story : refuse("notYourStory");
}

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

/**
 * Shortens the phase once the room waits for covers only. The time counts from the last title,
 * because the ends of pens would tell who draws.
 */
export function limitCovers(room: Room, turn: Turn): void {
	const { limit } = room.countdown;
	// Checked again when the clock resumes.
	if (limit === null || room.pause !== null || room.lastCall || !waitsForCovers(room)) return;
	if (!isSlow(room)) setLimit(room, Math.min(limit, turn.now + LIMITS.cover.time));
}

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
