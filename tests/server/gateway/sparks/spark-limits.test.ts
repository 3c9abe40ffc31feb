import fc from "fast-check";
import { expect, test } from "vitest";
import { SPARK_KINDS, type Spark, type SparkKind } from "#game/wire/sparks.ts";
import { SparkLimits } from "../../../../gateway/sparks/spark-limits.ts";

const PER_SECOND: Partial<Record<SparkKind, number>> = { drum: 8, react: 8 };

/** Returns how many of these sparks a seat may send at these times. */
const passed = (limits: SparkLimits, spark: Spark, times: number[]): number =>
	times.filter((at) => limits.take(1, spark, at)).length;

test("in no second a seat sends more than four sparks, or eight beats or reactions", () => {
	const sparks = fc.array(
		fc.record({ kind: fc.constantFrom(...SPARK_KINDS), gap: fc.integer({ min: 0, max: 400 }) }),
		{ maxLength: 200 },
	);
	fc.assert(
		fc.property(sparks, (sent) => {
			const limits = new SparkLimits();
			let now = 0;
			const taken = sent.flatMap(({ kind, gap }, i) => {
				now += gap;
				return limits.take(1, { kind, to: i }, now) ? [{ kind, at: now }] : [];
			});
			for (const { at } of taken) {
				const within = taken.filter((other) => other.at <= at && at - other.at < 1000);
				const count = (...kinds: SparkKind[]) =>
					within.filter(({ kind }) => kinds.includes(kind)).length;
				expect(count("drum")).toBeLessThanOrEqual(8);
				expect(count("react")).toBeLessThanOrEqual(8);
				expect(within.length - count("drum", "react")).toBeLessThanOrEqual(4);
			}
		}),
	);
});

test.each(SPARK_KINDS.filter((kind) => kind !== "poke" && kind !== "nudge"))(
	"a steady %s at its limit passes",
	(kind) => {
		const perSecond = PER_SECOND[kind] ?? 4;
		const times = Array.from({ length: perSecond * 10 }, (_, i) => (i * 1000) / perSecond);
		expect(passed(new SparkLimits(), { kind }, times)).toBe(times.length);
		const twice = times.flatMap((at) => [at, at + 1]);
		expect(passed(new SparkLimits(), { kind }, twice)).toBeLessThanOrEqual(times.length);
	},
);

test("a player is poked once in ten seconds by another, who may poke others meanwhile", () => {
	const limits = new SparkLimits();
	const poke = (to: number) => ({ kind: "poke", to }) as const;
	expect(passed(limits, poke(2), [0, 500, 9999, 10_000, 10_500])).toBe(2);
	expect(passed(limits, poke(3), [10_600])).toBe(1);
	expect(limits.take(3, poke(2), 10_600)).toBe(true);
});

test("a person can nudge once a minute, whoever is nudged", () => {
	const limits = new SparkLimits();
	expect(limits.take(1, { kind: "nudge", to: 2 }, 0)).toBe(true);
	expect(limits.take(1, { kind: "nudge", to: 3 }, 59_999)).toBe(false);
	expect(limits.take(1, { kind: "nudge", to: 3 }, 60_000)).toBe(true);
});
