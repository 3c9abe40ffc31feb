import type { Page, ViewportSize } from "playwright-core";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { REACTION_NAMES } from "#game/points/reactions.ts";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { resize } from "../../players/browser/resize.ts";
import { openScenes, servedScenes, show } from "../../players/browser/scenes/scenes.ts";

withPlotluck();
servedScenes();

const SMALL = { width: 320, height: 568 };
const UPRIGHT = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const PHONES = [SMALL, UPRIGHT];

let page: Page;
beforeEach(async () => {
	const complaints: string[] = [];
	page = await openScenes(complaints);
	onTestFinished(() => expect(complaints).toEqual([]));
});

/** Shows each scene in each window, and returns what `look` finds there. */
async function faultsIn(
	scenes: readonly string[],
	windows: readonly ViewportSize[],
	look: () => Promise<readonly string[]>,
): Promise<string[]> {
	const faults: string[] = [];
	for (const scene of scenes) {
		await show(page, scene);
		for (const window of windows) {
			await resize(page, window);
			for (const fault of await look()) faults.push(`${scene} ${window.width}: ${fault}`);
		}
	}
	return faults;
}

/** Returns the texts of these elements that cannot be seen whole without a scroll, or are missing. */
const outOfSight = (selector: string, least = 1) =>
	page.evaluate(
		([wanted, count]) => {
			const all = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
			const bottom = document.querySelector("footer")?.getBoundingClientRect().top ?? innerHeight;
			const hidden = all.filter((one) => {
				const { left, right, top, bottom: end } = one.getBoundingClientRect();
				const limit = one.closest("footer") ? innerHeight : bottom;
				return left < 0 || right > innerWidth || top < 0 || end > limit + 1;
			});
			const named = hidden.map((one) => one.getAttribute("aria-label") ?? one.textContent ?? "");
			return all.length < count ? [`${all.length} of ${count}`, ...named] : named;
		},
		[selector, least] as const,
	);

/** Returns the texts on the page that their boxes cut. */
const cutTexts = () =>
	page.evaluate(() => {
		/** A letter may be higher than its line, but not by a line. */
		const SLACK = 6;
		return [...document.querySelectorAll<HTMLElement>("main :is(b, q)")]
			.filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
			.filter((one) => {
				const { bottom } = one.getBoundingClientRect();
				const block = one.closest("li")?.getBoundingClientRect().bottom ?? bottom;
				return one.scrollHeight > one.clientHeight + SLACK || bottom > block + 1;
			})
			.map((one) => one.textContent ?? "");
	});

const READ = ["together-guest", "together-cover", "together-many", "together-many-hidden"];

test("all stickers for the open part are in reach on a phone, however long the part is", async () => {
	const stickers = () => outOfSight("[data-edge] button", REACTION_NAMES.length + 1);
	expect(await faultsIn([...READ, "together-many-host"], PHONES, stickers)).toEqual([]);
	expect(await faultsIn(["together-own"], PHONES, () => outOfSight("fieldset button", 7))).toEqual(
		[],
	);
});

test("the host's own part fits a desktop with its bow and its way on", async () => {
	const look = async () => [
		...(await outOfSight("main button", 2)),
		...(await outOfSight("footer button", 3)),
		...(await page.locator("main").evaluate(({ scrollHeight, clientHeight }) => {
			return scrollHeight > clientHeight + 1 ? [`scrolls, ${scrollHeight - clientHeight}`] : [];
		})),
		...(await page.locator("footer").evaluate((footer) => {
			return footer.clientHeight > 80 ? [`the footer is ${footer.clientHeight} high`] : [];
		})),
	];
	expect(await faultsIn(["together-host"], [DESKTOP], look)).toEqual([]);
});

test("titles and lines on the podium are whole on a phone, with people on both sides", async () => {
	const look = async () => [
		...(await cutTexts()),
		...(await outOfSight("[class*=captions] li", 2)),
		...(await outOfSight("[class*=podium] li img", 2)),
	];
	const scenes = ["reveal-second", "reveal-second-many", "reveal-winner", "reveal-winner-many"];
	expect(await faultsIn(scenes, PHONES, look)).toEqual([]);
});

test("an award is whole above the footer of a phone", async () => {
	const look = () => outOfSight("[class*=card]:first-child > *", 3);
	const scenes = ["reveal-title", "reveal-award", "reveal-award-many", "reveal-award-host"];
	expect(await faultsIn(scenes, PHONES, look)).toEqual([]);
	// Stories that share an award are one below the other.
	expect(await faultsIn(["reveal-award"], [UPRIGHT], () => outOfSight("[class*=card]", 2))).toEqual(
		[],
	);
});

test("the faces to guess from are in reach on a phone, in at most four rows, and whole names on a desktop", async () => {
	const rows = () =>
		page.locator("footer fieldset").evaluateAll((all) =>
			all.flatMap((tray) => {
				const { left, right, top, bottom } = tray.getBoundingClientRect();
				const faces = [...tray.querySelectorAll("button")];
				const tops = new Set(faces.map((face) => face.offsetTop));
				// One that is named is tilted.
				const outside = faces
					.map((face) => face.getBoundingClientRect())
					.filter((face) => face.left < left - 6 || face.right > right + 6);
				return [
					...(faces.length === 11 ? [] : [`${faces.length} faces`]),
					...(tops.size <= 4 ? [] : [`${tops.size} rows`]),
					...(top > 0 && bottom < innerHeight ? [] : ["out of the window"]),
					...outside.map((face) => `a face is from ${face.left} to ${face.right}`),
				];
			}),
		);
	for (const window of PHONES) {
		await resize(page, window);
		await show(page, "guess-authors-many");
		expect(await page.locator("fieldset").count()).toBe(1);
		expect(await rows(), `${window.width}`).toEqual([]);
	}
	await resize(page, DESKTOP);
	const wrapped = await page
		.locator("main fieldset button span")
		.evaluateAll((names) =>
			names.filter((name) => name.getClientRects().length > 1 || name.clientHeight > 24),
		);
	expect(wrapped).toEqual([]);
});

test("a first guess opens the next part of others, and the own part has no faces", async () => {
	await resize(page, UPRIGHT);
	await show(page, "guess-authors");
	const open = page.locator("main ol button[aria-current=step]");
	const face = page.locator("footer fieldset button").first();
	const [first = "", , last = ""] = await page.locator("main ol button").allTextContents();
	expect(await open.textContent()).toBe(first);
	// The second part is the reader's own.
	await face.click();
	await expect.poll(() => open.textContent()).toBe(last);
	await page.locator("main ol button").nth(1).click();
	expect(await page.locator("fieldset").count()).toBe(0);
});

test("words that ask for stickers do not look like a button", async () => {
	for (const [scene, text] of [
		["story-list", "4 stories left to react to"],
		["story-view", "One sticker, please. Any sticker."],
	] as const) {
		await resize(page, UPRIGHT);
		await show(page, scene);
		expect(await page.locator("footer button", { hasText: text }).count(), scene).toBe(0);
		expect(await page.locator("footer p", { hasText: text }).isVisible(), scene).toBe(true);
	}
	// A sticker brings the button.
	await page.locator("main fieldset button").first().click();
	await page.locator("footer button", { hasText: "Save reactions" }).waitFor();
});

test("a desktop shows the people on a small stage beside the text, and never whose part it is", async () => {
	const stage = page.locator("main div:has(> [class*=foot])");
	for (const scene of ["story-view", "together-guest", "together-many-hidden"]) {
		await resize(page, DESKTOP);
		await show(page, scene);
		expect(await stage.locator("[data-face]").count(), scene).toBe(
			scene === "together-many-hidden" ? 12 : 5,
		);
	}
	// With hidden authors the only faces are those of all people.
	expect(await stage.locator("img").count()).toBe(12);
});

test("stories of hidden authors are told apart by their beginnings", async () => {
	for (const [scene, rows] of [
		["award-vote-many-hidden", "main fieldset label[data-story]"],
		["story-list-many-hidden", "main li > button"],
	] as const) {
		await resize(page, UPRIGHT);
		await show(page, scene);
		const texts = await page.locator(rows).allTextContents();
		expect(texts.length, scene).toBeGreaterThanOrEqual(11);
		for (const text of texts) expect(text, scene).toMatch(/[a-z]….*$/);
		expect(await page.getByText("?", { exact: true }).count(), scene).toBe(0);
	}
});

test("the host's results have one row of buttons on a phone", async () => {
	const look = () =>
		page.locator("footer").evaluate((footer) => {
			const [main] = footer.querySelectorAll("button");
			const buttons = [...footer.querySelectorAll("button")].filter((one) => one.checkVisibility());
			return [
				...(footer.clientHeight <= 96 ? [] : [`the footer is ${footer.clientHeight} high`]),
				...(buttons.length === 3
					? []
					: [`${buttons.length} buttons beside “${main?.textContent}”`]),
			];
		});
	expect(await faultsIn(["results-host", "results-host-many"], PHONES, look)).toEqual([]);
});

test("the switch for the cover is after the story on a phone, and beside the title on a desktop", async () => {
	await show(page, "title");
	const below = async () => {
		const cover = await page.getByRole("switch").boundingBox();
		const story = await page.locator("main article").last().boundingBox();
		return (cover?.y ?? 0) > (story?.y ?? 0);
	};
	await resize(page, UPRIGHT);
	expect(await below()).toBe(true);
	await resize(page, DESKTOP);
	expect(await below()).toBe(false);
});
