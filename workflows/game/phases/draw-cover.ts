import { LIMITS } from "../limits.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat, Story, Turn } from "../room.ts";
import { isSlow } from "../slow/slow-clock.ts";
import { waitsForCovers } from "./covers.ts";
import { type Handler, setLimit } from "./phase.ts";

/** What captains do with their covers while stories are titled (docs/game.md "Covers"). */

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
	// A paused clock uses up no drawing time.
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
