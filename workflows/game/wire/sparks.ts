/**
 * The rules for a kind of spark. Sparks are cheap fun and are never recorded
 * (docs/protocol.md "Sparks").
 */
interface SparkRule {
	/** The audience may send it too. */
	audience: boolean;
	/** It must be aimed at another player. */
	aimed: boolean;
	/** It reveals whether its sender wrote the open part. */
	telling: boolean;
	/** How many a seat may send in a second. Kinds without a number share SHARED_PER_SECOND. */
	perSecond?: number;
	/** Milliseconds between two of one sender, or between two of one sender to the same player. */
	pause?: { ms: number; of: "sender" | "pair" };
}

export const SPARKS = {
	hop: { audience: true, aimed: false, telling: false },
	throw: { audience: true, aimed: false, telling: false },
	poke: { audience: false, aimed: true, telling: false, pause: { ms: 10_000, of: "pair" } },
	drum: { audience: false, aimed: false, telling: false, perSecond: 8 },
	bow: { audience: false, aimed: false, telling: true },
	wave: { audience: true, aimed: false, telling: false },
	react: { audience: true, aimed: false, telling: true, perSecond: 8 },
	nudge: { audience: false, aimed: true, telling: false, pause: { ms: 60_000, of: "sender" } },
	onward: { audience: false, aimed: false, telling: false },
} as const satisfies Record<string, SparkRule>;
export type SparkKind = keyof typeof SPARKS;

/** The names of all kinds. */
export const SPARK_KINDS = Object.keys(SPARKS) as SparkKind[];

/** How many sparks a seat may send in a second, of all kinds without a number together. */
export const SHARED_PER_SECOND = 4;

/** Returns the rule of a kind with its optional keys, which most rows of SPARKS do not have. */
export const sparkRule = (kind: SparkKind): SparkRule => SPARKS[kind];

/** A spark as a client sends it. */
export interface Spark {
	kind: SparkKind;
	/** The player it is meant for. */
	to?: number;
	/** The index of an emoji. */
	emoji?: number;
}

/** Equal sparks of one player, as every client in the room receives them. */
export interface SparkCount extends Spark {
	from: number;
	count: number;
}
