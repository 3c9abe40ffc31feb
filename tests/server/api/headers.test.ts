import { expect, test } from "vitest";
import { call } from "../../players/wire/player.ts";
import { ownPlotluck } from "../../support/file-set-up.ts";

const TOKEN = "only-the-operators-know";
const plotluck = ownPlotluck({
	PUBLIC_URL: "https://plotluck.example",
	METRICS_TOKEN: TOKEN,
	FAILED_CODES_PER_MINUTE: "3",
});

const host = { name: "Hosty", meta: { sprite_id: 2, mature: true, accessibility2: "classic" } };

test("answers with a secret or a state are not cached, and assets are", async () => {
	const opened = await call(plotluck.url, "POST", "/rooms", { host });
	const answers = [
		opened,
		await call(plotluck.url, "PUT", `/rooms/${opened.body.code}/players`, {
			...host,
			name: "Guest",
		}),
		await call(plotluck.url, "PUT", `/rooms/${opened.body.code}/audience`, {
			...host,
			name: "Watcher",
		}),
		await call(plotluck.url, "POST", "/rooms", {}),
		await call(plotluck.url, "POST", "/counts"),
	];
	for (const path of [
		`/rooms/${opened.body.code}`,
		"/rooms/ZZZZ",
		"/rooms/count",
		"/config",
		"/accounts",
		"/users",
		"/playerStories",
		"/promptPacks",
		"/nothing",
	]) {
		answers.push(await call(plotluck.url, "GET", path));
	}
	for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store");
	for (const path of ["/healthz", "/metrics"])
		expect((await fetch(plotluck.url + path)).headers.get("cache-control")).toBe("no-store");
	const page = await fetch(plotluck.url);
	expect(page.headers.get("cache-control")).toBe("no-cache");
	const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0];
	expect((await fetch(plotluck.url + asset)).headers.get("cache-control")).toMatch(/immutable/);
});

test.each([
	["/styles/themes/goth.css", "no-cache"],
	["/first-paint.js", "no-cache"],
	["/service-worker.js", "no-cache"],
	["/manifest.webmanifest", "no-cache"],
	["/offline.html", "no-cache"],
	["/", "no-cache"],
	["/game/ABCD", "no-cache"],
	["/sign-in/no-such-one", "no-cache"],
	["/blog/feed.xml", "no-cache"],
	["/zine", "no-cache"],
	["/oidc/.well-known/openid-configuration", "no-store"],
	["/oidc/jwks", "no-store"],
	["/oidc/auth", "no-store"],
	["/oidc/session/end", "no-store"],
	["/api/v3/zine/1", "no-store"],
	["/api/v3/interactions/no-such-one", "no-store"],
	["/api/v3/account/data", "no-store"],
	["/api/v3/twitch/pictures/nobody", "no-store"],
	["/assets/no-such-file.js", "no-store"],
])("%s, whose name stays while its content changes, is sent as %s", async (path, rule) => {
	const answer = await fetch(plotluck.url + path, { redirect: "manual" });
	expect(answer.headers.get("cache-control")).toContain(rule);
	expect(answer.headers.get("cache-control")).not.toMatch(/immutable|max-age=[1-9]/);
	await answer.body?.cancel();
});

test("pages may connect to their own address and the public one, and to no other", async () => {
	const { headers } = await fetch(plotluck.url);
	const { host: own } = new URL(plotluck.url);
	const sources = /connect-src ([^;]*)/
		.exec(headers.get("content-security-policy") ?? "")?.[1]
		?.split(" ");
	expect(new Set(sources)).toEqual(
		new Set([
			"'self'",
			`ws://${own}`,
			`wss://${own}`,
			"ws://plotluck.example",
			"wss://plotluck.example",
		]),
	);
});

test("the metrics are for this machine and for clients with the token", async () => {
	const status = async (headers: Record<string, string>) =>
		(await fetch(`${plotluck.url}/metrics`, { headers })).status;
	const away = { "x-forwarded-for": "203.0.113.1" };
	expect(await status({})).toBe(200);
	expect(await status(away)).toBe(403);
	expect(await status({ ...away, authorization: `Bearer ${TOKEN}` })).toBe(200);
	expect(await status({ ...away, authorization: "Bearer somebody-elses-token" })).toBe(403);
});
