import { store } from "../store.ts";
import { deviceStorage, type KeyValueStorage } from "./storage.ts";

const KEY = "streamerMode";

/** The keys of the switch, as `aria-keyshortcuts` names them. They also work while writing. */
export const STREAMER_KEYS = "Alt+Shift+S";

/**
 * Masks the room code everywhere or shows it, and remembers that on this device
 * (docs/site.md "Streamer mode").
 */
export function setHiddenCode(hidden: boolean, storage: KeyValueStorage = deviceStorage): void {
	store.hiddenCode = hidden;
	storage.setItem(KEY, String(hidden));
}

/** Returns whether streamer mode is on for this device. */
export const keptHiddenCode = (storage: KeyValueStorage = deviceStorage): boolean =>
	storage.getItem(KEY) === "true";

/** Restores the switch, and follows its keys. */
export function startStreamerMode(): void {
	store.hiddenCode = keptHiddenCode();
	addEventListener("keydown", (event) => {
		// The letter is found by its place, because Alt turns it into another character on some
		// systems.
		if (event.code !== "KeyS" || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey)
			return;
		event.preventDefault();
		setHiddenCode(!store.hiddenCode);
	});
}
