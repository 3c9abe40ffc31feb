import type { Status } from "#game/status.ts";
import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";

/**
 * Who writes in this room, by id (gameplay.md section 3); neither the audience nor who has left.
 */
export const writersOf = (game: Game): PublicPlayer[] =>
	Object.values(game.players)
		.filter((player) => !player.data.audience && !player.data.gone)
		.sort((a, b) => a.id - b.id);

/** The writers who have not reached a status yet. */
export const notYet = (game: Game, done: Status): PublicPlayer[] =>
	writersOf(game).filter((player) => player.status < done);

/** Whether the reader of this screen holds the crown. */
export const isHost = (game: Game, player: OwnPlayer): boolean => game.host_id === player.id;

/** A room for one: only solo games have a single seat (rules.md "Settings"). */
export const isSolo = (game: Game): boolean => game.settings.max_players === 1;

/** Whether a player is past the running phase, or never took part in it: then the screen waits. */
export const waits = (player: OwnPlayer, done: Status): boolean =>
	player.data.audience || player.status >= done;

/**
 * Those who are still at it before those who are done: a margin with room for few shows whom the
 * room waits for.
 */
export const slowFirst = (players: readonly PublicPlayer[]): PublicPlayer[] =>
	[...players].sort((a, b) => a.status - b.status || a.id - b.id);
