import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { calendarWords } from "#words/game/calendar.ts";
import { createWords } from "#words/game/create.ts";
import { doodleWords } from "#words/game/doodle.ts";
import { screenWords } from "#words/game/screens.ts";
import { tableWords } from "#words/game/table.ts";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { resize } from "../../players/browser/resize.ts";
import { openScenes, servedScenes, show } from "../../players/browser/scenes/scenes.ts";

withPlotluck();
servedScenes();

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WINDOWS = [DESKTOP, { width: 1280, height: 800 }] as const;

/** Returns the px between the end of each column of the create page and the end of what is in view. */
const leftOver = (page: Page): Promise<number[]> =>
	page.evaluate(() => {
		const view = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
		const ends = ["fieldset", "[aria-expanded]"].map(
			(column) => document.querySelector(`main ${column}`)?.getBoundingClientRect().bottom ?? 0,
		);
		return ends.map((end) => view - end);
	});

/** Returns how many papers the card of each preset draws. */
const papers = (page: Page): Promise<number[]> =>
	page
		.getByRole("group", { name: createWords.heading })
		.locator("label")
		.evaluateAll((cards) => cards.map((card) => card.querySelectorAll("img").length));

test.each(WINDOWS)("the create page fills $width x $height and does not scroll", async (size) => {
	const page = await openScenes([]);
	await resize(page, size);
	await show(page, "create-form");
	for (const rest of await leftOver(page)) {
		expect(rest).toBeGreaterThanOrEqual(0);
		expect(rest).toBeLessThan(30);
	}
});

test("the card of a preset draws a paper for each part", async () => {
	const page = await openScenes([]);
	await resize(page, DESKTOP);
	await show(page, "create-form");
	expect(await papers(page)).toEqual([2, 3, 5, 3]);
});

test("a typed name is on a slip above the pot", async () => {
	const page = await openScenes([]);
	for (const [size, name] of [
		[DESKTOP, "Aunt Gerda"],
		[PHONE, "The Duck"],
	] as const) {
		await resize(page, size);
		await show(page, "characters");
		await page.getByLabel(screenWords.characters.label(2), { exact: true }).fill(name);
		const slips = page.locator("main [aria-hidden] > ul > li");
		await expect.poll(() => slips.allTextContents()).toEqual(["", name, ""]);
	}
});

test("what a player may do while they wait is one row", async () => {
	const page = await openScenes([]);
	await resize(page, PHONE);
	await show(page, "write-slow-done");
	const controls = [
		page.getByRole("button", { name: doodleWords.open }),
		page.getByRole("button", { name: calendarWords.open }),
		page.locator("label", { hasText: tableWords.poke.wanted }),
	];
	const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
	expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
	expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
});

test("a game over days says who writes, not how many", async () => {
	const page = await openScenes([]);
	await show(page, "write-slow-done");
	const heading = page.getByRole("heading", { level: 1 });
	expect(await heading.textContent()).toBe(
		tableWords.waiting.still(["Tanger"], tableWords.waiting.writing),
	);
});
