/** The kinds of sparks: cheap fun that is never recorded (docs/protocol.md "Sparks"). */
export const SPARK_KINDS = [
	"hop",
	"throw",
	"poke",
	"drum",
	"bow",
	"wave",
	"react",
	"nudge",
	"onward",
] as const;
export type SparkKind = (typeof SPARK_KINDS)[number];

/** A spark as a client sends it. */
export interface Spark {
	kind: SparkKind;
	/** The player it is meant for. */
	to?: number;
	/** The index of an emoji. */
	emoji?: number;
}

/** Equal sparks of one player, as everybody in the room receives them. */
export interface SparkCount extends Spark {
	from: number;
	count: number;
}
