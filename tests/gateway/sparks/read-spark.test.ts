import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { SPARK_KINDS } from "#game/wire/sparks.ts";
import { readSpark } from "../../../gateway/sparks/read-spark.ts";
import { SparkMessage } from "../../../gateway/sparks/spark-rules.ts";

/** Returns what JSON and schema make of a message; null when they refuse it. */
function readSlowly(text: string): object | null {
	try {
		const message = v.safeParse(SparkMessage, JSON.parse(text));
		return message.success ? message.output.spark : null;
	} catch {
		return null;
	}
}

const written = fc
	.record(
		{
			kind: fc.oneof(fc.constantFrom(...SPARK_KINDS), fc.constantFrom("kiss", "toString", "")),
			to: fc.oneof(fc.integer({ min: -1, max: 2 ** 31 }), fc.double(), fc.constant(2 ** 53)),
			emoji: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.double()),
			text: fc.string(),
		},
		{ requiredKeys: ["kind"] },
	)
	.map((spark) => JSON.stringify({ spark }));
/** A message with one character replaced. */
const damaged = fc
	.tuple(written, fc.nat(), fc.string({ maxLength: 1 }))
	.map(
		([text, at, by]) => text.slice(0, at % text.length) + by + text.slice((at % text.length) + 1),
	);

test("a spark that is read the short way is what the schema makes of it", () => {
	fc.assert(
		fc.property(fc.oneof(written, damaged), (text) => {
			const spark = readSpark(text);
			if (spark) expect(readSlowly(text)).toEqual(spark);
		}),
		{ numRuns: 2000 },
	);
});

test.each(SPARK_KINDS)("a %s is read the short way, as pages write it", (kind) => {
	for (const spark of [
		{ kind, to: 35 },
		{ kind, to: 35, emoji: 6 },
		{ kind, to: Number.MAX_SAFE_INTEGER % 10 ** 15, emoji: 0 },
	])
		expect(readSpark(JSON.stringify({ spark }))).toEqual(spark);
});

test.each(['{"spark":{"kind":"poke"}}', '{"spark":{"kind":"nudge","emoji":1}}'])(
	"%s, which is meant for nobody, is left to the schema",
	(text) => expect(readSpark(text)).toBeNull(),
);

test("a spark for nobody in particular is read the short way", () => {
	expect(readSpark('{"spark":{"kind":"hop"}}')).toEqual({ kind: "hop" });
	expect(readSpark('{"spark":{"kind":"wave","emoji":3}}')).toEqual({ kind: "wave", emoji: 3 });
});
