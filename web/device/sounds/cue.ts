import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";

/** The occasions of sounds. */
export type Cue =
	| (
			| "join"
			| "turn"
			| "last-minute"
			| "last-seconds"
			| "done"
			| "award"
			| "boing"
			| "knock"
			| "plop"
	  )
	| ("page" | "curtain" | "chord" | "thud" | "tick" | "third" | "second" | "drum" | "cymbal")
	| ("roll-soft" | "roll" | "roll-loud");

/** The cues that a phone plays even where a television plays the show. */
const OWN: ReadonlySet<Cue> = new Set(["knock", "turn", "last-minute", "last-seconds"]);

/**
 * Returns whether a player's device plays a cue. A television takes over the sounds of the show,
 * which include the whole reveal.
 */
export const playsHere = (cue: Cue, game: Pick<Game, "status" | "extra"> | null): boolean =>
	!game?.extra.num_screens || (OWN.has(cue) && game.status !== STATUS.preResults);
