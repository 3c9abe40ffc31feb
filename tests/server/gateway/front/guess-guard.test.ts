import { expect, test } from "vitest";
import type { Client } from "../../../../gateway/front/client.ts";
import { GuessGuard } from "../../../../gateway/front/guess-guard.ts";
import { RateLimits, TooMany } from "../../../../gateway/front/rate-limits.ts";
import { RATE_LIMITS, type Rule } from "../../../../gateway/limits/rates.ts";
import { hashSecret } from "../../../../gateway/session.ts";

const POINTS = 5;
const allowances = Object.fromEntries(
	Object.keys(RATE_LIMITS).map((rule) => [rule, POINTS]),
) as Record<Rule, number>;
const stranger: Client = { address: "203.0.113.1", free: false };
const RIGHT = "the right secret";

/** Knows no seat. */
const noSeats = { has: async () => false };

/** A guard, and proofs from one address that count their look-ups. */
function guarded(seats: { has(hash: string): Promise<boolean> } = noSeats) {
	const guard = new GuessGuard(new RateLimits(allowances), seats);
	const seen = { lookUps: 0 };
	const prove = (secret: string, client = stranger) =>
		guard
			.prove(client, "socket", {
				secret,
				async check() {
					seen.lookUps++;
					await new Promise((resolve) => setTimeout(resolve, 1));
					return secret === RIGHT ? "a seat" : null;
				},
			})
			.catch((error: unknown) => {
				if (error instanceof TooMany) return "blocked";
				throw error;
			});
	return { seen, prove };
}

test.each(["one after another", "at once"])(
	"wrong secrets %s cause a limited number of look-ups",
	async (how) => {
		const { seen, prove } = guarded();
		const wrong = Array.from({ length: 60 }, (_, i) => `wrong ${i}`);
		if (how === "at once") await Promise.all(wrong.map((secret) => prove(secret)));
		else for (const secret of wrong) await prove(secret);
		expect(seen.lookUps).toBe(2 * POINTS);
		expect(await prove("another")).toBe("blocked");
		expect(await prove("another", { ...stranger, address: "203.0.113.2" })).toBe(null);
	},
);

test("a right secret passes a limit that others use up, and is looked up again", async () => {
	const { seen, prove } = guarded();
	expect(await prove(RIGHT)).toBe("a seat");
	for (let i = 0; i < 60; i++) await prove(`wrong ${i}`);
	const before = seen.lookUps;
	for (let i = 0; i < 20; i++) expect(await prove(RIGHT)).toBe("a seat");
	expect(seen.lookUps).toBe(before + 20);
});

test("the secret of a seat that is new to the process passes a limit that neighbours use up", async () => {
	const { seen, prove } = guarded({ has: async (hash) => hash === hashSecret(RIGHT) });
	for (let i = 0; i < 60; i++) await prove(`wrong ${i}`);
	expect(seen.lookUps).toBe(2 * POINTS);
	for (let i = 0; i < 20; i++) expect(await prove(RIGHT)).toBe("a seat");
});

test("the secret of a seat causes a limited number of look-ups in other rooms", async () => {
	const { seen, prove } = guarded({ has: async () => true });
	for (let i = 0; i < 60; i++) await prove("of another room");
	await Promise.all(Array.from({ length: 60 }, () => prove("of another room")));
	expect(seen.lookUps).toBe(2 * POINTS);
});

test("many right secrets at once wait for each other, and cost no guess", async () => {
	const { prove } = guarded();
	const all = await Promise.all(Array.from({ length: 60 }, () => prove(RIGHT)));
	expect(new Set(all)).toEqual(new Set(["a seat"]));
	expect(await prove("wrong")).toBe(null);
});

test("a secret that is right no longer is forgotten", async () => {
	const guard = new GuessGuard(new RateLimits(allowances), noSeats);
	let found = true;
	let lookUps = 0;
	const check = async () => {
		lookUps++;
		return found;
	};
	const prove = () => guard.prove(stranger, "rest", { secret: RIGHT, check });
	await prove();
	found = false;
	for (let i = 0; i < 60; i++) await prove().catch(() => {});
	expect(lookUps).toBe(1 + 2 * POINTS);
});
