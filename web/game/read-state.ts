import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer, WireReaction, WireStory, WireSubmission } from "#game/wire/state.ts";
import { writersOf } from "./seats.ts";
import { partsOf, storiesOf } from "./stories.ts";

/**
 * "own": the reader started it or wrote all of it, so it needs no reaction. "next": the first story
 * that still needs one.
 */
export type ReadState = "own" | "done" | "next" | "open";

/** Returns the reader's reaction to the story with this id; undefined before the first one. */
export const reactionTo = (player: OwnPlayer, story: number): WireReaction | undefined =>
	Object.values(player.reactions).find((reaction) => reaction.story_id === story);

/** Returns the emojis that a reader has given to a story, per part. */
export const givenTo = (player: OwnPlayer, story: WireStory): number[][] =>
	reactionTo(player, story.id)?.meta.submission_reactions ?? [];

/** Returns whether a reader may react to a part: not to their own, unless the room allows it. */
export const mayReactTo = (game: Game, player: OwnPlayer, part: WireSubmission): boolean =>
	game.can_react_to_self === true || !player.own_submissions.includes(part.id);

/** Returns whether a reader may vote for a story: not for their own, unless the room allows it. */
export const mayVoteFor = (game: Game, player: OwnPlayer, story: WireStory): boolean =>
	game.can_react_to_self === true || !player.own_stories.includes(story.id);

/** Returns whether a reader may leave a story without a reaction. */
export const needsNone = (player: OwnPlayer, story: WireStory): boolean =>
	player.own_stories.includes(story.id) ||
	partsOf(story).every((part) => player.own_submissions.includes(part.id));

/**
 * Returns the reader's progress with each story of the list
 * (docs/game.md "Reading and voting").
 */
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

/** Returns the stories that still need a reaction of the reader, in order. */
export const owedBy = (game: Game, player: OwnPlayer): WireStory[] =>
	[...readStates(game, player)].flatMap(([story, state]) =>
		state === "next" || state === "open" ? [story] : [],
	);

/** Returns the number of writers who have read and voted, and the number of all writers. */
export function readingProgress(game: Game): [done: number, of: number] {
	const writers = writersOf(game);
	return [writers.filter((player) => player.status >= STATUS.postReading).length, writers.length];
}

/**
 * Returns whether a player still reads while half of the others have finished. While the room guesses
 * together there is another clock.
 */
export const isHurried = (
	{ hurry_at, guessing }: Pick<Game, "hurry_at" | "guessing">,
	{ status }: Pick<OwnPlayer, "status">,
): boolean =>
	hurry_at !== null && status < STATUS.postReading && (!guessing || guessing.over === true);
