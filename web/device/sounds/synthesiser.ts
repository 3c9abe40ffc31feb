/// <reference path="./zzfx.d.ts" />

import { ZZFX, zzfx } from "zzfx";
import type { Game } from "#game/wire/state.ts";
import { type Cue, playsHere } from "./cue.ts";

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
	"last-minute": [0.6, 0, 660, 0.01, 0.1, 0.22, 0, 1, 0, 0, -165, 0.09],
	"last-seconds": [0.5, 0, 880, 0, 0.03, 0.06, 1, 1.2],
	done: [0.5, 0, 523, 0.01, 0.05, 0.14, 0, 1.5, 0, 0, 262, 0.05],
	award: [0.8, 0, 440, 0.02, 0.25, 0.4, 1, 1.6, 0, 0, 220, 0.12, 0.08],
	chord: [0.7, 0, 196, 0.02, 0.16, 0.2, 1, 1.4, 4, 0, 98, 0.12, 0, 0, 0, 0, 0.07],
	thud: [1.2, 0, 74, 0, 0.04, 0.18, 0, 1.6, -2],
	third: [0.8, 0, 147, 0.01, 0.12, 0.25, 1, 1.4],
	second: [0.8, 0, 220, 0.01, 0.12, 0.25, 1, 1.4],
	drum: [0.9, 0, 115, 0, 0.01, 0.11, 0, 1.3, -6, 0, 0, 0, 0, 0.6],
	...roll({ "roll-soft": 0.25, roll: 0.45, "roll-loud": 0.7 }),
	cymbal: [0.8, 0, 2900, 0, 0.06, 0.3, 4, 1.2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0.6, 0.04, 0, 1800],
};

/** Returns cues of four strokes each, by their volumes; a swelling roll is made of them. */
function roll<C extends Cue>(volumes: Record<C, number>): Record<C, (number | undefined)[]> {
	const strokes = [0, 125, 0.01, 0.25, 0.03, 0, 1.3, 0, 0, 0, 0, 0.07, 1, 0, 0, 0, 1, 0, 0.9];
	const cues = Object.entries<number>(volumes).map(([cue, volume]) => [cue, [volume, ...strokes]]);
	return Object.fromEntries(cues); // has the same keys
}

/** Milliseconds in which a browser starts the sound, for cues that arrive meanwhile. */
const STARTING = 1000;

let wokenAt = 0;

/** Starts the sound after the browser or the phone has stopped it. Call it in a gesture. */
export function wake(): void {
	const { audioContext } = ZZFX;
	wokenAt = performance.now();
	// Browsers refuse it outside of a gesture, and without a loudspeaker.
	if (audioContext.state !== "running") audioContext.resume().catch(() => undefined);
}

let playedAt = Number.NEGATIVE_INFINITY;

/**
 * Plays a sound, unless another screen of the room plays it or a sound has just been played. Drops
 * cues while the sound is stopped, because they would all be played at once later.
 */
export function play(cue: Cue, game: Game | null): void {
	if (!playsHere(cue, game) || performance.now() - playedAt < APART) return;
	playedAt = performance.now();
	if (ZZFX.audioContext.state !== "running" && playedAt - wokenAt > STARTING) return;
	zzfx(...CUES[cue]);
}
