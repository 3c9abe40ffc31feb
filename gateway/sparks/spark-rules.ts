import * as v from "valibot";
import { hidesAuthors } from "#game/hidden-authors.ts";
import { LIMITS } from "#game/limits.ts";
import type { Room } from "#game/room.ts";
import { SPARK_KINDS, SPARKS, type Spark, type SparkKind } from "#game/wire/sparks.ts";

/** Returns whether a word is a kind of spark. */
export const isSparkKind = (kind: string): kind is SparkKind => Object.hasOwn(SPARKS, kind);

/** Returns whether sparks of a kind must be meant for somebody else. */
export const isAimed = (kind: SparkKind): boolean => SPARKS[kind].aimed;

const Body = v.pipe(
	v.strictObject({
		kind: v.picklist(SPARK_KINDS),
		to: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
		emoji: v.exactOptional(
			v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.emojis - 1)),
		),
	}),
	v.check(
		({ kind, to }) => !isAimed(kind) || to !== undefined,
		"The spark must be meant for a player",
	),
);

/** A client's message with a spark, which has no other key. */
export const SparkMessage = v.strictObject({ spark: Body });

/** Returns whether the room lets this player send the spark now. */
export function maySpark(room: Room, player: number, { kind, to }: Spark): boolean {
	const seat = room.seats[player];
	if (room.closed || !seat || seat.gone) return false;
	// It is no fun but the host's order to the screens.
	if (kind === "onward") return player === room.hostId;
	if (!room.sparks || room.sparkless.includes(player)) return false;
	const { audience, aimed, telling } = SPARKS[kind];
	if (seat.audience && !audience) return false;
	if (telling && hidesAuthors(room)) return false;
	if (to === undefined) return true;
	return room.seats[to]?.gone === false && !(aimed && to === player);
}
