import { store } from "../store.ts";

/** A message off by more than this many milliseconds is late, or the clock is wrong. */
const DOUBTFUL = 1000;
/** Milliseconds between two questions about the time, because a slow line stays slow for a while. */
const PAUSE = 5000;

/**
 * How far the server's clock is ahead of `performance.now()`, in milliseconds; null before the
 * first message. Unlike `Date.now()`, that clock cannot be set.
 */
let offset: number | null = null;
/** The `now` of the latest message. */
let heard = Number.NEGATIVE_INFINITY;
let doubtedAt = Number.NEGATIVE_INFINITY;

/**
 * Takes a reading from the `now` (epoch ms) of a message that has just arrived. `asked` is when this
 * page asked for it, by `performance.now()`. A message takes time, so the server is never behind a
 * reading, and the highest one counts. The answer to a question also shows how far the server can
 * be ahead at most, and a clock beyond that is wrong: the device slept, or the server's clock was
 * set. Returns whether the server has to be asked, because the clock may be off by over a second.
 */
export function learnServerTime(now: number, asked = Number.NEGATIVE_INFINITY): boolean {
	const time = performance.now();
	const reading = now - time;
	heard = now;
	const better = offset === null || reading > offset || offset > now - asked;
	if (offset === null || better) offset = reading;
	const doubtful =
		asked > Number.NEGATIVE_INFINITY
			? better && time - asked > DOUBTFUL
			: offset - reading > DOUBTFUL;
	if (!doubtful || time - doubtedAt < PAUSE) return false;
	doubtedAt = time;
	return true;
}

/**
 * Returns the server's time in epoch ms, also during a pause. This device's, before the first
 * message of a room.
 */
export const serverClock = (): number =>
	offset === null ? Date.now() : performance.now() + offset;

/** Returns the milliseconds that the server's clock is ahead of what this device shows as its time. */
export const clockOffset = (): number => serverClock() - Date.now();

/** The part of a room's state that shows whether the host has paused the game. */
export interface PausableRoom {
	readonly game: { readonly paused_at: number | null } | null;
}

/** The room that the page shows: the player's, or that of a big screen. */
interface FollowedRoom {
	readonly replica: PausableRoom;
	/** Asks the server for a message. */
	ask(): void;
}

const NO_CONNECTION: FollowedRoom = { replica: store.room, ask: () => {} };
let room = NO_CONNECTION;

/** Stops the clock while the game of this room is paused, until the returned function is called. */
export function followRoom(followed: FollowedRoom): () => void {
	room = followed;
	return () => {
		if (room === followed) room = NO_CONNECTION;
	};
}

/**
 * Returns the server's time in epoch ms, which every limit of the wire refers to. It stops while the
 * host has paused the game.
 */
export const serverNow = (): number => room.replica.game?.paused_at ?? serverClock();

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

/**
 * Returns whether the server has said that a time (epoch ms) has passed. What cannot be taken back
 * waits for that, because the page's clock alone may be wrong.
 */
export const hasEnded = (time: number): boolean => isReached(time) && heard >= time;

/** Asks the server for its time, which comes with any message. */
export const askServerTime = (): void => room.ask();
