import { availableParallelism, loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Crowd } from "./crowd.ts";
import type { Pulse } from "./pulse.ts";

/** Milliseconds after which a server that is away counts as dead. */
export const HOPELESS = 120_000;

/** The clients that are watched while faults strike. */
export interface Watched {
	crowd: Crowd;
	pulse: Pulse;
	/** Longest time in ms that a player may wait after a fault. */
	patience: number;
	/** Called with what a player waits for too long. */
	broken(violation: string): void;
}

/**
 * Strikes and waits until all players are served again. Returns the ms that took, and how many
 * connections were lost and messages sent again.
 */
export async function untilServed(
	{ crowd, pulse, patience, broken }: Watched,
	fault: string,
	strike: () => Promise<void>,
): Promise<{ served: number; losses: number; apologies: number }> {
	const before = crowd.troubles;
	await strike();
	const end = performance.now();
	const isServed = servedSince(end, crowd, pulse);
	let told = false;
	while (!isServed() && performance.now() - end < HOPELESS) {
		await pause(50);
		if (told || performance.now() - end < patience) continue;
		told = true;
		const stuck = crowd.waitingSince(end + 1000).join("; ") || "the pulse does not beat";
		const load = `${loadavg()[0]?.toFixed(1)} processes wait for ${availableParallelism()} cores`;
		broken(`${(patience / 1000).toFixed(0)} s after “${fault}” (${load}): ${stuck}`);
	}
	const after = crowd.troubles;
	return {
		served: performance.now() - end,
		losses: after.losses - before.losses,
		apologies: after.apologies - before.apologies,
	};
}

/**
 * Returns whether the pulse has beaten since the end of a fault and no player waits since before
 * that beat.
 */
function servedSince(end: number, crowd: Crowd, pulse: Pulse): () => boolean {
	let beat = 0;
	return () => {
		if (beat === 0 && pulse.last > end) beat = pulse.last;
		return beat > 0 && crowd.waitingSince(beat).length === 0;
	};
}
