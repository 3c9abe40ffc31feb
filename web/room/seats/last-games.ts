import { gameIdOf } from "#game/room.ts";
import type { Game } from "#game/wire/state.ts";
import { deviceStorage, type KeyValueStorage } from "../../device/storage.ts";
import { heldSeats, readSeat } from "./seat.ts";

/** A finished game that this device played in; its stories are on the server. */
export interface LastGame {
	/** As in `last_game` of the room's state. */
	id: number;
	/** Epoch ms by this device's clock, which is the only one on pages without a room. */
	expiresAt: number;
	roomCode: string;
	/** The id of the room's games on the wire. */
	gameId: number;
	/** Proves that the device played in it. */
	playerSecret: string;
}

const KEY = "lastGames";

/** Returns the finished games whose stories are still there, the latest first. */
export function lastGames(storage: KeyValueStorage = deviceStorage): LastGame[] {
	return kept(storage).filter(({ expiresAt }) => expiresAt > Date.now());
}

function kept(storage: KeyValueStorage): LastGame[] {
	try {
		const games: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
		// Only this file writes the key.
		return Array.isArray(games) ? (games as LastGame[]) : [];
	} catch {
		return [];
	}
}

/**
 * Keeps the credentials for reading the last finished game of a room, where this device played in
 * it. `ahead`: ms that the server's clock is ahead of this device's.
 */
export function rememberLastGame(
	{ id: gameId, room_code: roomCode, last_game }: Game,
	storage: KeyValueStorage = deviceStorage,
	ahead = 0,
): void {
	const seat = readSeat(roomCode, storage);
	if (!last_game || seat?.gameId !== gameId) return;
	const { id, expires_at } = last_game;
	const expiresAt = Math.round(expires_at - ahead);
	const known = lastGames(storage);
	if (known.some((game) => game.id === id && game.playerSecret === seat.playerSecret)) return;
	const game: LastGame = { id, expiresAt, roomCode, gameId, playerSecret: seat.playerSecret };
	const others = known.filter((other) => other.id !== id);
	storage.setItem(KEY, JSON.stringify([game, ...others]));
}

/** Forgets a game whose stories are gone. */
export function forgetLastGame(id: number, storage: KeyValueStorage = deviceStorage): void {
	const others = lastGames(storage).filter((game) => game.id !== id);
	storage.setItem(KEY, JSON.stringify(others));
}

/** Returns a secret that proves a seat in the game of a story; undefined without one. */
export function secretFor(
	story: number,
	storage: KeyValueStorage = deviceStorage,
): string | undefined {
	const room = gameIdOf(story);
	const seat = heldSeats(storage).find(({ gameId }) => gameId === room);
	// The stories of a later game have higher ids.
	const game = lastGames(storage)
		.sort((a, b) => b.id - a.id)
		.find(({ id, gameId }) => gameId === room && id <= story);
	return (game ?? seat)?.playerSecret;
}
