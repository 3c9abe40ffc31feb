import { newSecret } from "./secret.ts";
import { deviceStorage, type KeyValueStorage } from "./storage.ts";

const KEY = "device";

/** Returns the random id of this browser, which kicks apply to (docs/game.md "Kicks"). */
export function deviceId(storage: KeyValueStorage = deviceStorage): string {
	const id = storage.getItem(KEY) ?? newSecret();
	storage.setItem(KEY, id);
	return id;
}
