import { deviceStorage, type KeyValueStorage } from "./storage.ts";

/** The storage key of the admin key. Only the admin page and testers need it. */
const KEY = "adminKey";
/** The storage key of the flag that lets this device start games during maintenance. */
const TESTING = "testing";

let handed: string | null = null;

/**
 * Takes an admin key out of the address, where an admin hands it over as `#key=…`. Runs before
 * other code reads the address, because histories and pictures of screens last.
 */
export function takeHandedKey(): void {
	const { hash, pathname, search } = location;
	if (!hash.startsWith("#key=")) return;
	handed = decoded(hash.slice("#key=".length));
	history.replaceState(history.state, "", pathname + search);
}

/** Keeps the admin key from the address, if there was one. */
export function keepHandedKey(storage: KeyValueStorage = deviceStorage): void {
	if (handed) storage.setItem(KEY, handed);
	handed = null;
}

/** Returns the admin key of this device; null on the devices of players. */
export const adminKey = (storage: KeyValueStorage = deviceStorage): string | null =>
	storage.getItem(KEY);

/** Forgets the admin key, and that this device may start games during maintenance. */
export function forgetAdminKey(storage: KeyValueStorage = deviceStorage): void {
	storage.removeItem(KEY);
	storage.removeItem(TESTING);
}

/** Returns whether this device may start games during maintenance. */
export const isTesting = (storage: KeyValueStorage = deviceStorage): boolean =>
	storage.getItem(TESTING) !== null;

/** Sets whether this device may start games during maintenance. */
export function setTesting(on: boolean, storage: KeyValueStorage = deviceStorage): void {
	if (on) storage.setItem(TESTING, "yes");
	else storage.removeItem(TESTING);
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
