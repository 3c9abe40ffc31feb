import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { SPARK_KINDS, SPARKS } from "#game/wire/sparks.ts";
import { readSpark } from "../../../../gateway/sparks/read-spark.ts";

const Spark = v.pipe(
	v.strictObject({
		kind: v.picklist(SPARK_KINDS),
		to: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
		emoji: v.exactOptional(
			v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.emojis - 1)),
		),
	}),
	v.check(({ kind, to }) => !SPARKS[kind].aimed || to !== undefined),
);
const SparkMessage = v.strictObject({ spark: Spark });

/** Returns a message as a schema of docs/protocol.md parses it; null when it refuses it. */
function readBySchema(text: string): object | null {
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

test("a spark is read as a schema of the protocol reads it", () => {
	fc.assert(
		fc.property(fc.oneof(written, damaged, fc.json()), (text) => {
			expect(readSpark(text)).toEqual(readBySchema(text));
		}),
		{ numRuns: 4000 },
	);
});

test.each([
	'{"spark":{"kind":"poke"}}',
	'{"spark":{"kind":"nudge","emoji":1}}',
	'{"spark":{"kind":"hop"},"id":"1"}',
	'{"spark":{"kind":"hop","from":2}}',
	'{"spark":{"kind":"toString"}}',
	`{"spark":{"kind":"wave","emoji":${LIMITS.emojis}}}`,
	'{"spark":null}',
])("%s is no spark", (text) => expect(readSpark(text)).toBeNull());

test.each(SPARK_KINDS)("a %s is read with its keys in any order", (kind) => {
	expect(readSpark(`{"spark":{"emoji":6,"to":35,"kind":"${kind}"}}`)).toEqual({
		kind,
		to: 35,
		emoji: 6,
	});
});
