import { countFailedClaim } from "../metrics.ts";
import type { Client } from "./client.ts";
import { type RateLimits, TooMany } from "./rate-limits.ts";

/** The entry point of a guess; a label of the metrics. */
type Entrance = "rest" | "socket";

/**
 * Protects codes, keys and secrets from being guessed. Each address may guess wrong as often as the
 * rate limit `guesses` allows.
 */
export class GuessGuard {
	private readonly limits: RateLimits;
	/** The running look-ups of each address. */
	private readonly underWay = new Map<string, Set<Promise<unknown>>>();

	constructor(limits: RateLimits) {
		this.limits = limits;
	}

	/**
	 * Runs a look-up, which is a wrong guess when it returns null. Throws TooMany without running it
	 * when the address has guessed too often.
	 */
	async lookUp<T>(
		client: Client,
		entrance: Entrance,
		find: () => Promise<T | null>,
	): Promise<T | null> {
		// Counted before the look-up and given back after a right guess, so that simultaneous guesses
		// count too.
		await this.takeGuess(client);
		return this.track(client, async () => {
			let guess = false;
			try {
				const found = await find();
				guess = found === null;
				return found;
			} finally {
				if (guess) countFailedClaim(entrance);
				else await this.limits.giveBack("guesses", client);
			}
		});
	}

	/**
	 * Checks a secret and returns whether it is right. A right secret passes even from a blocked
	 * address, because neighbours' guesses must not lock out a seat and 192 bits cannot be guessed. A
	 * wrong secret counts as a guess; throws TooMany when the address is blocked.
	 */
	async prove(client: Client, entrance: Entrance, check: () => Promise<boolean>): Promise<boolean> {
		if (await check()) return true;
		countFailedClaim(entrance);
		await this.limits.take("guesses", client);
		return false;
	}

	/** Returns the seconds until this address may guess again; 0 when it may now. */
	blockedFor(client: Client): Promise<number> {
		return this.limits.blockedFor("guesses", client);
	}

	/**
	 * Counts a guess. Waits while look-ups in progress use the last guesses, because most of them are
	 * right and give theirs back.
	 */
	private async takeGuess(client: Client): Promise<void> {
		for (;;) {
			try {
				return await this.limits.take("guesses", client);
			} catch (error) {
				const running = this.underWay.get(client.address);
				if (!(error instanceof TooMany) || !running) throw error;
				await Promise.race(running);
			}
		}
	}

	private track<T>({ address }: Client, work: () => Promise<T>): Promise<T> {
		const running = this.underWay.get(address) ?? new Set();
		this.underWay.set(address, running);
		const result = work();
		const done = result
			.catch(() => {})
			.finally(() => {
				running.delete(done);
				if (running.size === 0) this.underWay.delete(address);
			});
		running.add(done);
		return result;
	}
}
