import type { Spark, SparkKind } from "#game/wire/sparks.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

const PER_SECOND = WIRE_LIMITS.sparksPerSecond;
type Group = keyof typeof PER_SECOND;

/** The times (monotonic ms) of the latest sparks of one group, as many as one second may have. */
class Latest {
	private readonly times: Float64Array;
	/** The place of the oldest time. */
	private oldest = 0;

	constructor(perSecond: number) {
		this.times = new Float64Array(perSecond).fill(Number.NEGATIVE_INFINITY);
	}

	isFull(now: number): boolean {
		return now - (this.times[this.oldest] ?? 0) < 1000;
	}

	add(now: number): void {
		this.times[this.oldest] = now;
		this.oldest = (this.oldest + 1) % this.times.length;
	}
}

/** What one seat has sent. Times are monotonic ms. */
class Sent {
	readonly latest: Record<Group, Latest> = {
		drum: new Latest(PER_SECOND.drum),
		react: new Latest(PER_SECOND.react),
		others: new Latest(PER_SECOND.others),
	};
	/** By player: the last poke. */
	private readonly pokes = new Map<number, number>();
	private nudgedAt = Number.NEGATIVE_INFINITY;

	/** Returns whether the seat has poked this player, or nudged anybody, too recently for another. */
	isTooSoon(kind: SparkKind, to: number, now: number): boolean {
		if (kind === "nudge") return now - this.nudgedAt < WIRE_LIMITS.nudgePause;
		return kind === "poke" && now - (this.pokes.get(to) ?? -Infinity) < WIRE_LIMITS.pokePause;
	}

	note(kind: SparkKind, to: number, now: number): void {
		if (kind === "nudge") this.nudgedAt = now;
		if (kind !== "poke") return;
		for (const [poked, at] of this.pokes)
			if (now - at >= WIRE_LIMITS.pokePause) this.pokes.delete(poked);
		this.pokes.set(to, now);
	}
}

/** Limits the sparks of each seat of a room, also across its connections to this process. */
export class SparkLimits {
	private readonly seats = new Map<number, Sent>();

	/** Counts a spark; returns false when the player may not send it at this time (monotonic ms). */
	take(player: number, { kind, to = 0 }: Spark, now: number): boolean {
		const sent = this.sentBy(player);
		const latest = sent.latest[groupOf(kind)];
		if (latest.isFull(now) || sent.isTooSoon(kind, to, now)) return false;
		latest.add(now);
		sent.note(kind, to, now);
		return true;
	}

	private sentBy(player: number): Sent {
		const known = this.seats.get(player);
		if (known) return known;
		const sent = new Sent();
		this.seats.set(player, sent);
		return sent;
	}
}

const groupOf = (kind: SparkKind): Group => (kind === "drum" || kind === "react" ? kind : "others");
