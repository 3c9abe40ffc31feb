import fc from "fast-check";
import { expect, test } from "vitest";
import { GatherTime } from "../../../../gateway/sparks/gather-time.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const time = fc.double({ min: 0, max: 1e9, noNaN: true });

test("sparks wait for others for 50 ms, and no spark waits longer than 300 ms", () => {
	fc.assert(
		fc.property(share, time, (of, now) => {
			const left = new GatherTime(of).left(now);
			expect(left).toBeGreaterThanOrEqual(49.999);
			expect(left).toBeLessThanOrEqual(300.001);
		}),
	);
});

test("a room that always has sparks sends every 250 ms, also when the timer is late", () => {
	fc.assert(
		fc.property(
			share,
			time,
			fc.array(fc.double({ min: 0, max: 190, noNaN: true })),
			(of, start, late) => {
				const gather = new GatherTime(of);
				const first = start + gather.left(start);
				let now = first;
				for (const [i, by] of late.entries()) {
					now += by;
					now += gather.left(now);
					expect(now - first).toBeCloseTo((i + 1) * 250, 3);
				}
			},
		),
	);
});

test("rooms that get sparks at the same time send at different times", () => {
	const times = Array.from({ length: 50 }, () => new GatherTime().left(1000));
	const slots = new Set(times.map((left) => Math.floor(left / 25)));
	expect(slots.size).toBeGreaterThan(5);
});
