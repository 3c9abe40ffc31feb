import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";

/** What a sound is played for. */
export type Cue =
	| ("join" | "turn" | "last-seconds" | "done" | "award" | "boing" | "knock" | "plop")
	| ("page" | "curtain" | "chord" | "thud" | "tick" | "third" | "second" | "drum" | "cymbal")
	| ("roll-soft" | "roll" | "roll-loud");

/** What a phone plays of its own where a television plays the show. */
const OWN: ReadonlySet<Cue> = new Set(["knock", "turn", "last-seconds"]);

/**
 * Returns whether a player's device plays a cue. A television takes over the sounds of the show,
 * and the whole reveal is one.
 */
export const playsHere = (cue: Cue, game: Pick<Game, "status" | "extra"> | null): boolean =>
	!game?.extra.num_screens || (OWN.has(cue) && game.status !== STATUS.preResults);
