import type { Status } from "#game/status.ts";
import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";

/** Returns the writers of this room by id, without the audience and those who have left. */
export const writersOf = (game: Game): PublicPlayer[] =>
	Object.values(game.players)
		.filter((player) => !player.data.audience && !player.data.gone)
		.sort((a, b) => a.id - b.id);

/** Returns the writers who have not reached a status yet. */
export const notYet = (game: Game, done: Status): PublicPlayer[] =>
	writersOf(game).filter((player) => player.status < done);

/** Returns whether the player is the host. */
export const isHost = (game: Game, player: OwnPlayer): boolean => game.host_id === player.id;

/** Returns whether the room is for one player (docs/game.md "Modes"). */
export const isSolo = (game: Game): boolean => game.settings.max_players === 1;

/** Returns whether a player has finished the running phase or has no part in it. */
export const waits = (player: OwnPlayer, done: Status): boolean =>
	player.data.audience || player.status >= done;

/**
 * Sorts players who are still busy before those who are done, because short lists show the first
 * ones only.
 */
export const slowFirst = (players: readonly PublicPlayer[]): PublicPlayer[] =>
	[...players].sort((a, b) => a.status - b.status || a.id - b.id);
