import { createHash } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { nameKey } from "../../db/accounts/account-names.ts";
import type { RateLimits } from "../front/rate-limits.ts";
import { ACCOUNT_LIMITS } from "../limits/site.ts";
import { countRefusal } from "../metrics.ts";

/** Too many wrong guesses for a name; contains the seconds to wait. */
export class TooManyGuesses extends Error {
	readonly seconds: number;
	constructor(seconds: number) {
		super("too many wrong passwords for a name");
		this.seconds = seconds;
	}
}

/**
 * Counts the wrong passwords and codes for each name from all addresses, because guesses from many
 * addresses evade the limits by address. It counts unknown names in the same way, so that it
 * reveals none.
 */
export class NameGuard {
	private readonly limiter: RateLimiterAbstract;

	/**
	 * Counts in the same store as `limits`, because guesses through several processes must count
	 * together.
	 */
	constructor(limits: RateLimits) {
		const { points, seconds } = ACCOUNT_LIMITS.guessesByName;
		this.limiter = limits.limiter("names", { points, duration: seconds });
	}

	/**
	 * Runs a check, which is a wrong guess when it returns null. Throws TooManyGuesses without
	 * running it.
	 */
	async check<T>(name: string, find: () => Promise<T | null>): Promise<T | null> {
		// A hash, because names must not be readable in the store that processes share.
		const key = createHash("sha256").update(nameKey(name)).digest("base64url");
		await this.take(key);
		let wrong = false;
		try {
			const found = await find();
			wrong = found === null;
			return found;
		} finally {
			if (!wrong) await this.limiter.reward(key);
		}
	}

	/** Counts a guess before the check, so that simultaneous guesses count too. */
	private async take(key: string): Promise<void> {
		try {
			await this.limiter.consume(key);
		} catch (error) {
			if (!(error instanceof RateLimiterRes)) throw error;
			// The library counts refused guesses too, which would lock the owner out for longer.
			await this.limiter.reward(key);
			countRefusal("names");
			throw new TooManyGuesses(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
		}
	}
}
