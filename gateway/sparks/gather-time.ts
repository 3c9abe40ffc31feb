import { WIRE_LIMITS } from "../limits/wire.ts";

/**
 * The times at which a room's gathered sparks are sent, `sparksGathered` apart. Each room has
 * different times, because rooms that send together would delay all other work.
 */
export class GatherTime {
	private readonly phase: number;

	/** `share`, from 0 to 1, places this room's times within the period. */
	constructor(share: number = Math.random()) {
		this.phase = share * WIRE_LIMITS.sparksGathered;
	}

	/**
	 * Returns the time from now (monotonic ms) to the next sending time that is at least
	 * `sparksTogether` away, so that equal sparks of one gesture are still merged.
	 */
	left(now: number): number {
		const { sparksGathered: period, sparksTogether: least } = WIRE_LIMITS;
		const since = (now + least - this.phase) % period;
		return least + period - (since < 0 ? since + period : since);
	}
}
