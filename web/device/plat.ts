import { deviceStorage, type KeyValueStorage } from "./storage.ts";

const KEY = "plat";

/** Returns whether the secret avatar was unlocked on this device (docs/game.md "Profiles"). */
export const hasPlat = (storage: KeyValueStorage = deviceStorage): boolean =>
	storage.getItem(KEY) === "true";

/** Unlocks the secret avatar on this device. */
export const keepPlat = (storage: KeyValueStorage = deviceStorage): void =>
	storage.setItem(KEY, "true");
