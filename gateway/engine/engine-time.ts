import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import type { Engine } from "./engine.ts";

/** Ms by which the engine's clock is ahead of this machine's. */
let offset = 0;
/**
 * The wall clock minus the monotonic clock at the last measurement. It changes only when the wall
 * clock is set.
 */
let wallOverMonotonic = 0;
let measureAgain: (() => Promise<void>) | null = null;

/**
 * Returns the engine's time, in epoch ms. Rooms set deadlines by the engine's clock, so deadlines
 * are compared with it and clients count down by it.
 */
export function engineNow(): number {
	if (measureAgain && Math.abs(difference() - wallOverMonotonic) > WIRE_LIMITS.clockStep)
		void measureAgain();
	return Date.now() + offset;
}

/**
 * Measures the engine's clock, and measures it again whenever this machine's wall clock is set.
 * Resolves after the first measurement.
 */
export async function followEngineTime(engine: Pick<Engine, "time">): Promise<void> {
	measureAgain = async () => {
		wallOverMonotonic = difference();
		try {
			offset = await measureOffset(engine);
			if (offset !== 0) log.warn({ offset }, "the engine's clock differs from this machine's (ms)");
		} catch (error) {
			log.warn({ err: error }, "cannot read the engine's clock");
		}
	};
	await measureAgain();
}

/**
 * Returns the ms by which the engine's clock is ahead; 0 when the clocks agree within the time of
 * the measurement.
 */
async function measureOffset(engine: Pick<Engine, "time">): Promise<number> {
	const before = Date.now();
	const time = await engine.time();
	const after = Date.now();
	if (time >= before && time <= after) return 0;
	return Math.round(time - (before + after) / 2);
}

const difference = (): number => Date.now() - performance.now();
