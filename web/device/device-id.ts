import { deviceStorage, type KeyValueStorage } from "./storage.ts";

const KEY = "device";

/** Returns the random id of this browser, which kicks apply to (docs/game.md "Kicks"). */
export function deviceId(storage: KeyValueStorage = deviceStorage): string {
	const id = storage.getItem(KEY) ?? newSecret();
	storage.setItem(KEY, id);
	return id;
}

/** Returns a new random secret of 36 characters. */
export const newSecret = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
		byte.toString(36).padStart(2, "0"),
	).join("");
