import { expect, test } from "vitest";
import { call } from "../../players/wire/player.ts";
import { sharedPlotluck } from "../../support/file-set-up.ts";
import { refused } from "./rest.ts";

const plotluck = sharedPlotluck();

const NAME = expect.stringMatching(/^[a-zA-Z]+$/);
const host = { name: "Hosty", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };

test.each(["{", '{"host":', "rooms", '"a text"', "12"])(
	"the body %j is no JSON object: 400",
	async (body) => {
		expect(await call(plotluck.url, "POST", "/rooms/", body)).toMatchObject(refused(400, NAME));
	},
);

test("a list for a body is well-formed and wrong: 422", async () => {
	expect(await call(plotluck.url, "POST", "/rooms/", [])).toMatchObject(refused(422, NAME));
});

test("a body of 64 KiB is read, a longer one is too long: 413", async () => {
	const sized = (bytes: number) => {
		const body = JSON.stringify({ host, meta: "" });
		return `${body.slice(0, -2)}${"x".repeat(bytes - body.length)}${body.slice(-2)}`;
	};
	expect(await call(plotluck.url, "POST", "/rooms/", sized(64 * 1024))).toMatchObject({
		status: 201,
	});
	expect(await call(plotluck.url, "POST", "/rooms/", sized(64 * 1024 + 1))).toMatchObject(
		refused(413, NAME),
	);
	expect(await call(plotluck.url, "POST", "/rooms/", sized(4 * 1024 * 1024))).toMatchObject(
		refused(413, NAME),
	);
});

test("every call takes a body of 64 KiB", async () => {
	for (const [path, found] of [
		["/interactions/none/passkey", 403],
		["/webhooks/stripe", 404],
		["/tables/mine", 422],
		["/rooms", 422],
	] as const) {
		const sized = (bytes: number) => JSON.stringify({ x: "x".repeat(bytes - 8) });
		const { status } = await call(plotluck.url, "POST", path, sized(64 * 1024));
		expect([path, status]).toEqual([path, found]);
		expect((await call(plotluck.url, "POST", path, sized(64 * 1024 + 1))).status).toBe(413);
	}
});

test.each([
	["DELETE", "/rooms/"],
	["PATCH", "/rooms/"],
	["POST", "/rooms/ABCD/players"],
	["DELETE", "/counts"],
	["POST", "/config"],
])("%s %s is not how that call is made: 405", async (method, path) => {
	expect(await call(plotluck.url, method, path)).toMatchObject(refused(405, NAME));
});

test("an error's code names the rule that refused the call", async () => {
	const codes = await Promise.all([
		call(plotluck.url, "GET", "/nothing"),
		call(plotluck.url, "DELETE", "/rooms/"),
		call(plotluck.url, "GET", "/rooms/ZZZZ"),
		call(plotluck.url, "POST", "/rooms/", {}),
		call(plotluck.url, "GET", "/users"),
		call(plotluck.url, "GET", "/config/access"),
	]);
	expect(codes.map(({ body }) => body)).toMatchObject(
		["noSuchCall", "wrongMethod", "noSuchRoom", "badBody", "signInFirst", "adminOnly"].map(
			(code) => ({
				code,
			}),
		),
	);
});

test.each(["/", "/nothing", "/rooms/ABCD/nobody", "/rooms/count/more"])(
	"%s is no call: 404",
	async (path) => {
		expect(await call(plotluck.url, "GET", path)).toMatchObject(refused(404, NAME));
	},
);

test("REST answers are JSON with the security headers", async () => {
	for (const path of ["/api/v3/counts", "/api/v3/rooms/ZZZZ", "/healthz"]) {
		const { headers } = await fetch(`${plotluck.url}${path}`);
		expect(headers.get("content-type")).toMatch(/^application\/json/);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("content-security-policy")).toContain("default-src 'self'");
		expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
		expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
		expect(headers.get("referrer-policy")).toBe("no-referrer");
		expect(headers.get("x-powered-by")).toBeNull();
	}
});
