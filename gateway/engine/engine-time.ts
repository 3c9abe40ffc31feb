import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";
import type { Engine } from "./engine.ts";

/** How far the engine's clock is ahead of this machine's, ms. */
let offset = 0;
/**
 * The wall clock minus the monotonic clock at the last measurement; another difference means that
 * the wall clock was set.
 */
let wallOverMonotonic = 0;
let measureAgain: (() => Promise<void>) | null = null;

/**
 * The engine's time, epoch ms. Rooms set their deadlines by the engine's clock, so the gateway
 * compares deadlines with
 * this time, and clients count down by it.
 */
export function engineNow(): number {
	if (measureAgain && Math.abs(difference() - wallOverMonotonic) > WIRE_LIMITS.clockStep)
		void measureAgain();
	return Date.now() + offset;
}

/**
 * Measures the engine's clock now, and again when this machine's wall clock is set. Returns after
 * the first measurement.
 */
export async function followEngineTime(engine: Pick<Engine, "time">): Promise<void> {
	measureAgain = async () => {
		wallOverMonotonic = difference();
		try {
			offset = await measureOffset(engine);
			if (offset !== 0) log.warn({ offset }, "the engine's clock differs from this machine's (ms)");
		} catch (error) {
			log.warn({ err: error }, "the engine's clock could not be read");
		}
	};
	await measureAgain();
}

/**
 * How far the engine's clock is ahead, ms; 0 when the two agree within the time that the
 * measurement takes.
 */
async function measureOffset(engine: Pick<Engine, "time">): Promise<number> {
	const before = Date.now();
	const time = await engine.time();
	const after = Date.now();
	if (time >= before && time <= after) return 0;
	return Math.round(time - (before + after) / 2);
}

const difference = (): number => Date.now() - performance.now();
