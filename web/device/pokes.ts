import { deviceStorage, type KeyValueStorage } from "./storage.ts";

const KEY = "pokes";

/** Returns whether the player of this device wants to be poked. */
export const wantsPokes = (storage: KeyValueStorage = deviceStorage): boolean =>
	storage.getItem(KEY) !== "false";

/** Turns being poked off or on, and remembers that on this device. */
export const setPokes = (pokes: boolean, storage: KeyValueStorage = deviceStorage): void =>
	storage.setItem(KEY, String(pokes));
