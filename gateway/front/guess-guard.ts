import { WIRE_LIMITS } from "../limits/wire.ts";
import { countFailedClaim } from "../metrics.ts";
import { hashSecret } from "../session.ts";
import type { Client } from "./client.ts";
import { type RateLimits, TooMany } from "./rate-limits.ts";
import type { SeatSecrets } from "./seat-secrets.ts";

/** The entry point of a guess; a label of the metrics. */
type Entrance = "rest" | "socket";

/** A secret and its look-up, which runs only when the address may cause one. */
export interface Proof<T> {
	/** What proves the right of the caller: a secret, a token or a key. */
	secret: string;
	/** Returns what the secret opens; null or false for a wrong one. */
	check(): Promise<Found<T>>;
}

type Found<T> = T | null | false;

const isWrong = <T>(found: Found<T>): found is null | false => found === null || found === false;

/**
 * Protects codes, keys and secrets from being guessed. Each address may guess wrong as often as the
 * rate limit `guesses` allows.
 */
export class GuessGuard {
	private readonly limits: RateLimits;
	private readonly seats: Pick<SeatSecrets, "has">;
	/** The running look-ups of each address. */
	private readonly underWay = new Map<string, Set<Promise<unknown>>>();
	/** The hashes of secrets that were right, most recently used last. */
	private readonly right = new Set<string>();

	constructor(limits: RateLimits, seats: Pick<SeatSecrets, "has">) {
		this.limits = limits;
		this.seats = seats;
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
		const blocked = await this.takeOne("guesses", client);
		if (blocked) throw blocked;
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
	 * Returns what a secret opens; null or false for a wrong one, which counts as a guess. From an
	 * address without guesses it is checked as by `proveAbove`, because neighbours' guesses must not
	 * lock out a seat and 192 bits cannot be guessed.
	 */
	async prove<T>(client: Client, entrance: Entrance, proof: Proof<T>): Promise<Found<T>> {
		const blocked = await this.takeOne("guesses", client);
		if (blocked === null) return this.check(client, entrance, proof, "guesses");
		return this.proveAbove(client, entrance, proof, blocked);
	}

	/**
	 * Returns what a secret opens although the address has used up a limit; throws `blocked` for a
	 * wrong one. An address may cause as many of these look-ups as it has guesses, counted before. A
	 * secret of a seat or screen, or one that was right before, has as many for itself, because
	 * neighbours can use up the others.
	 */
	async proveAbove<T>(
		client: Client,
		entrance: Entrance,
		proof: Proof<T>,
		blocked: TooMany,
	): Promise<T> {
		const hash = hashSecret(proof.secret);
		const known = this.right.has(hash) || (await this.seats.has(hash));
		const counted = known ? { address: `secret ${hash}`, free: client.free } : client;
		const refused = known
			? (await this.limits.use("proofs", counted)) > 0 // does not wait: its owner has few calls at once
			: await this.takeOne("proofs", counted);
		if (refused) throw blocked;
		const found = await this.check(counted, entrance, proof, "proofs");
		if (isWrong(found)) throw blocked;
		return found;
	}

	/** Runs the look-up of a secret, for which one use of a limit was taken. A right one gives it back. */
	private check<T>(
		client: Client,
		entrance: Entrance,
		{ secret, check }: Proof<T>,
		taken: "guesses" | "proofs",
	): Promise<Found<T>> {
		return this.track(client, async () => {
			let right = true;
			try {
				const found = await check();
				right = !isWrong(found);
				this.remember(hashSecret(secret), right);
				return found;
			} finally {
				if (!right) countFailedClaim(entrance);
				else await this.limits.giveBack(taken, client);
			}
		});
	}

	/** Keeps the hash of a right secret as the latest, and forgets that of a wrong one. */
	private remember(hash: string, right: boolean): void {
		this.right.delete(hash);
		if (!right) return;
		this.right.add(hash);
		const [oldest] = this.right;
		if (this.right.size > WIRE_LIMITS.rightSecrets && oldest !== undefined)
			this.right.delete(oldest);
	}

	/** Returns the seconds until this address may guess again; 0 when it may now. */
	blockedFor(client: Client): Promise<number> {
		return this.limits.blockedFor("guesses", client);
	}

	/**
	 * Counts a use, and returns the refusal when none is left. Waits while look-ups in progress use
	 * the last ones, because most of them are right and give theirs back.
	 */
	private async takeOne(rule: "guesses" | "proofs", client: Client): Promise<TooMany | null> {
		for (;;) {
			const seconds = await this.limits.use(rule, client);
			if (seconds === 0) return null;
			const running = this.underWay.get(client.address);
			if (!running) return new TooMany(rule, seconds);
			await Promise.race(running);
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
