import { store } from "../store.ts";
import { deviceStorage } from "./storage.ts";

export type Cue =
	| ("join" | "turn" | "last-seconds" | "done" | "award" | "boing" | "knock" | "plop")
	| ("curtain" | "thud" | "tick" | "third" | "second" | "drum" | "cymbal")
	| ("roll-soft" | "roll" | "roll-loud");

const KEY = "muted";
/** Milliseconds in which one sound is played, because more become a noise. */
const APART = 150;

let playedAt = Number.NEGATIVE_INFINITY;
let synthesiser: Promise<typeof import("./sound/synthesiser.ts")> | null = null;

/** Loads the synthesiser at the first gesture, because browsers allow no sound before it. */
export function listenForGesture(): void {
	store.muted = deviceStorage.getItem(KEY) === "true";
	const wake = () => {
		synthesiser ??= import("./sound/synthesiser.ts");
	};
	for (const gesture of ["pointerdown", "keydown"] as const)
		addEventListener(gesture, wake, { once: true });
}

/** Plays a sound, unless sound is off or the page has not been touched yet. */
export function playCue(cue: Cue): void {
	if (store.muted || !synthesiser || performance.now() - playedAt < APART) return;
	playedAt = performance.now();
	// The game works without sound, so a failed load is not reported.
	synthesiser.then(
		({ synthesise }) => synthesise(cue),
		() => undefined,
	);
}

/** Turns sound off or on, and remembers that on this device. */
export function setMuted(muted: boolean): void {
	store.muted = muted;
	deviceStorage.setItem(KEY, String(muted));
}
