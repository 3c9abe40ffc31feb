import type { NewsKind } from "#game/news/kinds.ts";
import { deviceStorage, type KeyValueStorage } from "../device/storage.ts";
import { heldSeats, type RoomOfSeat } from "../room/seats/seat.ts";

/** What a person wants to be told about one game on this device. */
export interface Wishes {
	/** The server's id of the subscription; null while it is off. */
	id: number | null;
	/** The browser's address of that subscription. */
	endpoint?: string | undefined;
	kinds: NewsKind[];
}

/** The hours in which nothing is sent to this device; equal ones are none. */
export interface QuietTime {
	from: number;
	until: number;
}

const PREFIX = "messages:";
const QUIET = "quietHours";
const EXPLAINED = "homeScreenExplained";
const NIGHT: QuietTime = { from: 22, until: 8 };

const keyOf = ({ roomCode, gameId }: RoomOfSeat) => `${PREFIX}${roomCode}:${gameId}`;

/** Returns the wishes for a game; null when the person was not asked yet. */
export const readWishes = (
	room: RoomOfSeat,
	storage: KeyValueStorage = deviceStorage,
): Wishes | null => parse<Wishes>(storage.getItem(keyOf(room)));

/**
 * Keeps the wishes for a game, also the one not to be asked again. Forgets those of games in which this
 * device has no seat any more.
 */
export function keepWishes(
	room: RoomOfSeat,
	wishes: Wishes,
	storage: KeyValueStorage = deviceStorage,
): void {
	const held = [room, ...heldSeats(storage)].map(keyOf);
	for (const key of storage.keys())
		if (key.startsWith(PREFIX) && !held.includes(key)) storage.removeItem(key);
	storage.setItem(keyOf(room), JSON.stringify(wishes));
}

/** Forgets the wishes for a game. */
export const forgetWishes = (room: RoomOfSeat, storage: KeyValueStorage = deviceStorage): void =>
	storage.removeItem(keyOf(room));

/** Returns the quiet hours of this device: at first the night. */
export const readQuietTime = (storage: KeyValueStorage = deviceStorage): QuietTime =>
	parse<QuietTime>(storage.getItem(QUIET)) ?? NIGHT;

export const keepQuietTime = (quiet: QuietTime, storage: KeyValueStorage = deviceStorage): void =>
	storage.setItem(QUIET, JSON.stringify(quiet));

/** Returns whether this device was told that its messages need the home screen. */
export const isExplained = (storage: KeyValueStorage = deviceStorage): boolean =>
	storage.getItem(EXPLAINED) !== null;

export const keepExplained = (storage: KeyValueStorage = deviceStorage): void =>
	storage.setItem(EXPLAINED, "true");

function parse<T>(kept: string | null): T | null {
	try {
		return JSON.parse(kept ?? "null"); // only the functions above write under these keys
	} catch {
		return null;
	}
}
