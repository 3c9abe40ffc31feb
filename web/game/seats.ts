import { STATUS, type Status } from "#game/status.ts";
import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";

/** Returns the writers' seats that are taken, by id, with those who are asked to play again. */
export const seatedWriters = (game: Game): PublicPlayer[] =>
	Object.values(game.players)
		.filter((player) => !player.data.audience && !player.data.gone)
		.sort((a, b) => a.id - b.id);

/** Returns the writers of this game by id, without the audience and those who have left. */
export const writersOf = (game: Game): PublicPlayer[] =>
	seatedWriters(game).filter((player) => !player.data.asked);

/**
 * Returns whether a player is asked to play again. The room's state is read, because the player's
 * own record arrives in a later message.
 */
export const isAsked = (game: Game, player: Pick<OwnPlayer, "id">): boolean =>
	game.players[player.id]?.data.asked === true;

/** Returns the writers who have not yet answered whether they play again. */
export const askedWriters = (game: Game): PublicPlayer[] =>
	seatedWriters(game).filter((player) => player.data.asked);

/** Returns the writers who have not reached a status yet. */
export const notYet = (game: Game, done: Status): PublicPlayer[] =>
	writersOf(game).filter((player) => player.status < done);

/** Returns how many of these people are here, or how many they are when none of them is. */
export const countHere = (people: readonly PublicPlayer[]): number =>
	people.filter(({ data }) => data.connected).length || people.length;

/** Returns whether the player is the host. */
export const isHost = (game: Game, player: OwnPlayer): boolean => game.host_id === player.id;

/** Returns whether a game is running with this player in its audience. */
export const isWatching = (game: Game, player: Pick<OwnPlayer, "id">): boolean =>
	game.status > STATUS.lobby &&
	game.status < STATUS.results &&
	game.players[player.id]?.data.audience === true;

/** Returns whether the room is for one player (docs/game.md "Modes"). */
export const isSolo = (game: Game): boolean => game.settings.max_players === 1;

/** Returns all people in the room except the host, the writers first. */
export const othersHere = (game: Game): PublicPlayer[] => {
	const audience = Object.values(game.players).filter(({ data }) => data.audience);
	return [...seatedWriters(game), ...audience].filter(({ id }) => id !== game.host_id);
};

/**
 * Returns the people that the host may remove now: the audience, and players before they write, also
 * those who are asked to play again.
 */
export const removable = (game: Game): PublicPlayer[] => {
	const players = game.status < STATUS.preStoryWrite ? seatedWriters(game) : [];
	const audience = Object.values(game.players).filter(({ data }) => data.audience);
	return [...players, ...audience].filter(({ id }) => id !== game.host_id);
};

/** Returns the player who joined earlier and uses the same avatar; null if there is none. */
export const lookalikeOf = (game: Game, { id, meta }: OwnPlayer): PublicPlayer | null =>
	writersOf(game).find((other) => other.id < id && other.meta.sprite_id === meta.sprite_id) ?? null;

/** Returns whether a player has finished the running phase or has no part in it. */
export const waits = (player: OwnPlayer, done: Status): boolean =>
	player.data.audience || player.status >= done;

/**
 * Sorts players who are still busy before those who are done, because short lists show the first
 * ones only.
 */
export const slowFirst = (players: readonly PublicPlayer[]): PublicPlayer[] =>
	[...players].sort((a, b) => a.status - b.status || a.id - b.id);
