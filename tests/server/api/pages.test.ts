import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../../supervisor/paths.mjs";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";

const SHELL = "<!doctype html><head><title>Plotluck</title></head>";
const SCRIPT = "export const words = 1;".repeat(100);
let plotluck: Plotluck;
let dist: string;
beforeAll(async () => {
	// A clone may be in a folder whose name begins with a dot.
	dist = await mkdtemp(join(tmpdir(), ".plotluck-dist-"));
	await mkdir(join(dist, "web", "assets"), { recursive: true });
	await mkdir(join(dist, "web", "styles", "themes"), { recursive: true });
	await writeFile(join(dist, "web", "styles", "themes", "goth.css"), "body { color: black }");
	await writeFile(join(dist, "web", "index.html"), SHELL);
	await writeFile(join(dist, "web", "assets", "app-1a2b.js"), SCRIPT);
	await writeFile(join(dist, "web", "assets", "app-1a2b.js.br"), brotliCompressSync(SCRIPT));
	await mkdir(join(dist, "web", ".vite"));
	await writeFile(join(dist, "web", ".vite", "manifest.json"), "{}");
	await writeFile(
		join(dist, "web", ".vite", "preloads.json"),
		'{"preloads":{"en":{}},"made":{"en":{}},"makers":"."}',
	);
	await writeFile(join(dist, "secrets.txt"), "not for you");
	await copyFile(join(root, "dist", "workflows.js"), join(dist, "workflows.js"));
	plotluck = await startPlotluck({}, { dist });
});
afterAll(async () => {
	await plotluck.stop();
	await rm(dist, { recursive: true });
});

/** Sends the path unchanged, because fetch would normalise it. */
const ask = (path: string, method = "GET", headers: Record<string, string> = {}) =>
	new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>(
		(resolve, reject) => {
			const sent = request(plotluck.url, { path, method, headers }, (answer) => {
				let text = "";
				answer.on("data", (data) => {
					text += data;
				});
				answer.on("end", () =>
					resolve({ status: answer.statusCode, headers: answer.headers, text }),
				);
			});
			sent.on("error", reject);
			sent.end();
		},
	);

test.each([
	"/",
	"/index.html",
	"/game/ABCD",
	"/play/create?mode=otp",
	"/view/x-1_Y",
	"/no/such/page",
	"/gone/",
])("%s is the app", async (path) => {
	const { status, headers, text } = await ask(path);
	expect([status, text.replaceAll(/<meta [^>]*>/g, "")]).toEqual([200, SHELL]);
	expect(headers["content-type"]).toMatch(/^text\/html/);
	expect(headers["cache-control"]).toBe("no-cache");
	expect(headers["content-security-policy"]).toContain("default-src 'self'");
});

test("browsers cache built files forever, and revalidate the app", async () => {
	const script = await ask("/assets/app-1a2b.js");
	expect([script.status, script.text]).toEqual([200, SCRIPT]);
	expect(script.headers["content-type"]).toMatch(/javascript/);
	expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
	const { etag } = (await ask("/")).headers;
	expect(await ask("/", "GET", { "if-none-match": String(etag) })).toMatchObject({
		status: 304,
		text: "",
	});
	expect(await ask("/", "HEAD")).toMatchObject({ status: 200, text: "" });
	expect(
		(await ask("/assets/app-1a2b.js", "GET", { "accept-encoding": "gzip" })).headers[
			"content-encoding"
		],
	).toBe("gzip");
});

test("browsers ask each time for a theme's sheet, which has the same name in every build", async () => {
	const path = "/styles/themes/goth.css";
	const { status, headers } = await ask(path);
	expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
	const again = () => ask(path, "GET", { "if-none-match": String(headers.etag) });
	expect(await again()).toMatchObject({ status: 304, text: "" });
	await writeFile(join(dist, "web", path), "body { color: darkred }");
	expect(await again()).toMatchObject({ status: 200, text: "body { color: darkred }" });
});

test("the build's own compressed copy is sent to browsers that take it", async () => {
	const encoded = { "accept-encoding": "br, gzip" };
	const { headers } = await ask("/assets/app-1a2b.js", "GET", encoded);
	expect(headers).toMatchObject({
		"content-encoding": "br",
		"content-type": expect.stringMatching(/javascript/),
		"content-length": String(brotliCompressSync(SCRIPT).length),
		vary: expect.stringMatching(/accept-encoding/i),
	});
	expect((await ask("/assets/app-1a2b.js")).headers["content-encoding"]).toBeUndefined();
});

test.each([
	"/.vite/manifest.json",
	"/assets/app-old.js",
	"/favicon.ico",
	"/assets/app-1a2b.js/more.js",
])("%s is not there", async (path) => {
	const { status, text } = await ask(path);
	expect([status, text.includes("Plotluck")]).toEqual([404, false]);
});

test.each([
	"/../secrets.txt",
	"/assets/../../secrets.txt",
	"/..%2fsecrets.txt",
	"/%2e%2e/secrets.txt",
	"/assets/..%2f..%2fsecrets.txt",
	"/assets/..%5c..%5csecrets.txt",
	"/%2fetc%2fpasswd",
	"/../web/../secrets.txt%00.html",
	"//secrets.txt",
	"/%",
	"/../../../../../../../../etc/passwd",
])("%s leads nowhere outside the pages", async (path) => {
	const { status, text } = await ask(path);
	expect([200, 404]).toContain(status);
	if (status === 200) expect(text).toBe(SHELL);
	expect(text).not.toMatch(/not for you|root:/);
});

test("pages allow GET and HEAD only", async () => {
	for (const method of ["POST", "PUT", "DELETE"])
		expect([404, 405]).toContain((await ask("/", method)).status);
});
