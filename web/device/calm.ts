import { store } from "../store.ts";
import { deviceStorage } from "./storage.ts";

const KEY = "calm";

/** Returns whether nothing may move: the system or the player of this device wants it so. */
export const isCalm = (): boolean => store.calm || store.calmSystem;

/** Restores the switch, follows the system, and tells the styles (web/styles/motion.css). */
export function startCalm(): void {
	store.calm = deviceStorage.getItem(KEY) === "true";
	const system = matchMedia("(prefers-reduced-motion: reduce)");
	const follow = () => {
		store.calmSystem = system.matches;
		tellStyles();
	};
	system.addEventListener("change", follow);
	follow();
}

/** Turns "Calm" on or off, and remembers that on this device. */
export function setCalm(calm: boolean): void {
	store.calm = calm;
	deviceStorage.setItem(KEY, String(calm));
	tellStyles();
}

const tellStyles = () => document.documentElement.toggleAttribute("data-calm", isCalm());
