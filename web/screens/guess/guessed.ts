import { STATUS } from "#game/status.ts";
import type {
	Game,
	OwnPlayer,
	PublicPlayer,
	WireRevealedAuthor,
	WireStory,
	WireSubmission,
} from "#game/wire/state.ts";
import { partsOf } from "../../game/stories.ts";

/** Returns the story whose authors are guessed; null in a game without it. */
export const guessedStory = ({ guessing, stories }: Game): WireStory | null =>
	(guessing && stories[guessing.story_id]) ?? null;

/** Returns whether readers can still name authors. */
export const mayGuess = ({ guessing }: Game): boolean => guessing !== undefined && !guessing.over;

/** Returns whether the whole room guesses at this time. */
export const guessesTogether = (game: Game): boolean =>
	mayGuess(game) && game.guessing?.in !== undefined;

/** Returns whether a player has finished their guesses; one who has voted has. */
export const isIn = ({ guessing }: Game, { id, status }: Pick<PublicPlayer, "id" | "status">) =>
	guessing?.in?.includes(id) === true || status === STATUS.postReading;

/** Returns the parts whose authors are guessed, in order. */
export function guessedParts(game: Game): WireSubmission[] {
	const story = guessedStory(game);
	return story ? partsOf(story).filter(({ id }) => game.guessing?.submissions.includes(id)) : [];
}

/** Returns the players whom a reader can name, those who have left included. */
export const suspectsOf = (game: Game, reader: Pick<OwnPlayer, "id">): PublicPlayer[] =>
	Object.values(game.players)
		.filter(({ id, data }) => !data.audience && id !== reader.id)
		.sort((a, b) => a.id - b.id);

/** Returns the readers who found an author, by id. */
export const findersOf = ({ writer, guesses }: WireRevealedAuthor): number[] =>
	Object.keys(guesses)
		.map(Number)
		.filter((reader) => guesses[reader] === writer);

/** Returns the next part after another that is to be guessed, or one before it; null without any. */
export function nextToGuess(
	parts: readonly WireSubmission[],
	isOpen: (part: WireSubmission) => boolean,
	after: WireSubmission | null,
): WireSubmission | null {
	const at = after ? parts.indexOf(after) : -1;
	const others = [...parts.slice(at + 1), ...parts.slice(0, Math.max(0, at))];
	return others.find(isOpen) ?? null;
}
