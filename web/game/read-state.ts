import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer, WireReaction, WireStory } from "#game/wire/state.ts";
import { writersOf } from "./seats.ts";
import { partsOf, storiesOf } from "./stories.ts";

/**
 * "own": started or wholly written by the reader, needs no reaction; "next": the first that still
 * wants one.
 */
export type ReadState = "own" | "done" | "next" | "open";

/** The reader's reaction to a story, by the story's id; undefined before the first sticker. */
export const reactionTo = (player: OwnPlayer, story: number): WireReaction | undefined =>
	Object.values(player.reactions).find((reaction) => reaction.story_id === story);

/** The emojis a reader has given to a story so far, per part. */
export const givenTo = (player: OwnPlayer, story: WireStory): number[][] =>
	reactionTo(player, story.id)?.meta.submission_reactions ?? [];

/** A story that its reader may leave without a reaction. */
export const needsNone = (player: OwnPlayer, story: WireStory): boolean =>
	player.own_stories.includes(story.id) ||
	partsOf(story).every((part) => player.own_submissions.includes(part.id));

/** How far a reader is with each story of the list (rules.md "The way through a game"). */
export function readStates(game: Game, player: OwnPlayer): Map<WireStory, ReadState> {
	const states = new Map<WireStory, ReadState>();
	let next = true;
	for (const story of storiesOf(game)) {
		if (needsNone(player, story)) states.set(story, "own");
		else if (givenTo(player, story).some((emojis) => emojis.length > 0)) states.set(story, "done");
		else {
			states.set(story, next ? "next" : "open");
			next = false;
		}
	}
	return states;
}

/** How many writers are through with reading and voting, of how many. */
export function readingProgress(game: Game): [done: number, of: number] {
	const writers = writersOf(game);
	return [writers.filter((player) => player.status >= STATUS.postReading).length, writers.length];
}
