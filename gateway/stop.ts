import { setTimeout as pause } from "node:timers/promises";
import type { Engine } from "./engine/engine.ts";
import { log } from "./log.ts";

/**
 * One step of a stop. It must not wait for the engine after `away` has resolved, because the SDK's
 * worker never ends without an engine.
 */
export type StopStep = (away: Promise<void>) => unknown;

/**
 * An engine is away after this many turns without a response. Turns are counted instead of time,
 * because a machine that is too busy for the engine is too busy for this process too.
 */
const SILENT_TURNS = 20;
/** Ms. */
const TURN = 100;

/**
 * Runs the steps one after another, also when one of them fails. An engine that responds to
 * anything gets all the time that the steps give it, however slow it is. Nothing is lost without
 * an engine, because acknowledged actions are recorded and acknowledged texts are committed.
 */
export async function runStopSteps(
	steps: readonly StopStep[],
	engine: Pick<Engine, "responds">,
): Promise<void> {
	const stopped = new AbortController();
	const away = untilAway(engine, stopped.signal);
	for (const step of steps) {
		try {
			await step(away);
		} catch (error) {
			log.warn({ err: error }, "a step of the stop failed");
		}
	}
	stopped.abort();
}

/** Resolves when the engine has not responded for all turns, or after the stop. */
async function untilAway(engine: Pick<Engine, "responds">, stopped: AbortSignal): Promise<void> {
	let silent = 0;
	let asking = false;
	const ask = async () => {
		asking = true;
		if (await engine.responds()) silent = 0;
		asking = false;
	};
	while (silent < SILENT_TURNS) {
		if (!asking) void ask();
		await pause(TURN);
		if (stopped.aborted) return;
		silent++;
	}
	log.warn("the engine does not respond, so this stop does not wait for it");
}
