import { subscribeKey } from "valtio/utils";
import { store } from "../store.ts";
import { deviceStorage } from "./storage.ts";

const KEY = "calm";
const SYSTEM = "(prefers-reduced-motion: reduce)";

/** Returns whether nothing may move: the system or the player of this device wants it so. */
export const isCalm = (): boolean => store.calm || matchMedia(SYSTEM).matches;

/** Returns a function that stops following changes of `isCalm`, of which `changed` is told. */
export function onCalm(changed: () => void): () => void {
	const system = matchMedia(SYSTEM);
	const own = subscribeKey(store, "calm", changed);
	system.addEventListener("change", changed);
	return () => {
		own();
		system.removeEventListener("change", changed);
	};
}

/** Restores the switch, and tells the styles what it says (web/styles/motion.css). */
export function startCalm(): void {
	store.calm = deviceStorage.getItem(KEY) === "true";
	const show = () => document.documentElement.toggleAttribute("data-calm", isCalm());
	onCalm(show);
	show();
}

/** Turns "Calm" on or off, and remembers that on this device. */
export function setCalm(calm: boolean): void {
	store.calm = calm;
	deviceStorage.setItem(KEY, String(calm));
}
