import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../supervisor/ports.mjs";
import { servePages } from "../../../supervisor/server/dev-pages.mjs";
import { WRITTEN } from "../../../web/gallery/texts.ts";
import { ABOVE_KEYBOARD, boxFaults, WINDOWS } from "../../players/browser/boxes.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { undirectedTexts } from "../../players/browser/direction-checks.ts";
import { faultsInEveryTheme } from "../../players/browser/every-theme.ts";
import { DIST } from "../../support/dist.ts";

withPlotluck();

const WIDE = { width: 1280, height: 800 };
const SMALL = { width: 320, height: 568 };

let url: string;
let stopPages: () => Promise<void>;

beforeAll(async () => {
	const port = await freePort();
	stopPages = await servePages({ port, host: "127.0.0.1" }, plotluck.url);
	url = `http://127.0.0.1:${port}/dev/gallery`;
});
afterAll(() => stopPages());

/** Opens the gallery in a page of its own. `complaints` collects the errors of the page. */
async function openGallery(complaints: string[]): Promise<Page> {
	const context = await browser.newContext({ viewport: WIDE, reducedMotion: "reduce" });
	const page = await context.newPage();
	page.on("pageerror", ({ message }) => complaints.push(message));
	await page.goto(url, { timeout: 120_000 });
	await page.locator("html[data-gallery=ready] [data-scenes]").waitFor({ timeout: 120_000 });
	return page;
}

/** Shows a scene without loading the page again. */
async function show(page: Page, scene: string): Promise<void> {
	await page.evaluate((name) => {
		document.documentElement.dataset.gallery = "opening";
		history.pushState({ idx: 0, key: name, usr: null }, "", `/dev/gallery?screen=${name}`);
		dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
	}, scene);
	await page.waitForFunction(() => document.documentElement.dataset.gallery !== "opening");
	expect(await page.evaluate(() => document.documentElement.dataset.gallery), scene).toBe("ready");
}

const wear = (page: Page, theme: string) =>
	page.evaluate((name) => {
		document.documentElement.dataset.theme = name;
	}, theme);

/** Scenes whose boxes are not right yet. */
const ALLOWED: readonly string[] = [];

/** Three windows for each scene, others than for its neighbours, and all of them with FULL_SIZE. */
function windowsOf(scene: string, place: number) {
	const some = [0, 3, 7].flatMap((step) => WINDOWS[(place + step) % WINDOWS.length] ?? []);
	const above = /^(write|paused)/.test(scene) ? ABOVE_KEYBOARD : [];
	return [...above, ...(process.env.FULL_SIZE ? WINDOWS : some)];
}

test("every screen is accessible, readable in all themes, and fits its windows", {
	timeout: process.env.FULL_SIZE ? 1_800_000 : 600_000,
}, async () => {
	const faults: string[] = [];
	// Two pages, one for each core.
	const pages = await Promise.all([openGallery(faults), openGallery(faults)]);
	const scenes = (await pages[0]?.locator("[data-scenes] a").allTextContents()) ?? [];
	expect(scenes.length).toBeGreaterThan(60);
	await Promise.all(
		pages.map(async (page) => {
			for (let scene = scenes.pop(); scene !== undefined; scene = scenes.pop()) {
				await show(page, scene);
				const found = [
					...(ALLOWED.includes(scene)
						? []
						: await boxFaults(page, windowsOf(scene, scenes.length))),
					...(await page.evaluate(undirectedTexts, WRITTEN)),
					...(await faultsInEveryTheme(page)),
				];
				faults.push(...found.map((fault) => `${scene}: ${fault}`));
			}
		}),
	);
	expect(faults).toEqual([]);
});

test("the picture of a story is the same in every theme", { timeout: 180_000 }, async () => {
	const complaints: string[] = [];
	const page = await openGallery(complaints);
	await show(page, "results-guest");
	const drawn: string[] = [];
	for (const theme of ["classic", "neon", "blue", "winter"]) {
		await wear(page, theme);
		drawn.push(
			// A string, because the test runner rewrites imports in functions.
			await page.evaluate(`(async () => {
				const { captureCard } = await import("/exports/capture.tsx");
				const { store } = await import("/store.ts");
				const game = JSON.parse(JSON.stringify(store.room.game));
				const [picture] = await captureCard(Object.values(game.stories)[0], game, new Date(0));
				const bytes = new Uint8Array(await picture.arrayBuffer());
				const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
				return bytes.length + " " + sum.join();
			})()`),
		);
	}
	expect(new Set(drawn).size, drawn.join("\n")).toBe(1);
	expect(Number.parseInt(drawn[0] ?? "", 10)).toBeGreaterThan(20_000);
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("a supporter's theme is there at the first paint, and the build has no gallery", async () => {
	const web = join(DIST, "web");
	const assets = readdirSync(join(web, "assets")).filter((file) => file.endsWith(".js"));
	expect(assets.length).toBeGreaterThan(20);
	for (const file of assets)
		expect(readFileSync(join(web, "assets", file), "utf8")).not.toContain("dev/gallery");
	const context = await browser.newContext({ viewport: SMALL });
	await context.addInitScript(() => {
		localStorage.playerTheme = "3";
		localStorage.playerName = "Mika";
		localStorage.playerMature = "true";
	});
	const page = await context.newPage();
	// Without the app's own code only the first paint's script can set the theme.
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	await page.goto(`${plotluck.url}/dev/gallery`);
	expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
		"rgb(13, 10, 28)",
	);
	await page.unrouteAll();
	await page.reload();
	await page.getByRole("button", { name: "Mika, your card" }).waitFor();
	expect(new URL(page.url()).pathname).toBe("/");
	expect(await page.locator('meta[name="theme-color"]').first().getAttribute("content")).toBe(
		"#0d0a1c",
	);
	await context.close();
});
