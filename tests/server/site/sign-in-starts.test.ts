import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "../../../db/connection.ts";
import { memoryBus } from "../../../gateway/bus/memory.ts";
import { enforceRetention } from "../../../gateway/retention.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";
import { Visitor } from "../../support/visitor.ts";

const MINUTE = 60_000;
/** The number of sign-ins that an address may begin in this test. */
const STARTS = 4;

const plotluck = ownPlotluck({
	TRUST_PROXY: "true",
	SIGN_IN_STARTS_PER_TEN_MINUTES: String(STARTS),
});
let db: Db;
beforeAll(async () => {
	db = await openDatabase(`${plotluck.dataDir}/plotluck.db`);
});
afterAll(() => db.destroy());

const from = (address: string) => new Visitor(plotluck.url, { "x-forwarded-for": address });
const records = () => db("provider_records").select("kind", "expires_at");
const begin = async (visitor: Visitor, change: Record<string, string> = {}) =>
	visitor.fetch(visitor.request(change).path);

test("an address begins a few sign-ins and sign-outs in ten minutes, and others are not affected", async () => {
	const crowd = from("203.0.113.1");
	const before = (await records()).length;
	for (let i = 0; i < STARTS - 1; i++) expect((await begin(crowd)).status).toBe(303);
	expect((await crowd.fetch("/oidc/session/end")).status).toBe(200);
	for (const path of [crowd.request().path, "/oidc/session/end", "/oidc/AUTH", "/oidc/auth/"]) {
		const refused = await crowd.fetch(path);
		expect([path, refused.status]).toEqual([path, 429]);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(9 * 60);
		expect(await refused.text()).toContain("Try again in ten minutes");
	}
	// A refusal has the language of the cookie, because comparing languages costs as much as a page.
	const headers = { cookie: "language=ja" };
	const japanese = await (await crowd.fetch("/oidc/session/end", { headers })).text();
	for (const part of [' lang="ja"', "<h1>入口に行列ができています</h1>", "10分"])
		expect(japanese).toContain(part);
	expect((await records()).length).toBe(before + STARTS);
	expect((await begin(from("203.0.113.2"))).status).toBe(303);
});

test("silent renewals, keys and tokens are not counted, and store nothing for a stranger", async () => {
	const page = from("203.0.113.3");
	const before = await records();
	for (let i = 0; i < 3 * STARTS; i++) {
		expect((await begin(page, { prompt: "none" })).headers.get("location")).toMatch(
			/error=login_required/,
		);
		expect((await page.fetch("/oidc/jwks")).status).toBe(200);
		expect((await page.exchange("no-such-code", "v".repeat(43))).status).toBe(400);
	}
	expect(await records()).toEqual(before);
	expect((await begin(page)).status).toBe(303);
});

test("a sign-in with a long query, state or nonce is refused and stored nowhere", async () => {
	const visitor = from("203.0.113.4");
	const before = await records();
	const long = await begin(visitor, { login_hint: "x".repeat(2_048) });
	expect([long.status, await long.text()]).toEqual([
		414,
		expect.stringContaining("the query may have at most 2048 characters"),
	]);
	for (const name of ["state", "nonce"]) {
		const answer = await begin(visitor, { [name]: "x".repeat(513) });
		expect([answer.status, await answer.text()]).toEqual([
			400,
			expect.stringContaining(`${name} may have at most 512 characters`),
		]);
	}
	const posted = await visitor.fetch("/oidc/auth", {
		method: "POST",
		body: new URLSearchParams({ state: "x".repeat(5_000) }),
	});
	expect(posted.status).toBe(404);
	expect(await records()).toEqual(before);
	expect((await begin(visitor, { state: "x".repeat(512) })).status).toBe(303);
});

test("sign-ins and sign-outs that were begun and not finished are deleted after half an hour", async () => {
	const visitor = from("203.0.113.5");
	await begin(visitor);
	await visitor.fetch("/oidc/session/end");
	const ends = (await records()).map(({ expires_at }) => expires_at - Date.now());
	expect(ends.length).toBeGreaterThan(1);
	expect(Math.max(...ends)).toBeLessThanOrEqual(31 * MINUTE);
	await db("provider_records").update({ expires_at: Date.now() - 1 });
	await enforceRetention(db, memoryBus())();
	expect(await records()).toEqual([]);
});
