import { deviceStorage, type KeyValueStorage } from "./storage.ts";

const PLAT = "plat";
const POKES = "pokes";

/** Returns whether plat, the secret avatar, was unlocked on this device (docs/game.md "Profiles"). */
export const hasPlat = (storage: KeyValueStorage = deviceStorage): boolean =>
	storage.getItem(PLAT) === "true";

/** Unlocks plat, the secret avatar, on this device. */
export const keepPlat = (storage: KeyValueStorage = deviceStorage): void =>
	storage.setItem(PLAT, "true");

/** Returns whether pokes are on for this device. */
export const wantsPokes = (storage: KeyValueStorage = deviceStorage): boolean =>
	storage.getItem(POKES) !== "false";

/** Turns pokes on or off, and remembers that on this device. */
export const setPokes = (pokes: boolean, storage: KeyValueStorage = deviceStorage): void =>
	storage.setItem(POKES, String(pokes));
