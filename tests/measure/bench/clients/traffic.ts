import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { type Circle, newScore, type RoomLine, type Score } from "./circle.ts";

/** How often the players of a room of eight do something. */
export interface TrafficPace {
	/** Milliseconds between a player's autosaves; null without autosaves. */
	autosave: number | null;
	/** Presses of done in a room, a second. */
	actions: number;
}
const AUTOSAVE_MS = 2500;
/** All players type, and a room has as many actions as in the liveliest moments. */
export const LIVELY: TrafficPace = { autosave: AUTOSAVE_MS, actions: 0.8 };
export const ACTIONS_ONLY: TrafficPace = { autosave: null, actions: 0.8 };
/** All players type all the time, and each is done once in three minutes. */
export const PEOPLE: TrafficPace = { autosave: AUTOSAVE_MS, actions: 8 / 180 };
/** Milliseconds after which a missing reply counts as an error. */
const PATIENCE_MS = 5000;

/**
 * Lets all players of these rooms write for this number of seconds and measures. Messages of the
 * `warmUp` (ms) do not count.
 */
export async function writeTogether(
	circles: readonly Circle<RoomLine>[],
	warmUp: number,
	seconds: number,
	{ autosave, actions }: TrafficPace = LIVELY,
): Promise<Score> {
	const score = newScore();
	const stop = new AbortController();
	setMaxListeners(0, stop.signal); // every player receives it
	const playing = circles.flatMap((circle) => [
		repeat(
			stop.signal,
			() => (-Math.log(1 - Math.random()) * 1000) / actions,
			() => circle.toggle(),
		),
		...(autosave === null ? [] : circle.lines).map((line) =>
			repeat(
				stop.signal,
				(first) => (first ? Math.random() : 1) * (autosave ?? 0),
				() => circle.save(line),
			),
		),
	]);
	await pause(warmUp);
	for (const circle of circles) circle.score = score;
	await pause(seconds * 1000);
	stop.abort();
	await Promise.all(playing);
	const giveUp = performance.now() + PATIENCE_MS;
	const waiting = () => circles.reduce((sum, { unanswered }) => sum + unanswered, 0);
	while (waiting() > 0 && performance.now() < giveUp) await pause(50);
	for (const circle of circles) circle.score = null;
	for (let i = waiting(); i > 0; i--) score.errors.push("no answer");
	return score;
}

/** Repeats an action after pauses of `gap` ms until stopped. */
async function repeat(
	signal: AbortSignal,
	gap: (first: boolean) => number,
	act: () => void,
): Promise<void> {
	for (let due = performance.now() + gap(true); ; due += gap(false)) {
		const left = due - performance.now();
		if (left > 0) await pause(left, undefined, { signal }).catch(() => {});
		if (signal.aborted) return;
		act();
	}
}
