import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type Allowances, RATE_LIMITS, type Rule } from "../limits.ts";
import type { Client } from "./client.ts";

/** The client has used up what a rule allows: 429, with the seconds to wait. */
export class TooMany extends Error {
	readonly rule: Rule;
	readonly seconds: number;

	constructor(rule: Rule, seconds: number) {
		super(RATE_LIMITS[rule].refusal);
		this.rule = rule;
		this.seconds = seconds;
	}
}

/**
 * The one limiter of everything that clients ask for: counts by rule and address, in this process.
 */
export class RateLimits {
	private readonly limiters: Record<Rule, RateLimiterMemory>;

	constructor(allowances: Allowances) {
		const limiter = (rule: Rule) =>
			new RateLimiterMemory({ points: allowances[rule], duration: RATE_LIMITS[rule].seconds });
		this.limiters = {
			guesses: limiter("guesses"),
			rooms: limiter("rooms"),
			joins: limiter("joins"),
			visits: limiter("visits"),
			stories: limiter("stories"),
			changes: limiter("changes"),
			calls: limiter("calls"),
			connections: limiter("connections"),
		};
	}

	/** Counts one use of the rule; throws TooMany when none is left. */
	async take(rule: Rule, { address, free }: Client): Promise<void> {
		if (free) return;
		try {
			await this.limiters[rule].consume(address);
		} catch (error) {
			if (!(error instanceof RateLimiterRes)) throw error;
			// The library counts refused uses too; kept, they would outlast the uses that are given back.
			await this.limiters[rule].reward(address);
			throw new TooMany(rule, this.secondsOf(rule, error));
		}
	}

	/** Takes one use back, because it came to nothing that costs. */
	async giveBack(rule: Rule, { address, free }: Client): Promise<void> {
		if (!free) await this.limiters[rule].reward(address);
	}

	/**
	 * Counts one use for the work, and takes it back when the work throws; throws TooMany when none
	 * is left.
	 */
	async during<T>(rule: Rule, client: Client, work: () => Promise<T>): Promise<T> {
		await this.take(rule, client);
		try {
			return await work();
		} catch (error) {
			await this.giveBack(rule, client);
			throw error;
		}
	}

	/** Seconds until the rule allows something again; 0 when it does now. */
	async blockedFor(rule: Rule, { address, free }: Client): Promise<number> {
		const used = free ? null : await this.limiters[rule].get(address);
		return used && used.consumedPoints >= this.limiters[rule].points
			? this.secondsOf(rule, used)
			: 0;
	}

	/**
	 * The library reads the wall clock, so a step of that clock must not make anybody wait longer
	 * than the rule's time.
	 */
	private secondsOf(rule: Rule, { msBeforeNext }: RateLimiterRes): number {
		return Math.min(RATE_LIMITS[rule].seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)));
	}
}
