import { shownNames } from "../names/namesakes.ts";
import { playAgain } from "../play-again.ts";
import { ranked } from "../points/scoring.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { GivenCharacter, Room, Story, Submission } from "../room.ts";
import { charactersOf, storiesOf, submissionsOf } from "../selectors.ts";
import { STATUS } from "../status.ts";

/**
 * Returns the story that a sequel would continue: the one with most points, or the next one, without
 * those that have a flagged or removed part, have no text, or were `taken` down. Null when none
 * remains, and before the results.
 */
export function storyToContinue(room: Room, taken: readonly number[] = []): Story | null {
	if (room.status !== STATUS.results) return null;
	const candidates = storiesOf(room).filter(
		({ id }) => !taken.includes(id) && isClean(room, id) && lastPart(room, id) !== undefined,
	);
	return ranked(candidates)[0]?.item ?? null;
}

const isClean = (room: Room, story: number): boolean =>
	submissionsOf(room, story).every(({ flagged, censored }) => flagged.length === 0 && !censored);

/** Returns the last part of a story that has a text. */
const lastPart = (room: Room, story: number): Submission | undefined =>
	submissionsOf(room, story).findLast(({ words }) => words > 0);

/** Opens the lobby of a game whose stories all begin with the cast and last part of a story. */
export function playSequel(room: Room, taken: readonly number[]): Refusal | null {
	const story = storyToContinue(room, taken);
	const part = story && lastPart(room, story.id);
	if (!part) return refuse("notNow");
	const { id, title, mature } = story;
	const cast = castOf(room, id);
	playAgain(room);
	room.sequel = { story: id, title, mature, part: part.id, words: part.words, cast };
	return null;
}

/** A player who was a character keeps the name that everybody saw. */
function castOf(room: Room, story: number): GivenCharacter[] {
	const names = shownNames(room);
	return charactersOf(room, ({ stories }) => stories.includes(story)).map((character) => ({
		name: (character.locked ? names.get(character.owner) : undefined) ?? character.name,
		mature: character.mature,
	}));
}
