/** A token bucket of messages: it holds at most `burst` and refills at `perSecond`. */
export class MessageBudget {
	private left: number;
	private at = performance.now();
	private readonly perSecond: number;
	private readonly burst: number;

	constructor(perSecond: number, burst: number) {
		this.perSecond = perSecond;
		this.burst = burst;
		this.left = burst;
	}

	/** Takes one message from the bucket; returns false when it is empty. */
	take(): boolean {
		const now = performance.now();
		this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
		this.at = now;
		if (this.left < 1) return false;
		this.left--;
		return true;
	}
}
