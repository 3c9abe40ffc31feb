import { WIRE_LIMITS } from "../limits/wire.ts";

/**
 * When a room's gathered sparks are sent: at moments that are `sparksGathered` apart. Each room has
 * moments of its own, because rooms that send together would hold up everything else.
 */
export class GatherTime {
	private readonly phase: number;

	/** `share` of the time between two moments, from 0 to 1, says where this room's moments are. */
	constructor(share: number = Math.random()) {
		this.phase = share * WIRE_LIMITS.sparksGathered;
	}

	/**
	 * Returns the time from now (monotonic ms) to the next moment that is at least `sparksTogether`
	 * away, so that equal sparks of one gesture still meet.
	 */
	left(now: number): number {
		const { sparksGathered: period, sparksTogether: least } = WIRE_LIMITS;
		const since = (now + least - this.phase) % period;
		return least + period - (since < 0 ? since + period : since);
	}
}
