import type { Db } from "../../db/connection.ts";
import { type LastRead, secretsAfter } from "../../db/seat-keys.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

const NONE: LastRead = { seats: 0, seat_keys: 0, screens: 0 };

/**
 * Knows which secrets are those of a seat or screen, by hash, at a cost that does not depend on how
 * many are asked for. It reads nothing until the first question.
 */
export class SeatSecrets {
	private readonly db: Db;
	private hashes = new Set<string>();
	private last = NONE;
	private reading: Promise<void> | null = null;
	/** When the last reading began and when the first one did, by the monotonic clock. */
	private readAt = Number.NEGATIVE_INFINITY;
	private begunAt = Number.NEGATIVE_INFINITY;

	constructor(db: Db) {
		this.db = db;
	}

	/**
	 * Returns whether a seat or screen has this secret, or had it a while ago. One that was taken
	 * less than a second ago may be unknown.
	 */
	async has(hash: string): Promise<boolean> {
		if (this.hashes.has(hash)) return true;
		const now = performance.now();
		if (!this.reading && now - this.readAt >= WIRE_LIMITS.secretsRead) {
			this.readAt = now;
			this.reading = this.read(now).finally(() => {
				this.reading = null;
			});
		}
		await this.reading;
		return this.hashes.has(hash);
	}

	/** Adds the secrets that are new, or reads all of them again, because old ones go. */
	private async read(now: number): Promise<void> {
		const again = now - this.begunAt >= WIRE_LIMITS.secretsReadAgain;
		const hashes = again ? new Set<string>() : this.hashes;
		let last = again ? NONE : this.overlapping();
		for (;;) {
			const read = await secretsAfter(this.db, last, WIRE_LIMITS.secretsAtOnce);
			for (const hash of read.hashes) hashes.add(hash);
			const end = Object.entries(read.last).every(([table, id]) => id === last[table as never]);
			last = read.last;
			if (end) break;
		}
		this.hashes = hashes;
		this.last = last;
		if (again) this.begunAt = now;
	}

	/** Returns ids a little before the last ones, because Postgres may commit rows out of order. */
	private overlapping(): LastRead {
		const { seats, seat_keys, screens } = this.last;
		const back = WIRE_LIMITS.secretsOverlap;
		return { seats: seats - back, seat_keys: seat_keys - back, screens: screens - back };
	}
}
