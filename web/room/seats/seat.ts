import { deviceStorage, type KeyValueStorage } from "../../device/storage.ts";
import type { Profile } from "../../store.ts";

/**
 * The data with which this browser returns to its seat (docs/game.md "Leaving and coming back").
 */
export interface SeatCredentials {
	roomCode: string;
	playerSecret: string;
	playerId: number;
	gameId: number;
}

/** Identifies one room, even when another room has the code later. */
export type RoomOfSeat = Pick<SeatCredentials, "roomCode" | "gameId">;

/** A seat as it was taken. */
export interface TakenSeat extends SeatCredentials {
	audience: boolean;
	/** The profile that was sent; null when it is not available. */
	profile: Profile | null;
	/** The seat's owner has not seen the room yet. */
	newcomer: boolean;
	/** How many parts of a slow game were handed in when its owner was there last. */
	partsSeen?: number;
}

/** A seat that this device remembers. */
interface KeptSeat extends TakenSeat {
	/** Epoch ms of the last use. */
	usedAt: number;
	/** Milliseconds for which it is kept after that; a day when absent. */
	keptFor?: number;
	/** Whether the person is in the room, gave the seat up, was removed, or the room is over. */
	state: "held" | "left" | "kicked" | "over";
}

/** Milliseconds. */
const DAY = 24 * 60 * 60_000;
const PREFIX = "seat:";

/** Each room has a separate key, because tabs in two rooms write at the same time. */
const keyOf = (code: string) => PREFIX + code;

/** Keeps a seat on this device, in place of an earlier one in the same room. */
export function rememberSeat(seat: TakenSeat, storage: KeyValueStorage = deviceStorage): void {
	keep({ ...seat, usedAt: Date.now(), state: "held" }, storage);
}

const keep = (seat: KeptSeat, storage: KeyValueStorage): void =>
	storage.setItem(keyOf(seat.roomCode), JSON.stringify(seat));

/** Returns the seats that this browser holds, the one that was used last first. */
export const heldSeats = (storage: KeyValueStorage = deviceStorage): TakenSeat[] =>
	keptSeats(storage).filter(({ state }) => state === "held");

/** Returns the seat that this browser holds in a room; null without one. */
export const readSeat = (
	code: string,
	storage: KeyValueStorage = deviceStorage,
): TakenSeat | null => heldSeats(storage).find(({ roomCode }) => roomCode === code) ?? null;

/** Returns the secret that this browser has had in a room; null without one. */
export const secretIn = (code: string, storage: KeyValueStorage = deviceStorage): string | null =>
	keptSeats(storage).find(({ roomCode }) => roomCode === code)?.playerSecret ?? null;

/** Returns the rooms that this person may enter again, the latest first. */
export const knownRooms = (storage: KeyValueStorage = deviceStorage): SeatCredentials[] =>
	keptSeats(storage).filter(({ state }) => state === "held" || state === "left");

/**
 * Returns whether a person has been in a room: they have a seat there, left it, or were removed.
 */
export const isKnownIn = (code: string, storage: KeyValueStorage = deviceStorage): boolean =>
	keptSeats(storage).some(({ roomCode, state }) => roomCode === code && state !== "over");

/** Returns whether this device has had a seat in a room, and has seen the room with it. */
export const hasSeen = (
	{ roomCode, gameId }: RoomOfSeat,
	storage: KeyValueStorage = deviceStorage,
): boolean =>
	keptSeats(storage).some(
		(seat) => seat.roomCode === roomCode && seat.gameId === gameId && !seat.newcomer,
	);

/**
 * Keeps a seat for some more milliseconds, because its person is in the room, and the number of
 * parts that they see there.
 */
export function refreshSeat(
	code: string,
	kept: { keptFor: number; partsSeen?: number },
	storage: KeyValueStorage = deviceStorage,
): void {
	const seat = readSeat(code, storage);
	if (seat) keep({ ...seat, usedAt: Date.now(), state: "held", ...kept }, storage);
}

/**
 * Returns how many parts were handed in since the seat's owner was there last. A further game of
 * the room counts from its beginning.
 */
export const newParts = ({ partsSeen }: TakenSeat, parts: number): number =>
	partsSeen === undefined ? 0 : parts < partsSeen ? parts : parts - partsSeen;

/** Gives a seat up. The secret stays, because it recognises a person who returns. */
export function giveUpSeat(
	code: string,
	state: Exclude<KeptSeat["state"], "held">,
	storage: KeyValueStorage = deviceStorage,
): void {
	const seat = keptSeats(storage).find(({ roomCode }) => roomCode === code);
	if (seat) keep({ ...seat, state }, storage);
}

/** Returns all seats that are not too old, the one that was used last first. */
function keptSeats(storage: KeyValueStorage): KeptSeat[] {
	const seats: KeptSeat[] = [];
	for (const key of storage.keys().filter((name) => name.startsWith(PREFIX))) {
		const seat = parse(storage.getItem(key));
		if (seat && seat.usedAt + (seat.keptFor ?? DAY) > Date.now()) seats.push(seat);
		else storage.removeItem(key);
	}
	return seats.sort((a, b) => b.usedAt - a.usedAt);
}

function parse(kept: string | null): KeptSeat | null {
	try {
		return JSON.parse(kept ?? "null"); // only `keep` writes under these keys
	} catch {
		return null;
	}
}

/** The keys under which earlier pages kept one seat. */
const SINGLE = ["roomCode", "playerSecret", "playerId", "gameId"] as const;

/** Adopts the one seat that earlier pages kept, so that an update loses no seat. */
export function adoptSingleSeat(storage: KeyValueStorage = deviceStorage): void {
	const [roomCode, playerSecret, playerId, gameId] = SINGLE.map((key) => storage.getItem(key));
	for (const key of [...SINGLE, "formerSeat"]) storage.removeItem(key);
	if (!roomCode || !playerSecret || !playerId || !gameId) return;
	const ids = { playerId: Number(playerId), gameId: Number(gameId) };
	rememberSeat(
		{ roomCode, playerSecret, ...ids, audience: false, profile: null, newcomer: false },
		storage,
	);
}
