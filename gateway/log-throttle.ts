/** Decides whether a log line that can come again and again is written now. */
export class LogThrottle {
	/** Monotonic ms of the last line of each key, oldest first. */
	private readonly last = new Map<string, number>();
	private readonly pause: number;

	/** `pause`: at least so many ms lie between two lines of one key. */
	constructor(pause: number) {
		this.pause = pause;
	}

	/** True when no line of this key was allowed within the pause. */
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
