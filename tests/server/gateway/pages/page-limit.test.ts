import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import WebSocket from "ws";
import { call } from "../../../players/wire/player.ts";
import { DIST } from "../../../support/dist.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";

const PAGES = 5;
const plotluck = ownPlotluck({ TRUST_PROXY: "true", PAGES_PER_MINUTE: String(PAGES) });

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(plotluck.url + path, { headers });

test("an address gets its pages a minute, and then a short text", async () => {
	const crowd = { "x-forwarded-for": "203.0.113.1" };
	for (const path of ["/", "/about", "/view/no-such-one", "/game/ABCD", "/favicon.svg"])
		expect((await get(path, crowd)).status).toBe(200);
	for (const path of ["/", "/view/no-such-one", "/favicon.svg", "/no/such/page"]) {
		const refused = await get(path, crowd);
		expect([path, refused.status]).toEqual([path, 429]);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(await refused.text()).toBe("Too many pages at once. Wait a minute.");
	}
	const german = await get("/", { ...crowd, cookie: "language=de" });
	expect(await german.text()).toBe("Zu viele Seiten auf einmal. Warte eine Minute.");
	// A page loads many of the built files, and the game goes on.
	const [script] = (await readdir(join(DIST, "web", "assets"))).filter((name) =>
		name.endsWith(".js"),
	);
	expect((await get(`/assets/${script}`, crowd)).status).toBe(200);
	for (const path of ["/healthz", "/api/v3/flags", "/blog/feed.xml"])
		expect((await get(path, crowd)).status).toBe(200);
	expect((await get("/", { "x-forwarded-for": "203.0.113.2" })).status).toBe(200);
});

test("pages for programs on this machine are not limited", async () => {
	for (let i = 0; i < 2 * PAGES; i++) expect((await get("/")).status).toBe(200);
});

test("an address of more than 4 KB gets 414 everywhere", async () => {
	const query = `?x=${"y".repeat(5_000)}`;
	const text = "An address may have at most 4096 characters";
	expect(await call(plotluck.url, "GET", `/flags${query}`)).toMatchObject({
		status: 414,
		body: { error: text, code: "addressTooLong" },
	});
	const page = await get(`/about${query}`);
	expect([page.status, await page.text()]).toEqual([414, text]);
	const refused = await new Promise<number | undefined>((resolve, reject) => {
		const socket = new WebSocket(`${plotluck.url.replace("http", "ws")}/rooms${query}`);
		socket.on("unexpected-response", (_request, { statusCode }) => resolve(statusCode));
		socket.on("open", () => reject(new Error("The connection must be refused")));
	});
	expect(refused).toBe(414);
	expect((await get(`/about?x=${"y".repeat(4_000)}`)).status).toBe(200);
});
