import { store } from "../store.ts";
import { deviceStorage } from "./storage.ts";

const KEY = "calm";

/** Returns whether motion is off, by the system's setting or by this device's switch. */
export const isCalm = (): boolean => store.calm || store.calmSystem;

/**
 * Restores the switch, follows the system's setting, and updates the styles
 * (web/styles/motion.css).
 */
export function startCalm(): void {
	store.calm = deviceStorage.getItem(KEY) === "true";
	const system = matchMedia("(prefers-reduced-motion: reduce)");
	const follow = () => {
		store.calmSystem = system.matches;
		updateStyles();
	};
	system.addEventListener("change", follow);
	follow();
}

/** Turns "Calm" on or off, and remembers that on this device. */
export function setCalm(calm: boolean): void {
	store.calm = calm;
	deviceStorage.setItem(KEY, String(calm));
	updateStyles();
}

const updateStyles = () => document.documentElement.toggleAttribute("data-calm", isCalm());
