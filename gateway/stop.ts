import { setTimeout as pause } from "node:timers/promises";
import type { Engine } from "./engine/engine.ts";
import { log } from "./log.ts";

/** One step of a stop. It waits for the engine only until `giveUp` is aborted. */
export type StopStep = (giveUp: AbortSignal) => unknown;

/**
 * How long all steps of a stop together wait for a busy engine, ms. A stop of eight games needs a
 * third of it.
 */
const ENGINE_WORK = 1500;
/** How long a stop waits for the engine's first response, ms. */
const RESPONSE = 700;
/** How long each step may take without the engine, ms: enough for the database and the bus. */
const STEP = 200;

/**
 * Runs the steps one after another and does not wait for an engine that is away. Nothing is lost
 * then, because acknowledged actions are recorded and acknowledged texts are committed.
 */
export async function runStopSteps(
	steps: readonly StopStep[],
	engine: Pick<Engine, "healthy">,
): Promise<void> {
	const controller = new AbortController();
	const { signal } = controller;
	let stopped = false;
	const giveUp = (why: string) => {
		if (stopped || signal.aborted) return;
		log.warn(`${why}, so this stop does not wait for all its work; nothing acknowledged is lost`);
		controller.abort();
	};
	const late = new Promise<void>((resolve) => {
		signal.addEventListener("abort", () => resolve());
	});
	const timer = setTimeout(() => giveUp("the engine or the database is slow"), ENGINE_WORK);
	void Promise.race([engine.healthy(), pause(RESPONSE, false)]).then((responds) => {
		if (!responds) giveUp("the engine does not respond");
	});
	for (const step of steps) {
		const work = (async () => step(signal))().catch((error) => {
			// The log already says that the engine is away.
			if (!signal.aborted) log.warn({ err: error }, "a step of the stop failed");
		});
		await Promise.race([work, late.then(() => pause(STEP))]);
	}
	stopped = true;
	clearTimeout(timer);
}
