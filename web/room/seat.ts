import { deviceStorage, type KeyValueStorage } from "../device/storage.ts";

/**
 * A seat in a room: what lets this browser come back to it (site.md section 3 names the first two
 * keys).
 */
export interface SeatCredentials {
	roomCode: string;
	playerSecret: string;
	playerId: number;
	gameId: number;
}

const KEYS = ["playerSecret", "playerId", "gameId"] as const;

/** Keeps a seat; an earlier one is given up. */
export function rememberSeat(
	seat: SeatCredentials,
	storage: KeyValueStorage = deviceStorage,
): void {
	storage.setItem("roomCode", seat.roomCode);
	for (const key of KEYS) storage.setItem(key, String(seat[key]));
}

/** The seat this browser holds; null without one. */
export function readSeat(storage: KeyValueStorage = deviceStorage): SeatCredentials | null {
	const roomCode = storage.getItem("roomCode");
	const [playerSecret, playerId, gameId] = KEYS.map((key) => storage.getItem(key));
	if (!roomCode || !playerSecret || !playerId || !gameId) return null;
	return { roomCode, playerSecret, playerId: Number(playerId), gameId: Number(gameId) };
}

const FORMER = "formerSeat";

/**
 * Forgets the seat but not the code, which the join form offers again, nor who sat there: the room
 * decides whether they may come back.
 */
export function forgetSeat(storage: KeyValueStorage = deviceStorage): void {
	const seat = readSeat(storage);
	if (seat) storage.setItem(FORMER, `${seat.roomCode} ${seat.playerSecret}`);
	for (const key of KEYS) storage.removeItem(key);
}

/** The secret of the seat that was given up last, if it was in this room. */
export function formerSecret(
	code: string,
	storage: KeyValueStorage = deviceStorage,
): string | null {
	const [room, secret] = storage.getItem(FORMER)?.split(" ") ?? [];
	return room === code ? (secret ?? null) : null;
}

/** The code of the last room; null before the first. */
export const lastCode = (storage: KeyValueStorage = deviceStorage): string | null =>
	storage.getItem("roomCode");
