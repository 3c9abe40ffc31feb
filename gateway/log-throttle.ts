/** Limits how often a repeated log line is written. */
export class LogThrottle {
	/** The monotonic time (ms) of the last line of each key, oldest first. */
	private readonly last = new Map<string, number>();
	private readonly pause: number;

	/** Allows one line of each key in `pause` ms. */
	constructor(pause: number) {
		this.pause = pause;
	}

	/** Returns true when no line of this key was allowed within the pause. */
	allows(key: string): boolean {
		const now = performance.now();
		for (const [old, at] of this.last) {
			if (now - at < this.pause) break;
			this.last.delete(old);
		}
		if (this.last.has(key)) return false;
		this.last.set(key, now);
		return true;
	}
}
