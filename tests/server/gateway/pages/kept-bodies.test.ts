import { afterEach, expect, test, vi } from "vitest";
import { KeptBodies } from "../../../../gateway/kept-bodies.ts";

afterEach(() => vi.useRealTimers());

/** Returns a maker of a body of this many bytes, and how often it has run. */
function maker(size: number) {
	let made = 0;
	return {
		make: async () => {
			made++;
			return { bytes: Buffer.alloc(size), encoding: null };
		},
		made: () => made,
	};
}

test("a body is made once, also for calls at the same moment", async () => {
	const kept = new KeptBodies({ most: 100, time: 1000 });
	const { make, made } = maker(10);
	await Promise.all([kept.get("a", make), kept.get("a", make)]);
	await kept.get("a", make);
	expect([made(), kept.bytes]).toEqual([1, 10]);
});

test("a dropped body leaves no timer, which would hold it", async () => {
	vi.useFakeTimers();
	const kept = new KeptBodies({ most: 100, time: 1000 });
	for (let i = 0; i < 50; i++) await kept.get(`${i}`, maker(40).make);
	expect([kept.bytes, vi.getTimerCount()]).toEqual([80, 2]);
	await vi.advanceTimersByTimeAsync(1000);
	expect([kept.bytes, vi.getTimerCount()]).toEqual([0, 0]);
});

test("the latest used bodies stay within the bytes, and a larger one is not kept", async () => {
	const kept = new KeptBodies({ most: 100, time: 1000 });
	const [a, b, c, whole] = [maker(40), maker(40), maker(40), maker(101)];
	await kept.get("a", a.make);
	await kept.get("b", b.make);
	await kept.get("a", a.make);
	await kept.get("c", c.make);
	expect(kept.bytes).toBe(80);
	await kept.get("a", a.make);
	await kept.get("b", b.make);
	expect([a.made(), b.made(), c.made()]).toEqual([1, 2, 1]);
	expect((await kept.get("whole", whole.make)).bytes).toHaveLength(101);
	expect(kept.bytes).toBe(80);
	await kept.get("whole", whole.make);
	expect(whole.made()).toBe(2);
});

test("a body leaves the memory after its time, also when it is used all the time", async () => {
	vi.useFakeTimers();
	const kept = new KeptBodies({ most: 100, time: 1000 });
	const { make, made } = maker(10);
	await kept.get("a", make);
	vi.advanceTimersByTime(900);
	await kept.get("a", make);
	vi.advanceTimersByTime(100);
	expect(kept.bytes).toBe(0);
	await kept.get("a", make);
	expect(made()).toBe(2);
});

test("a body that could not be made is made again", async () => {
	const kept = new KeptBodies({ most: 100, time: 1000 });
	await expect(kept.get("a", () => Promise.reject(new Error("no disk")))).rejects.toThrow();
	expect((await kept.get("a", maker(10).make)).bytes).toHaveLength(10);
	expect(kept.bytes).toBe(10);
});
