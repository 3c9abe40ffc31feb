import { store } from "../store.ts";
import type { Cue } from "./sounds/cue.ts";
import { deviceStorage } from "./storage.ts";

export type { Cue };

const KEY = "muted";

let synthesiser: Promise<typeof import("./sounds/synthesiser.ts")> | null = null;

/** Loads the synthesiser at the first gesture, because browsers allow no sound before it. */
export function listenForGesture(): void {
	store.muted = deviceStorage.getItem(KEY) === "true";
	const wake = () => {
		synthesiser ??= import("./sounds/synthesiser.ts");
	};
	for (const gesture of ["pointerdown", "keydown"] as const)
		addEventListener(gesture, wake, { once: true });
}

/** Plays a sound, unless sound is off or the page has not been touched yet. */
export function playCue(cue: Cue): void {
	if (store.muted) return;
	// The game works without sound, so a failed load is not reported.
	synthesiser?.then(
		({ play }) => play(cue, store.room.game),
		() => undefined,
	);
}

/** Turns sound off or on, and remembers that on this device. */
export function setMuted(muted: boolean): void {
	store.muted = muted;
	deviceStorage.setItem(KEY, String(muted));
}
