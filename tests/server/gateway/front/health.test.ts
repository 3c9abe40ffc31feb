import { afterEach, expect, test, vi } from "vitest";
import { health } from "../../../../gateway/health/health.ts";

afterEach(() => vi.useRealTimers());

const never = () => new Promise<boolean>(() => {});

/** Checks the health while `check` runs, and lets `ms` pass. */
async function after(ms: number, asked: ReturnType<typeof health>) {
	await vi.advanceTimersByTimeAsync(1_000);
	const state = await asked;
	await vi.advanceTimersByTimeAsync(ms);
	return state;
}

test("a slow part counts as broken only after it was slow three times in a row", async () => {
	vi.useFakeTimers();
	let hangs = true;
	const checks = { rest: () => (hangs ? never() : true), gateway: () => true };
	const slow = { ok: true, rest: "slow", gateway: true };
	expect(await after(15_000, health(checks))).toEqual(slow);
	expect(await after(15_000, health(checks))).toEqual(slow);
	hangs = false;
	expect(await after(15_000, health(checks))).toEqual({ ok: true, rest: true, gateway: true });
	hangs = true;
	expect(await after(15_000, health(checks))).toEqual(slow);
	expect(await after(15_000, health(checks))).toEqual(slow);
	const broken = { ok: false, rest: false, gateway: true };
	expect(await after(15_000, health(checks))).toEqual(broken);
	expect(await after(15_000, health(checks))).toEqual(broken);
	hangs = false;
	expect(await after(0, health(checks))).toMatchObject({ ok: true, rest: true });
});

test("frequent requests do not turn a slow part into a broken one", async () => {
	vi.useFakeTimers();
	let runs = 0;
	const checks = {
		rest() {
			runs++;
			return never();
		},
	};
	for (let i = 0; i < 4; i++) {
		const many = Array.from({ length: 50 }, () => health(checks));
		expect(
			await after(
				0,
				Promise.all(many).then(([first]) => first as never),
			),
		).toMatchObject({
			ok: true,
			rest: "slow",
		});
	}
	expect(runs).toBe(4);
});

test("a part that fails counts as broken at once", async () => {
	const failing = { rest: () => Promise.reject(new Error("no")), disk: () => false };
	expect(await health(failing)).toEqual({ ok: false, rest: false, disk: false });
	expect(await health({ stuck: () => ["ABCD"], empty: () => [] })).toEqual({
		ok: true,
		stuck: ["ABCD"],
	});
});
