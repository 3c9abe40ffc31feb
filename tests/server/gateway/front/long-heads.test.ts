import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIST } from "../../../support/dist.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";

const FILES = 4;
const plotluck = ownPlotluck({
	TRUST_PROXY: "true",
	PAGES_PER_MINUTE: "6",
	SIGN_IN_STARTS_PER_TEN_MINUTES: "1",
	ASSETS_PER_MINUTE: String(FILES),
});

let strangers = 0;
/** Returns the header of an address that no other test uses. */
const stranger = () => ({ "x-forwarded-for": `203.0.113.${++strangers}` });

/**
 * Sends a request with any headers, which fetch would not; a list has names and values in turn.
 * Returns status and body.
 */
const get = (path: string, headers: Record<string, string> | string[] = {}) =>
	new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
		request(plotluck.url, { path, headers }, (answer) => {
			let text = "";
			answer
				.setEncoding("utf8")
				.on("data", (more) => {
					text += more;
				})
				.on("end", () => resolve({ status: answer.statusCode, text }));
		})
			.on("error", reject)
			.end();
	});

const ACCEPT = ["accept", "accept-language", "accept-encoding", "accept-charset"];

test("a head of more than 8 KB gets 431, whatever it has", async () => {
	for (const name of [...ACCEPT, "Accept-LANGUAGE", "cookie", "authorization", "x-anything"])
		expect([name, (await get("/", { [name]: "*,".repeat(4_100) })).status]).toEqual([name, 431]);
	expect((await get("/", { cookie: `x=${"y".repeat(7_000)}` })).status).toBe(200);
});

test("only the first 256 characters of what a browser accepts are read", async () => {
	const languages = (before: number) => `${"fr;q=0.1,".repeat(before)}de`;
	const lang = async (value: string) =>
		/<html lang="([^"]+)"/.exec((await get("/", { "accept-language": value })).text)?.[1];
	expect(await lang(languages(20))).toBe("de");
	expect(await lang(languages(40))).toBe("fr");
	// Neither a piece of a tag nor a header without a comma becomes a language.
	expect(await lang(`${"x".repeat(252)},de-AT`)).toBe("en");
	expect(await lang("d".repeat(4_000))).toBe("en");
});

test("no refusal negotiates its language, and each has the one chosen on the device", async () => {
	const crowd = stranger();
	for (let i = 0; i < 6; i++) await get("/", crowd);
	const refused: [string, number, Record<string, string>][] = [
		["/", 429, crowd],
		["/", 421, { ...stranger(), host: "evil.example" }],
		[`/about?x=${"y".repeat(4_200)}`, 414, stranger()],
		[`/oidc/auth?x=${"y".repeat(2_100)}`, 414, stranger()],
	];
	for (const [path, status, headers] of refused) {
		const plain = await get(path, headers);
		const asked = await get(path, { ...headers, "accept-language": "de" });
		const chosen = await get(path, { ...headers, cookie: "language=de" });
		expect([plain.status, asked.status, chosen.status]).toEqual([status, status, status]);
		expect(asked.text).toBe(plain.text);
		expect(chosen.text).not.toBe(plain.text);
	}
});

test("an address gets its files a minute, and others theirs", async () => {
	const crowd = stranger();
	const [script] = (await readdir(join(DIST, "web", "assets"))).filter((name) =>
		name.endsWith(".js"),
	);
	const paths = [
		`/assets/${script}`,
		"/assets/none.js",
		"/assets/../favicon.svg",
		"/assets/%2e%2e/x.js",
	];
	for (const path of paths) expect((await get(path, crowd)).status).not.toBe(429);
	expect((await get(`/assets/${script}`, crowd)).status).toBe(429);
	expect((await get("/", crowd)).status).toBe(200);
	expect((await get(`/assets/${script}`, stranger())).status).toBe(200);
});

test("two lines of Host get 400, on pages, calls and room connections", async () => {
	const name = new URL(plotluck.url).host;
	const upgrade = ["Connection", "Upgrade", "Upgrade", "websocket"];
	for (const [path, more] of [
		["/", []],
		["/api/v3/flags", []],
		["/oidc/jwks", []],
		["/rooms", upgrade],
	] as const)
		for (const second of [name, "evil.example"]) {
			const { status } = await get(path, ["Host", name, "HOST", second, ...more]);
			expect([path, second, status]).toEqual([path, second, 400]);
		}
});
