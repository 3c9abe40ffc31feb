import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ViewportSize } from "playwright-core";
import { expect, test } from "vitest";
import { readingWords } from "#words/reading.ts";
import { GAME_SCENES } from "../../../web/scenes/game-scenes.ts";
import { WRITTEN } from "../../../web/scenes/texts.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { ABOVE_KEYBOARD } from "../../players/browser/checks/boxes.ts";
import { undirectedTexts } from "../../players/browser/checks/direction-checks.ts";
import { type Look, walk } from "../../players/browser/checks/scene-walk.ts";
import { THEME_NAMES } from "../../players/browser/every-theme.ts";
import { openScenes, servedScenes, show, WIDE } from "../../players/browser/scenes.ts";
import { DIST } from "../../support/dist.ts";

withPlotluck();

const SMALL = { width: 320, height: 568 };
/** Scenes with two pages, at least one of each phase. */
const SPREADS = [
	...["lobby-guest", "quick-start", "minors", "characters", "story-create", "intro", "title"],
	...["censor", "story-list", "story-view", "together-guest", "together-own", "award-vote"],
	"results-guest",
];
/** Scenes of which one page takes the width of both. */
const WHOLE = [
	...["write-next", "write-done", "vote-wait", "reveal-title", "congratulations", "curtain-call"],
	...["loading", "elsewhere"],
];
servedScenes();

/** Phones with bars, on their side or with a keyboard; each is for every fifth scene. */
const PHONES = [
	{ width: 390, height: 450 },
	{ width: 390, height: 664 },
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
	{ width: 844, height: 180 },
];
/** Windows with two pages; each is for every fourth scene. */
const DESKS = [
	{ width: 1024, height: 768 },
	{ width: 1280, height: 800 },
	{ width: 1440, height: 900 },
	{ width: 1920, height: 1080 },
];
const ALL = Boolean(process.env.FULL_SIZE);

/**
 * Returns the smallest phone, another one and a desk, others than for the scenes beside this one,
 * and all of them with FULL_SIZE.
 */
function looksAt(scene: string, place: number): Look[] {
	const isOn = (count: number) => (_: unknown, i: number) => ALL || (i + place) % count === 0;
	const boxes = (windows: readonly ViewportSize[]): Look[] =>
		windows.map((size) => ({ ...size, boxes: true }));
	const themes = THEME_NAMES.filter(isOn(3));
	return [
		{ ...SMALL, boxes: true, themes },
		...boxes(/^(write|paused)/.test(scene) ? ABOVE_KEYBOARD : []),
		...boxes(PHONES.filter(isOn(PHONES.length))),
		...boxes(DESKS.filter(isOn(DESKS.length))).map((look) => ({ ...look, structure: true })),
	];
}

/** Returns a fault when a page of a room shows the copyright, which is for the pages around it. */
function copyrightLine(): string[] {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode())
		if (node.textContent?.includes("©") && node.parentElement?.checkVisibility())
			return ["shows the copyright"];
	return [];
}

test("every screen is accessible, readable in its themes, and fits its windows", {
	timeout: 1_800_000,
}, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	const scenes = await page.locator("[data-scenes] a").allTextContents();
	expect(scenes.length).toBeGreaterThan(60);
	const faults = await walk(page, scenes, looksAt, async (scene) => [
		...(await page.evaluate(undirectedTexts, WRITTEN)),
		...(scene in GAME_SCENES ? await page.evaluate(copyrightLine) : []),
	]);
	expect([...complaints, ...faults]).toEqual([]);
	await page.context().close();
});

test("screens keep their measures: two pages, 70 to 30, a low footer, a large title", {
	timeout: 180_000,
}, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	const box = async (selector: string) => {
		const found = await page.locator(selector).first().boundingBox();
		if (!found) throw new Error(`${selector} is not on the screen`);
		return found;
	};
	// The layout's width, because a page slides in.
	const width = () =>
		page
			.locator("[data-page]")
			.first()
			.evaluate((one) => one.clientWidth);
	await show(page, "lobby-host");
	// The screens of a room load when the first of them is shown, which hides the page again.
	let book = 0;
	const measure = async () => {
		book = await width();
		return book;
	};
	await expect.poll(measure).toBeGreaterThan(0);
	for (const scene of [...SPREADS, ...WHOLE]) {
		await show(page, scene);
		await expect.poll(width, { message: scene }).toBe(book);
		// The fold lies between the pages.
		if (SPREADS.includes(scene))
			await page.locator("main [aria-hidden]:empty").first().waitFor({ state: "visible" });
	}

	await show(page, "results-guest");
	const stories = await box('[aria-labelledby="fanfics"]');
	const people = await box('[aria-labelledby="writers"]');
	expect(stories.width / (stories.width + people.width)).toBeCloseTo(0.7, 2);
	await page.setViewportSize(SMALL);
	for (const scene of ["results-host", "results-guest"]) {
		await show(page, scene);
		expect((await box("footer")).height, scene).toBeLessThanOrEqual(0.15 * SMALL.height);
	}
	await page.getByRole("button", { name: "More" }).click();
	await page.getByRole("link", { name: "Tip jar" }).click({ trial: true });

	await page.setViewportSize(WIDE);
	await show(page, "reveal-title");
	await page.getByRole("heading", { name: /Best title/ }).waitFor();
	const sizes = await page
		.locator("main li")
		.first()
		.evaluate((card) =>
			["q", "q + b"].map((part) => {
				const found = card.querySelector(part);
				return found ? Number.parseFloat(getComputedStyle(found).fontSize) : 0;
			}),
		);
	expect(sizes[1]).toBeGreaterThan(2 * (sizes[0] ?? 0));

	await show(page, "reveal-winner");
	await page.getByText(/^Congratulations/).waitFor();
	await show(page, "reveal-winner-audience");
	await page.getByRole("heading", { name: "The story of the night" }).waitFor();
	expect(await page.getByText(/Congratulations/).count()).toBe(0);
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("a writer sees the own part at once where no screen shows it, and else when they ask", async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	const { showText, hideText } = readingWords.together;
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	const text = page.locator("main article");
	await show(page, "together-own");
	await text.waitFor();
	await button(hideText).click();
	await button(showText).waitFor();
	expect(await text.count()).toBe(0);

	await show(page, "together-writer-screen");
	expect(await text.count()).toBe(0);
	await button(showText).click();
	await button(hideText).waitFor();
	await text.waitFor();
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("a supporter's theme is there at the first paint, and the build has no scenes", async () => {
	const web = join(DIST, "web");
	const assets = readdirSync(join(web, "assets")).filter((file) => file.endsWith(".js"));
	expect(assets.length).toBeGreaterThan(20);
	for (const file of assets)
		expect(readFileSync(join(web, "assets", file), "utf8")).not.toContain("dev/scenes");
	const context = await browser.newContext({ viewport: SMALL });
	await context.addInitScript(() => {
		localStorage.playerTheme = "3";
		localStorage.playerName = "Mika";
		localStorage.playerMature = "true";
	});
	const page = await context.newPage();
	// Without the app's own code only the first paint's script can set the theme.
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	await page.goto(`${plotluck.url}/dev/scenes`);
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
