import { afterEach, expect, test, vi } from "vitest";
import type { Client } from "../../../../gateway/front/client.ts";
import { RateLimits, TooMany } from "../../../../gateway/front/rate-limits.ts";
import { type Allowances, type Rule, WIDE_RULES } from "../../../../gateway/limits/rates.ts";

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

/** The /64 networks of a /56, or of a /48 outside of its first /56. */
const ofHome = (i: number): Client => ({
	address: `2001:db8:7:${i.toString(16)}::/64`,
	free: false,
});

test("a household with a /56 has four times the points of an address, and a /48 sixteen times", async () => {
	for (const rule of WIDE_RULES) {
		const limits = new RateLimits(ONCE);
		const taken = async (clients: Client[]) => {
			const refusals = await Promise.all(clients.map((one) => refusal(limits, rule, one)));
			return refusals.filter((one) => one === null).length;
		};
		expect(await taken(Array.from({ length: 256 }, (_, i) => ofHome(i))), rule).toBe(4);
		expect(await limits.blockedFor(rule, ofHome(255))).toBeGreaterThan(0);
		expect(await taken(Array.from({ length: 4_000 }, (_, i) => ofHome(256 + i)))).toBe(12);
		expect(await refusal(limits, rule, { address: "2001:db8:8::/64", free: false })).toBeNull();
	}
});

test("neighbours of an IPv4 address share nothing, nor do networks for what is cheap", async () => {
	const limits = new RateLimits(ONCE);
	for (let i = 0; i < 256; i++) {
		const neighbour = { address: `203.0.113.${i}`, free: false };
		expect(await refusal(limits, "guesses", neighbour)).toBeNull();
		expect(await refusal(limits, "pages", ofHome(i))).toBeNull();
	}
});

test("a use that is given back or refused counts for no network", async () => {
	const limits = new RateLimits(ONCE);
	for (let i = 0; i < 20; i++) {
		expect(await refusal(limits, "guesses", ofHome(i))).toBeNull();
		await limits.giveBack("guesses", ofHome(i));
	}
	for (let i = 0; i < 20; i++) await refusal(limits, "guesses", ofHome(0));
	for (const i of [1, 2, 3]) expect(await refusal(limits, "guesses", ofHome(i))).toBeNull();
	expect(await refusal(limits, "guesses", ofHome(4))).toBeInstanceOf(TooMany);
});
