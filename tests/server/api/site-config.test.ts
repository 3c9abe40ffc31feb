import { expect, test } from "vitest";
import { call } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const KEY = "the operator's key";
const plotluck = ownPlotluck({ ADMIN_KEY: KEY });

const admin = { "x-admin-key": KEY };
const QUIET = { maintenance: false, maintenance_message: "", notice_message: "" };

test("visits are counted, each once", async () => {
	for (const path of ["/counts", "/counts/"]) {
		const { count } = (await call(plotluck.url, "GET", path)).body;
		const counted = await Promise.all(
			Array.from({ length: 5 }, () => call(plotluck.url, "POST", path)),
		);
		const counts = counted.map(({ body }) => Number(body.count) - Number(count));
		expect(counts.sort()).toEqual([1, 2, 3, 4, 5]);
		expect((await call(plotluck.url, "GET", path)).body).toEqual({ count: Number(count) + 5 });
	}
});

test("every caller reads the configuration, and only the operator writes it", async () => {
	expect(await call(plotluck.url, "GET", "/config")).toMatchObject({ status: 200, body: QUIET });
	const wanted = {
		maintenance: true,
		maintenance_message: "Back at nine",
		notice_message: "New: reading aloud",
	};
	for (const key of [undefined, "", "a guess", `${KEY}!`]) {
		const headers: Record<string, string> = key === undefined ? {} : { "x-admin-key": key };
		expect(await call(plotluck.url, "PUT", "/config", wanted, headers)).toMatchObject({
			status: 403,
			body: { error: expect.stringMatching(/./) },
		});
		expect((await call(plotluck.url, "GET", "/config/access", undefined, headers)).status).toBe(
			403,
		);
	}
	expect((await call(plotluck.url, "GET", "/config")).body).toEqual(QUIET);

	expect((await call(plotluck.url, "GET", "/config/access", undefined, admin)).status).toBe(200);
	expect(await call(plotluck.url, "PUT", "/config/", wanted, admin)).toMatchObject({
		status: 200,
		body: wanted,
	});
	expect((await call(plotluck.url, "GET", "/config/")).body).toEqual(wanted);
	expect((await call(plotluck.url, "PUT", "/config", { maintenance: false }, admin)).body).toEqual({
		...wanted,
		maintenance: false,
	});
});

test.each([
	{ maintenance: "on" },
	{ notice_message: 4 },
	{ notice_message: "x".repeat(1001) },
	{ motto: "write" },
])("%.60j is no configuration: 422", async (body) => {
	const before = (await call(plotluck.url, "GET", "/config")).body;
	expect(await call(plotluck.url, "PUT", "/config", body, admin)).toMatchObject({
		status: 422,
		body: { field: Object.keys(body)[0] },
	});
	expect((await call(plotluck.url, "GET", "/config")).body).toEqual(before);
});
