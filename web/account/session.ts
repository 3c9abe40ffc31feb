import { deviceStorage, type KeyValueStorage, tabStorage } from "../device/storage.ts";

/**
 * The key of the time (epoch ms) until which this device may have a session. Without one the page
 * loads nothing of accounts.
 */
const KEY = "signedInUntil";
const DAY = 24 * 3_600_000;

/** Notes that this device has signed in. */
export const keepSession = (storage: KeyValueStorage = deviceStorage, now = Date.now()): void =>
	storage.setItem(KEY, String(now + DAY));

/** Forgets that this device has signed in. */
export const forgetSession = (storage: KeyValueStorage = deviceStorage): void =>
	storage.removeItem(KEY);

/** Returns whether this device has signed in within a day. */
export const hasSession = (storage: KeyValueStorage = deviceStorage, now = Date.now()): boolean =>
	Number(storage.getItem(KEY)) > now;

const PLACE = "signedOutAt";

/** Notes the page that signing out leads back to, because a provider returns to one address only. */
export const keepPlace = (path: string): void => tabStorage.setItem(PLACE, path);

/** Returns the page that this tab signed out on, once; null without one. */
export function takePlace(): string | null {
	const place = tabStorage.getItem(PLACE);
	tabStorage.removeItem(PLACE);
	return place;
}

/** Returns whether this address carries a response of the identity provider. */
export function bringsSignIn(search: string): boolean {
	const query = new URLSearchParams(search);
	return query.has("state") && (query.has("code") || query.has("error"));
}
