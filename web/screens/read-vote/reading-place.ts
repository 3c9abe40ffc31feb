import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { type OpenPage, openPage } from "../../game/together-pages.ts";
import { mayGuess } from "../guess/guessed.ts";

/** Where a reader is. The screen also depends on the state of the room. */
export interface ReadingPlace {
	/** The id of the story that the reader has opened from the list. */
	story: number | null;
	/** The reader has gone on from the list to the awards. */
	voting: boolean;
	/** The reader has finished, and reads the stories once more. */
	again: boolean;
	/** The reader has left the page that the host has opened for all. */
	alone: boolean;
	/** The reader has gone past the page on which they guess who wrote what. */
	guessed: boolean;
}

/** The changes of a reader's place. */
export const STEPS = {
	closeStory: { story: null },
	leaveOthers: { alone: true },
	rejoinOthers: { alone: false },
	proceed: { alone: true, voting: true, again: false, story: null },
	readAgain: { again: true },
	backToList: { voting: false },
	guess: { guessed: false },
	leaveGuess: { guessed: true },
	/** Brings every reader back, because the host has opened another story. */
	gather: { alone: false, story: null },
} as const satisfies Record<string, Partial<ReadingPlace>>;

/**
 * Returns the page that the host has opened; null on the last page, and in rooms that do not read
 * together.
 */
export function ledPage(game: Game): OpenPage | null {
	const page = openPage(game);
	return page?.after ? page : null;
}

/** Returns whether the host has led all readers on to the awards. */
export const isLedOn = (game: Game): boolean => game.reading?.ended === true;

/**
 * Returns the place at which a reader enters the phase. `begun`: the tab has opened the ballot,
 * which the room may not have yet.
 */
export function startingPlace(game: Game, player: OwnPlayer, begun = false): ReadingPlace {
	const voting = begun || Object.keys(player.votes).length > 0;
	const finished = player.status >= STATUS.postReading;
	const before = {
		story: null,
		voting,
		again: false,
		alone: !ledPage(game) && (finished || voting),
		guessed: finished || voting,
	};
	return isLedOn(game) ? { ...before, ...STEPS.proceed } : before;
}

/** The screens of the phase, with their content. */
export type ReadingScreen =
	| { name: "story"; story: WireStory }
	| { name: "together"; page: OpenPage }
	| { name: "wait" }
	/** The guesses of a reader who has voted and looks at them once more. */
	| { name: "guess" }
	/** The vote, or before it the stickers that a reader owes after the host has led them on. */
	| { name: "awards" }
	| { name: "list"; led: OpenPage | null };

/** Returns the screen for a reader's place. */
export function screenAt(place: ReadingPlace, game: Game, player: OwnPlayer): ReadingScreen {
	const story = place.story === null ? undefined : game.stories[place.story];
	if (story) return { name: "story", story };
	const page = isLedOn(game) ? null : openPage(game);
	if (page && !place.alone) return { name: "together", page };
	const led = ledPage(game);
	if (player.status >= STATUS.postReading && !place.again && !led)
		return { name: mayGuess(game) && !place.guessed ? "guess" : "wait" };
	const owing = player.status === STATUS.reacting && game.reading !== null && !led;
	if (place.voting && (player.status === STATUS.voting || owing)) return { name: "awards" };
	return { name: "list", led };
}
