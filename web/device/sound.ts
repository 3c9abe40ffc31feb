import { store } from "../store.ts";
import type { Cue } from "./sounds/cue.ts";
import { deviceStorage } from "./storage.ts";

export type { Cue };

const KEY = "muted";

type Synthesiser = typeof import("./sounds/synthesiser.ts");

/** The synthesiser, or undefined where it could not be loaded. */
let loading: Promise<Synthesiser | undefined> | null = null;

/** Safari allows sound only at the end of a touch; a mouse allows it from the beginning. */
const GESTURES = ["pointerdown", "pointerup", "touchend", "keydown"] as const;

/**
 * Loads the synthesiser at the first gesture, because browsers allow no sound before it, and wakes
 * it at each later one, because phones interrupt the sound for calls and when they are locked.
 */
export function listenForGesture(): void {
	store.muted = deviceStorage.getItem(KEY) === "true";
	const wake = () => {
		loading ??= import("./sounds/synthesiser.ts").catch(() => {
			// The game works without sound, so the failure is not reported. The next gesture tries again.
			loading = null;
			return undefined;
		});
		void loading.then((synthesiser) => synthesiser?.wake());
	};
	for (const gesture of GESTURES) addEventListener(gesture, wake, { passive: true });
}

/** Plays a sound, unless sound is off or the page has not been touched yet. */
export function playCue(cue: Cue): void {
	if (store.muted) return;
	void loading?.then((synthesiser) => synthesiser?.play(cue, store.room.game));
}

/** Turns sound off or on, and remembers that on this device. */
export function setMuted(muted: boolean): void {
	store.muted = muted;
	deviceStorage.setItem(KEY, String(muted));
}
