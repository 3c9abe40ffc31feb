import { deviceStorage, type KeyValueStorage } from "../device/storage.ts";

/** What this browser needs to come back to its seat (docs/game.md "Leaving and coming back"). */
export interface SeatCredentials {
	roomCode: string;
	playerSecret: string;
	playerId: number;
	gameId: number;
}

const KEYS = ["playerSecret", "playerId", "gameId"] as const;

/** Keeps a seat on this device, in place of an earlier one. */
export function rememberSeat(
	seat: SeatCredentials,
	storage: KeyValueStorage = deviceStorage,
): void {
	storage.setItem("roomCode", seat.roomCode);
	for (const key of KEYS) storage.setItem(key, String(seat[key]));
}

/** Returns the seat that this browser holds; null without one. */
export function readSeat(storage: KeyValueStorage = deviceStorage): SeatCredentials | null {
	const roomCode = storage.getItem("roomCode");
	const [playerSecret, playerId, gameId] = KEYS.map((key) => storage.getItem(key));
	if (!roomCode || !playerSecret || !playerId || !gameId) return null;
	return { roomCode, playerSecret, playerId: Number(playerId), gameId: Number(gameId) };
}

const FORMER = "formerSeat";

/**
 * Forgets the seat. The code stays for the join form, and the secret for a player who comes back.
 */
export function forgetSeat(storage: KeyValueStorage = deviceStorage): void {
	const seat = readSeat(storage);
	if (seat) storage.setItem(FORMER, `${seat.roomCode} ${seat.playerSecret}`);
	for (const key of KEYS) storage.removeItem(key);
}

/** Returns the secret of the seat that was given up last; null if it was in another room. */
export function formerSecret(
	code: string,
	storage: KeyValueStorage = deviceStorage,
): string | null {
	const [room, secret] = storage.getItem(FORMER)?.split(" ") ?? [];
	return room === code ? (secret ?? null) : null;
}

/** Returns the code of the last room; null before the first. */
export const lastCode = (storage: KeyValueStorage = deviceStorage): string | null =>
	storage.getItem("roomCode");
