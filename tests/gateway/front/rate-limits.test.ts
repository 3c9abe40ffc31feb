import { afterEach, expect, test, vi } from "vitest";
import type { Client } from "../../../gateway/front/client.ts";
import { RateLimits, TooMany } from "../../../gateway/front/rate-limits.ts";
import type { Allowances, Rule } from "../../../gateway/limits/rates.ts";

const ONCE: Allowances = {
	guesses: 1,
	proofs: 1,
	rooms: 1,
	slowRooms: 1,
	joins: 1,
	invitations: 1,
	visits: 1,
	stories: 1,
	reports: 1,
	chatTests: 1,
	changes: 1,
	calls: 1,
	badBodies: 1,
	pages: 1,
	assets: 1,
	connections: 1,
	checkouts: 1,
	signIns: 1,
	signInStarts: 1,
	signUps: 1,
	subscriptions: 1,
};
const stranger: Client = { address: "203.0.113.1", free: false };

afterEach(() => vi.useRealTimers());

const refusal = async (limits: RateLimits, rule: Rule, client = stranger) => {
	const error: unknown = await limits.take(rule, client).catch((thrown: unknown) => thrown);
	return error instanceof TooMany ? error : null;
};

test("a clock that is set back makes no client wait longer", async () => {
	const limits = new RateLimits(ONCE);
	expect(await refusal(limits, "joins")).toBeNull();
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
	expect((await refusal(limits, "joins"))?.seconds).toBe(60);
	expect(await limits.blockedFor("joins", stranger)).toBe(60);
});

test("each limit and each address is counted separately, and this machine not at all", async () => {
	const limits = new RateLimits(ONCE);
	expect(await refusal(limits, "joins")).toBeNull();
	expect(await refusal(limits, "rooms")).toBeNull();
	expect(await refusal(limits, "joins", { address: "203.0.113.2", free: false })).toBeNull();
	expect(await refusal(limits, "joins")).toBeInstanceOf(TooMany);
	for (let i = 0; i < 5; i++)
		expect(await refusal(limits, "joins", { address: "127.0.0.1", free: true })).toBeNull();
});

test("refused uses and work that fails leave no trace", async () => {
	const limits = new RateLimits(ONCE);
	const failing = () =>
		limits.during("rooms", stranger, () => Promise.reject(new Error("no room")));
	const results = await Promise.allSettled([failing(), failing(), failing()]);
	expect(results.every(({ status }) => status === "rejected")).toBe(true);
	expect(await refusal(limits, "rooms")).toBeNull();
	expect(await refusal(limits, "rooms")).toBeInstanceOf(TooMany);
});
