import type { Game } from "#game/wire/state.ts";
import { deviceStorage, type KeyValueStorage } from "../device/storage.ts";
import { store } from "../store.ts";
import { readSeat, rememberSeat } from "./seats/seat.ts";

/** The storage keys of the last item that this device has seen, by the kind of news. */
export type SeenKey = "crownSeen" | "hurrySeen";

/** Returns the item of the last change of the crown; null before the first one. */
export const crownItem = (game: Pick<Game, "id" | "crown">): string | null =>
	game.crown && `${game.id}.${game.crown.at}`;

/** Returns whether the device has not seen this item. */
export const isNews = (
	key: SeenKey,
	item: string | null,
	storage: KeyValueStorage = deviceStorage,
): boolean => item !== null && storage.getItem(key) !== item;

/** Notes that this device has seen the item. */
export const noteSeen = (
	key: SeenKey,
	item: string,
	storage: KeyValueStorage = deviceStorage,
): void => storage.setItem(key, item);

/**
 * Marks the news from before a newcomer joined as seen. A crown that they get on their first
 * connection is still news. Returns false before the room's state has arrived.
 */
export function skipOldNews(storage: KeyValueStorage = deviceStorage): boolean {
	const { code, game, player } = store.room;
	if (code === null || !game || !player) return false;
	const seat = readSeat(code, storage);
	if (!seat?.newcomer) return true;
	const crown = crownItem(game);
	if (crown !== null && game.crown?.to !== player.id) noteSeen("crownSeen", crown, storage);
	rememberSeat({ ...seat, newcomer: false }, storage);
	return true;
}
