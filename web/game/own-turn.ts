import { type PhaseName, phaseOf, STATUS, type Status } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";

/** The status from which on a player has finished each phase that waits for players. */
const DONE: Partial<Record<PhaseName, Status>> = {
	"quick-start": STATUS.postQuickStart,
	minors: STATUS.postMinors,
	characters: STATUS.postCharacters,
	"story-create": STATUS.postStoryCreate,
	write: STATUS.postStoryWrite,
	title: STATUS.postStoryTitle,
	"read-vote": STATUS.postReading,
};

/** Returns whether a running game waits for this player. Who is led through a reading waits too. */
export function isOwnTurn(game: Game, player: Pick<OwnPlayer, "data" | "status">): boolean {
	const phase = phaseOf(game.status);
	const done = phase ? DONE[phase] : undefined;
	if (done === undefined || game.paused_at !== null || game.reading !== null) return false;
	return !player.data.audience && player.status < done;
}

/** Returns when the player's time ends, in epoch ms of the server; null without a limit. */
export const ownEnd = (game: Game, player: OwnPlayer): number | null =>
	player.submission.submission_end ?? game.countdown.limit;
