import {
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterRedis,
	RateLimiterRes,
} from "rate-limiter-flexible";
import type { Redis } from "../bus/redis-connection.ts";
import {
	type Allowances,
	RATE_LIMITS,
	type Rule,
	WIDE_RULES,
	WIDER_NETWORKS,
} from "../limits/rates.ts";
import { type ErrorAnswer, refuse } from "../refusals.ts";
import { type Client, widerNetworks } from "./client.ts";

/** Thrown when a client has exhausted a limit; contains the seconds to wait. */
export class TooMany extends Error {
	readonly rule: Rule;
	readonly seconds: number;
	readonly refusal: ErrorAnswer;

	constructor(rule: Rule, seconds: number) {
		const refusal = refuse(RATE_LIMITS[rule].refusal);
		super(refusal.text);
		this.rule = rule;
		this.refusal = refusal;
		this.seconds = seconds;
	}
}

/** The store in which the processes of a server count together. */
export interface SharedCounts {
	redis: Redis;
	/** The prefix of this server's keys. */
	prefix: string;
}

/** A limit on uses: `points` in `duration` seconds. */
interface Limit {
	points: number;
	duration: number;
}

/** A counter, and what it counts. */
interface Count {
	limiter: RateLimiterAbstract;
	key: string;
}

/** Counts the uses of each limit by address, in this process or in all of them. */
export class RateLimits {
	private readonly limiters: Record<Rule, RateLimiterAbstract>;
	/** By rule: the limiters of the wider networks, smallest first. */
	private readonly wider = new Map<Rule, RateLimiterAbstract[]>();
	private readonly shared: SharedCounts | null;

	/** Without `shared` this process counts alone, as it does while the bus is unavailable. */
	constructor(allowances: Allowances, shared: SharedCounts | null = null) {
		this.shared = shared;
		const limiter = (rule: Rule): RateLimiterAbstract =>
			this.limiter(rule, { points: allowances[rule], duration: RATE_LIMITS[rule].seconds });
		this.limiters = {
			guesses: limiter("guesses"),
			proofs: limiter("proofs"),
			rooms: limiter("rooms"),
			slowRooms: limiter("slowRooms"),
			joins: limiter("joins"),
			invitations: limiter("invitations"),
			visits: limiter("visits"),
			stories: limiter("stories"),
			changes: limiter("changes"),
			reports: limiter("reports"),
			chatTests: limiter("chatTests"),
			calls: limiter("calls"),
			badBodies: limiter("badBodies"),
			pages: limiter("pages"),
			assets: limiter("assets"),
			connections: limiter("connections"),
			checkouts: limiter("checkouts"),
			signIns: limiter("signIns"),
			signInStarts: limiter("signInStarts"),
			signUps: limiter("signUps"),
			subscriptions: limiter("subscriptions"),
		};
		for (const rule of WIDE_RULES) {
			const { seconds: duration } = RATE_LIMITS[rule];
			const around = (times: number) =>
				this.limiter(`${rule} ${times}`, { points: times * allowances[rule], duration });
			this.wider.set(rule, WIDER_NETWORKS.map(around));
		}
	}

	/** Returns a limiter that counts in the same store as these limits. The name must be unique. */
	limiter(name: string, limit: Limit): RateLimiterAbstract {
		const alone = new RateLimiterMemory(limit);
		if (!this.shared) return alone;
		return new RateLimiterRedis({
			...limit,
			storeClient: this.shared.redis,
			useRedisPackage: true,
			keyPrefix: `${this.shared.prefix}:limit:${name}`,
			insuranceLimiter: alone,
		});
	}

	/** Counts one use; throws TooMany when none is left. */
	async take(rule: Rule, client: Client): Promise<void> {
		const seconds = await this.use(rule, client);
		if (seconds > 0) throw new TooMany(rule, seconds);
	}

	/**
	 * Counts one use. Returns the seconds to wait when none is left, and 0 otherwise; during a flood
	 * it is cheaper than `take`, because it creates no error.
	 */
	async use(rule: Rule, client: Client): Promise<number> {
		const taken: Count[] = [];
		for (const count of this.countsOf(rule, client)) {
			taken.push(count);
			try {
				await count.limiter.consume(count.key);
			} catch (error) {
				if (!(error instanceof RateLimiterRes)) throw error;
				// The library counts refused uses too, which would outlast the uses given back.
				for (const { limiter, key } of taken) await limiter.reward(key);
				return this.secondsOf(rule, error);
			}
		}
		return 0;
	}

	/** Returns what a use counts for: the address, and for some rules the networks around it. */
	private countsOf(rule: Rule, { address, free }: Client): Count[] {
		if (free) return [];
		const wider = this.wider.get(rule) ?? [];
		const networks = wider.length > 0 ? widerNetworks(address) : [];
		return [
			{ limiter: this.limiters[rule], key: address },
			...wider.flatMap((limiter, i) => networks.slice(i, i + 1).map((key) => ({ limiter, key }))),
		];
	}

	/** Gives one use back, because it caused no cost. */
	async giveBack(rule: Rule, client: Client): Promise<void> {
		for (const { limiter, key } of this.countsOf(rule, client)) await limiter.reward(key);
	}

	/** Counts one use, and gives it back when the work throws; throws TooMany when none is left. */
	async during<T>(rule: Rule, client: Client, work: () => Promise<T>): Promise<T> {
		await this.take(rule, client);
		try {
			return await work();
		} catch (error) {
			await this.giveBack(rule, client);
			throw error;
		}
	}

	/** Returns the seconds until another use is allowed; 0 when one is allowed now. */
	async blockedFor(rule: Rule, client: Client): Promise<number> {
		let seconds = 0;
		for (const { limiter, key } of this.countsOf(rule, client)) {
			const used = await limiter.get(key);
			if (used && used.consumedPoints >= limiter.points)
				seconds = Math.max(seconds, this.secondsOf(rule, used));
		}
		return seconds;
	}

	/**
	 * Returns the seconds to wait, at most the limit's period, because the library reads the wall
	 * clock, which may jump.
	 */
	private secondsOf(rule: Rule, { msBeforeNext }: RateLimiterRes): number {
		return Math.min(RATE_LIMITS[rule].seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)));
	}
}
