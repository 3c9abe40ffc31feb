import { store } from "../store.ts";

/**
 * The weight of a new reading against the earlier ones. It is low because messages take different
 * times, while the offset of the clocks stays the same.
 */
const WEIGHT = 0.2;
/** Milliseconds below which a new reading does not change the offset in the store. */
const NOTICEABLE = 20;

let smoothed: number | null = null;

/** Returns the next estimate of how far the server's clock is ahead, in milliseconds. */
export const smoothOffset = (before: number | null, reading: number): number =>
	before === null ? reading : before + WEIGHT * (reading - before);

/** Takes a reading from the `now` (epoch ms) of a message that has just arrived. */
export function learnServerTime(now: number): void {
	smoothed = smoothOffset(smoothed, now - Date.now());
	if (Math.abs(smoothed - store.room.clockOffset) >= NOTICEABLE)
		store.room.clockOffset = Math.round(smoothed);
}

/** The part of a room's state that shows whether the host has paused the game. */
export interface PausableRoom {
	readonly game: { readonly paused_at: number | null } | null;
}

/** The room that the page shows: the player's, or that of a big screen. */
let room: PausableRoom = store.room;

/** Stops the clock while the game of this replica is paused. */
export function followPause(replica: PausableRoom): void {
	room = replica;
}

/**
 * Returns the server's time in epoch ms, which every limit of the wire refers to. It stops while the
 * host has paused the game.
 */
export const serverNow = (): number => room.game?.paused_at ?? Date.now() + (smoothed ?? 0);

/** The last pause that has ended, in epoch ms of the server; null before the first one. */
let lastPause: { from: number; to: number } | null = null;

/** Notes that the host has resumed the game, or with null that the whole state is new. */
export function notePause(pause: typeof lastPause): void {
	lastPause = pause;
}

/**
 * Returns whether the server's clock has passed a time (epoch ms). A pause moves every limit that
 * is still ahead, so a time within the last pause is an old value whose patch is still on its way.
 */
export function isReached(time: number): boolean {
	if (lastPause !== null && time > lastPause.from && time < lastPause.to) return false;
	return serverNow() >= time;
}
