import { RateLimiterMemory } from "rate-limiter-flexible";
import { countFailedClaim } from "./metrics.ts";

/** Guards against guessing codes and secrets: so many failures a minute from one address, then a pause. Loopback is free. */
export class GuessGuard {
	private readonly limiter: RateLimiterMemory;

	/** `perMinute` failures are allowed to one address. */
	constructor(perMinute: number) {
		this.limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
	}

	/** Notes a wrong code or secret. */
	async failed(address: string, way: "rest" | "socket"): Promise<void> {
		countFailedClaim(way);
		if (!isLoopback(address)) await this.limiter.consume(address).catch(() => undefined); // over the limit is what blockedFor asks
	}

	/** Seconds this address has to wait; 0 when it is free. */
	async blockedFor(address: string): Promise<number> {
		const failures = isLoopback(address) ? null : await this.limiter.get(address);
		return failures && failures.consumedPoints > this.limiter.points ? Math.ceil(failures.msBeforeNext / 1000) : 0;
	}
}

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");

/** A bucket of messages for one connection: refills at `perSecond`, holds `burst`. */
export class MessageBudget {
	private left: number;
	private at = Date.now();
	private readonly perSecond: number;
	private readonly burst: number;

	constructor(perSecond: number, burst: number) {
		this.perSecond = perSecond;
		this.burst = burst;
		this.left = burst;
	}

	/** Takes one message; false when there is none left. */
	take(): boolean {
		const now = Date.now();
		this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
		this.at = now;
		if (this.left < 1) return false;
		this.left--;
		return true;
	}
}
