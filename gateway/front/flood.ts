import { countFailedClaim } from "../metrics.ts";
import type { Client } from "./client.ts";
import { type RateLimits, TooMany } from "./rate-limits.ts";

/** The way a guess comes in, for the metrics. */
type Way = "rest" | "socket";

/**
 * Guards against guessing codes, keys and secrets: each address may be wrong as often as the rule
 * `guesses` allows.
 */
export class GuessGuard {
	private readonly limits: RateLimits;
	/** The look-ups under way, by address. */
	private readonly underWay = new Map<string, Set<Promise<unknown>>>();

	constructor(limits: RateLimits) {
		this.limits = limits;
	}

	/**
	 * Runs a look-up that is a guess when it returns null; throws TooMany, without running it, for an
	 * address that has guessed too often.
	 * The guess is counted before the look-up and taken back when it was right, so that guesses sent
	 * all at once count too.
	 */
	async lookUp<T>(client: Client, way: Way, find: () => Promise<T | null>): Promise<T | null> {
		await this.takeGuess(client);
		return this.track(client, async () => {
			let guess = false;
			try {
				const found = await find();
				guess = found === null;
				return found;
			} finally {
				if (guess) countFailedClaim(way);
				else await this.limits.giveBack("guesses", client);
			}
		});
	}

	/**
	 * Checks a secret, and returns whether it is right. A right one passes although the address is
	 * blocked, because neighbours' guesses
	 * must not lock out a seat and nobody can guess 192 bits; a wrong one counts, and throws TooMany
	 * when the address is blocked.
	 */
	async prove(client: Client, way: Way, check: () => Promise<boolean>): Promise<boolean> {
		if (await check()) return true;
		countFailedClaim(way);
		await this.limits.take("guesses", client);
		return false;
	}

	/** Seconds this address has to wait before it may guess again; 0 when it may now. */
	blockedFor(client: Client): Promise<number> {
		return this.limits.blockedFor("guesses", client);
	}

	/**
	 * Takes a guess; waits while look-ups under way hold the last ones, because most of them are
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

/** A bucket of messages for one connection: refills at `perSecond`, holds `burst`. */
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

	/** Takes one message; false when there is none left. */
	take(): boolean {
		const now = performance.now();
		this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
		this.at = now;
		if (this.left < 1) return false;
		this.left--;
		return true;
	}
}
