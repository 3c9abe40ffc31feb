import { store } from "../store.ts";

/**
 * How much a new reading counts against the earlier ones: the way a message took differs, the
 * clocks do not.
 */
const WEIGHT = 0.2;
/** Readings closer than this wake nobody who watches the offset. */
const NOTICEABLE = 20;

let smoothed: number | null = null;

/** The next estimate of how far the server's clock is ahead, in milliseconds. */
export const smoothOffset = (before: number | null, reading: number): number =>
	before === null ? reading : before + WEIGHT * (reading - before);

/** Learns from the `now` of a message that arrives this moment. */
export function learnServerTime(now: number): void {
	smoothed = smoothOffset(smoothed, now - Date.now());
	if (Math.abs(smoothed - store.room.clockOffset) >= NOTICEABLE)
		store.room.clockOffset = Math.round(smoothed);
}

/**
 * The clock that every limit of the wire is counted against, epoch ms: the server's, which stands
 * still while the host has stopped it.
 */
export const serverNow = (): number => store.room.game?.paused_at ?? Date.now() + (smoothed ?? 0);
