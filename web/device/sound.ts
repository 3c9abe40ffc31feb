/// <reference path="./zzfx.d.ts" />

import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { store } from "../store.ts";
import { deviceStorage } from "./storage.ts";

export type Cue =
	| "join"
	| "turn"
	| "last-seconds"
	| "done"
	| "award"
	| "boing"
	| "knock"
	| "plop"
	| "page"
	| "tick"
	| "curtain";

const KEY = "muted";
/** Milliseconds in which one sound is played, because more become a noise. */
const APART = 150;

/**
 * The parameters of the synthesiser: volume, randomness, frequency, attack, sustain, release,
 * shape, curve, slide and so on.
 */
const CUES: Record<Cue, (number | undefined)[]> = {
	join: [1.1, 0, 92, 0, 0.03, 0.14, 0, 1.8, -3],
	boing: [0.5, 0, 170, 0.01, 0.07, 0.16, 0, 1, 9],
	knock: [0.5, 0, 210, 0, 0.01, 0.07, 2, 1, -8, 0, 0, 0, 0.09],
	plop: [0.4, 0, 420, 0, 0.02, 0.08, 0, 1.2, -12],
	page: [0.35, 0, 1400, 0.02, 0.03, 0.07, 4, 1, -30],
	tick: [0.25, 0, 1250, 0, 0.01, 0.03, 1, 1.4],
	curtain: [0.4, 0, 140, 0.12, 0.14, 0.13, 4, 0.6, -1],
	turn: [0.7, 0, 330, 0.01, 0.12, 0.25, 0, 1, 0, 0, 165, 0.09],
	"last-seconds": [0.5, 0, 880, 0, 0.03, 0.06, 1, 1.2],
	done: [0.5, 0, 523, 0.01, 0.05, 0.14, 0, 1.5, 0, 0, 262, 0.05],
	award: [0.8, 0, 440, 0.02, 0.25, 0.4, 1, 1.6, 0, 0, 220, 0.12, 0.08],
};

let playedAt = Number.NEGATIVE_INFINITY;
let synthesiser: Promise<typeof import("zzfx")> | null = null;

/** What a phone plays of its own where a television plays the show. */
const OWN: ReadonlySet<Cue> = new Set(["knock", "turn", "last-seconds"]);

/**
 * Returns whether a player's device plays a cue. A television takes over the sounds of the show,
 * and the whole reveal is one.
 */
export const playsHere = (cue: Cue, game: Pick<Game, "status" | "extra"> | null): boolean =>
	!game?.extra.num_screens || (OWN.has(cue) && game.status !== STATUS.preResults);

/** Loads the synthesiser at the first gesture, because browsers allow no sound before it. */
export function listenForGesture(): void {
	store.muted = deviceStorage.getItem(KEY) === "true";
	const wake = () => {
		synthesiser ??= import("zzfx");
	};
	for (const gesture of ["pointerdown", "keydown"] as const)
		addEventListener(gesture, wake, { once: true });
}

/**
 * Plays a sound, unless sound is off, another screen plays it, or the page has not been touched
 * yet.
 */
export function playCue(cue: Cue): void {
	if (!playsHere(cue, store.room.game)) return;
	if (store.muted || !synthesiser || performance.now() - playedAt < APART) return;
	playedAt = performance.now();
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
