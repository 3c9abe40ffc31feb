import type { Spark, SparkKind } from "#game/wire/sparks.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";

type Group = keyof typeof WIRE_LIMITS.sparksPerSecond;

/** What one seat has sent. Times are monotonic ms. */
interface Sent {
	/** The times within the last second. */
	latest: Record<Group, number[]>;
	/** By player: the last poke. */
	pokes: Map<number, number>;
	nudgedAt: number;
}

/** Limits the sparks of each seat of a room, also across its connections to this process. */
export class SparkLimits {
	private readonly seats = new Map<number, Sent>();

	/** Counts a spark; returns false when the player may not send it at this time (monotonic ms). */
	take(player: number, { kind, to = 0 }: Spark, now: number): boolean {
		const sent = this.seats.get(player) ?? {
			latest: { drum: [], react: [], others: [] },
			pokes: new Map(),
			nudgedAt: Number.NEGATIVE_INFINITY,
		};
		this.seats.set(player, sent);
		for (const [poked, at] of sent.pokes)
			if (now - at >= WIRE_LIMITS.pokePause) sent.pokes.delete(poked);
		if (kind === "poke" && sent.pokes.has(to)) return false;
		if (kind === "nudge" && now - sent.nudgedAt < WIRE_LIMITS.nudgePause) return false;
		const group = groupOf(kind);
		const latest = sent.latest[group].filter((at) => now - at < 1000);
		sent.latest[group] = latest;
		if (latest.length >= WIRE_LIMITS.sparksPerSecond[group]) return false;
		latest.push(now);
		if (kind === "poke") sent.pokes.set(to, now);
		if (kind === "nudge") sent.nudgedAt = now;
		return true;
	}
}

const groupOf = (kind: SparkKind): Group => (kind === "drum" || kind === "react" ? kind : "others");
