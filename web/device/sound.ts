/// <reference path="./zzfx.d.ts" />

import { store } from "../store.ts";
import { deviceStorage } from "./storage.ts";

export type Cue = "join" | "turn" | "last-seconds" | "done" | "award";

const KEY = "muted";

/**
 * The parameters of the synthesiser: volume, randomness, frequency, attack, sustain, release,
 * shape, curve, slide and so on.
 */
const CUES: Record<Cue, (number | undefined)[]> = {
	join: [0.6, 0, 392, 0.01, 0.06, 0.12, 1, 1.4, 0, 0, 196, 0.06],
	turn: [0.7, 0, 330, 0.01, 0.12, 0.25, 0, 1, 0, 0, 165, 0.09],
	"last-seconds": [0.5, 0, 880, 0, 0.03, 0.06, 1, 1.2],
	done: [0.5, 0, 523, 0.01, 0.05, 0.14, 0, 1.5, 0, 0, 262, 0.05],
	award: [0.8, 0, 440, 0.02, 0.25, 0.4, 1, 1.6, 0, 0, 220, 0.12, 0.08],
};

let synthesiser: Promise<typeof import("zzfx")> | null = null;

/** Loads the synthesiser at the first gesture, because browsers allow no sound before it. */
export function listenForGesture(): void {
	store.muted = deviceStorage.getItem(KEY) === "true";
	const wake = () => {
		synthesiser ??= import("zzfx");
	};
	for (const gesture of ["pointerdown", "keydown"] as const)
		addEventListener(gesture, wake, { once: true });
}

/** Plays a sound, unless sound is off or the page has not been touched yet. */
export function playCue(cue: Cue): void {
	if (store.muted || !synthesiser) return;
	// The game works without sound, so a failed load is not reported.
	synthesiser.then(
		({ zzfx }) => zzfx(...CUES[cue]),
		() => undefined,
	);
}

/** Turns sound off or on, and remembers that on this device. */
export function setMuted(muted: boolean): void {
	store.muted = muted;
	deviceStorage.setItem(KEY, String(muted));
}
