/// <reference path="./zzfx.d.ts" />

import { store } from "../store.ts";
import { deviceStorage } from "./storage.ts";

export type Cue = "join" | "turn" | "last-seconds" | "done" | "award";

const KEY = "muted";

/**
 * Parameters of the synthesiser: volume, randomness, frequency, attack, sustain, release, shape,
 * curve, slide...
 */
const CUES: Record<Cue, (number | undefined)[]> = {
	join: [0.6, 0, 392, 0.01, 0.06, 0.12, 1, 1.4, 0, 0, 196, 0.06],
	turn: [0.7, 0, 330, 0.01, 0.12, 0.25, 0, 1, 0, 0, 165, 0.09],
	"last-seconds": [0.5, 0, 880, 0, 0.03, 0.06, 1, 1.2],
	done: [0.5, 0, 523, 0.01, 0.05, 0.14, 0, 1.5, 0, 0, 262, 0.05],
	award: [0.8, 0, 440, 0.02, 0.25, 0.4, 1, 1.6, 0, 0, 220, 0.12, 0.08],
};

let synthesiser: Promise<typeof import("zzfx")> | null = null;

/** Loads the synthesiser with the first gesture: browsers give a page no voice before it. */
export function listenForGesture(): void {
	store.muted = deviceStorage.getItem(KEY) === "true";
	const wake = () => {
		synthesiser ??= import("zzfx");
	};
	for (const gesture of ["pointerdown", "keydown"] as const)
		addEventListener(gesture, wake, { once: true });
}

/** Plays a cue, unless sound is off or nobody has touched the page yet. */
export function playCue(cue: Cue): void {
	if (store.muted || !synthesiser) return;
	// Without the synthesiser the game is only quieter: a failed load is no error worth a word.
	synthesiser.then(
		({ zzfx }) => zzfx(...CUES[cue]),
		() => undefined,
	);
}

/** The one mute switch, remembered on this device. */
export function setMuted(muted: boolean): void {
	store.muted = muted;
	deviceStorage.setItem(KEY, String(muted));
}
