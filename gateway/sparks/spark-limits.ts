import { SHARED_PER_SECOND, type Spark, type SparkKind, sparkRule } from "#game/wire/sparks.ts";

/**
 * The times (monotonic ms) of the latest sparks of one group, at most as many as one second allows.
 */
class Latest {
	private readonly times: Float64Array;
	/** The index of the oldest time. */
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

/** The latest sparks of one seat. Times are monotonic ms. */
class Sent {
	/** By kind with a separate limit, or "shared". */
	private readonly latest = new Map<SparkKind | "shared", Latest>();
	/** The last spark by kind with a pause, and also by player where the pause is between a pair. */
	private readonly pauses = new Map<string, { at: number; ms: number }>();

	latestOf(kind: SparkKind): Latest {
		const { perSecond } = sparkRule(kind);
		const group = perSecond === undefined ? "shared" : kind;
		const known = this.latest.get(group);
		if (known) return known;
		const latest = new Latest(perSecond ?? SHARED_PER_SECOND);
		this.latest.set(group, latest);
		return latest;
	}

	/** Returns whether the last spark of this kind is too recent for another. */
	isTooSoon(kind: SparkKind, to: number, now: number): boolean {
		const last = this.pauses.get(pauseKey(kind, to));
		return last !== undefined && now - last.at < last.ms;
	}

	note(kind: SparkKind, to: number, now: number): void {
		const { pause } = sparkRule(kind);
		if (!pause) return;
		for (const [key, { at, ms }] of this.pauses) if (now - at >= ms) this.pauses.delete(key);
		this.pauses.set(pauseKey(kind, to), { at: now, ms: pause.ms });
	}
}

const pauseKey = (kind: SparkKind, to: number): string =>
	sparkRule(kind).pause?.of === "pair" ? `${kind} ${to}` : kind;

/** Limits the sparks of each seat of a room, also across its connections to this process. */
export class SparkLimits {
	private readonly seats = new Map<number, Sent>();

	/** Counts a spark; returns false when the player may not send it at this time (monotonic ms). */
	take(player: number, { kind, to = 0 }: Spark, now: number): boolean {
		const sent = this.sentBy(player);
		const latest = sent.latestOf(kind);
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
