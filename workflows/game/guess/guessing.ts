import type { Bodies } from "../actions.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat, Submission } from "../room.ts";
import { storiesOf, submissionsOf } from "../selectors.ts";

/**
 * Chooses the story whose authors are guessed, in a room that guesses them
 * (docs/game.md "Guess who wrote it"): the one with most parts that can be guessed, the last one
 * where several are equal, because it is freshest in mind. The choice depends on what all readers
 * see, so it does not reveal an author.
 */
export function chooseGuessed(room: Room): void {
	if (!room.settings.guess_authors) return;
	let most = 0;
	for (const { id } of storiesOf(room)) {
		const parts = guessable(room, id).length;
		if (parts === 0 || parts < most) continue;
		most = parts;
		room.guessing = id;
	}
}

/** Returns the parts whose authors are guessed, in order; none in a room that guesses none. */
export const guessedParts = (room: Room): Submission[] =>
	room.guessing === null ? [] : guessable(room, room.guessing);

/** Returns the parts of a story without blank and blacked-out ones, which have no text to judge. */
const guessable = (room: Room, story: number): Submission[] =>
	submissionsOf(room, story).filter(({ words, censored }) => words > 0 && !censored);

/** Sets the author whom a reader names for a part, in place of the former one; null names nobody. */
export function guessAuthor(
	room: Room,
	seat: Seat,
	{ submission, writer }: Bodies["story/guess"],
): Refusal | null {
	if (room.guessRound?.over) return refuse("notNow");
	const part = guessedParts(room).find(({ id }) => id === submission);
	if (!part || part.player === seat.id) return refuse("nothingToGuess");
	if (writer !== null && (writer === seat.id || room.seats[writer]?.audience !== false))
		return refuse("noSuchPlayer");
	const { [submission]: _before, ...guesses } = room.guesses[seat.id] ?? {};
	if (writer !== null) guesses[submission] = writer;
	if (Object.keys(guesses).length > 0) room.guesses[seat.id] = guesses;
	else delete room.guesses[seat.id];
	return null;
}
