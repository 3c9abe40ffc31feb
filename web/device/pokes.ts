import { deviceStorage, type KeyValueStorage } from "./storage.ts";

const KEY = "pokes";

/** Returns whether pokes are on for this device. */
export const wantsPokes = (storage: KeyValueStorage = deviceStorage): boolean =>
	storage.getItem(KEY) !== "false";

/** Turns pokes on or off, and remembers that on this device. */
export const setPokes = (pokes: boolean, storage: KeyValueStorage = deviceStorage): void =>
	storage.setItem(KEY, String(pokes));
