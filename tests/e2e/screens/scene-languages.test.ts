import type { ViewportSize } from "playwright-core";
import { expect, test } from "vitest";
import { LANGUAGES } from "#game/settings/languages.ts";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { resize } from "../../players/browser/resize.ts";
import { type Look, walk } from "../../players/browser/scenes/scene-walk.ts";
import { openScenes, servedScenes, show } from "../../players/browser/scenes/scenes.ts";

withPlotluck();
servedScenes();

const SMALL = { width: 320, height: 568 };
/** The first is the smallest phone, which every scene is shown on. */
const WINDOWS = [
	SMALL,
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
	{ width: 1440, height: 900 },
];
const TELEVISIONS = [
	{ width: 1280, height: 720 },
	{ width: 1920, height: 1080 },
];
const ALL = Boolean(process.env.FULL_SIZE);
const EVERY = ALL ? 1 : 6;
const timeout = ALL ? 1_800_000 : 300_000;

/** English with accents, and 40 % longer; and the same from right to left. */
const PSEUDO = ["en-XA", "ar-XB"];
/** The scenes with the least space for longer texts, and those with things that a side is for. */
const CROWDED = [
	...["home", "lobby-host", "censor-wait", "vote-wait", "write-host", "write-prompts"],
	...["paused-host", "story-view", "congratulations", "results-host", "reveal-winner"],
];
const CROWDED_TELEVISION = ["tv-lobby", "tv-vote", "tv-reading-long"];

const isTelevision = (scene: string) => scene.startsWith("tv-") && !/overlay|winner/.test(scene);

const boxesIn = (windows: readonly ViewportSize[], texts = false): Look[] =>
	windows.map((size) => ({ ...size, boxes: true, texts }));
const crowdingOn = (scene: string, televisions: readonly ViewportSize[]): Look[] =>
	televisions
		.filter(() => isTelevision(scene))
		.map((size) => ({ ...size, crowding: true, texts: true }));

/** Returns in how many lines each control has its text. Runs in the page. */
function linesOf(controls: Element[]): number[] {
	return controls.map((control) => {
		const range = document.createRange();
		range.selectNodeContents(control);
		return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
	});
}

test.each(Object.keys(LANGUAGES).slice(1))(
	"nothing is cut or covered in %s",
	{ timeout },
	async (language) => {
		const complaints: string[] = [];
		const page = await openScenes(complaints, language);
		const scenes = await page.locator("[data-scenes] a").allTextContents();
		const first = Object.keys(LANGUAGES).indexOf(language) + 1;
		const faults = await walk(page, scenes, (scene, place) =>
			(place + first) % EVERY === 0
				? [
						...boxesIn(ALL ? WINDOWS : WINDOWS.slice(0, 1)),
						...crowdingOn(scene, TELEVISIONS.slice(0, 1)),
					]
				: [],
		);
		expect([...complaints, ...faults]).toEqual([]);
		await resize(page, SMALL);
		await show(page, "invitation");
		// Two words below each other.
		const links = page.locator("footer button:not([type=submit])");
		expect(Math.max(...(await links.evaluateAll(linesOf)))).toBeLessThanOrEqual(2);
		await show(page, "lobby-twelve");
		const [tray, footer] = await Promise.all(
			[page.locator("fieldset"), page.locator("footer")].map((box) => box.boundingBox()),
		);
		if (!tray || !footer) throw new Error("both are in the lobby");
		expect(tray.y + tray.height).toBeLessThanOrEqual(footer.y);
		await page.context().close();
	},
);

test.each(PSEUDO)(
	"nothing is cut or covered in the pseudo language %s",
	{ timeout },
	async (language) => {
		const complaints: string[] = [];
		const page = await openScenes(complaints, language);
		const all = await page.locator("[data-scenes] a").allTextContents();
		const some = [...CROWDED, ...CROWDED_TELEVISION];
		expect(all).toEqual(expect.arrayContaining(some));
		const faults = await walk(page, ALL ? all : some, (scene) =>
			scene.startsWith("tv-")
				? [...boxesIn(ALL ? WINDOWS : []), ...crowdingOn(scene, TELEVISIONS)]
				: boxesIn(ALL ? WINDOWS : WINDOWS.slice(0, 3), true),
		);
		expect([...complaints, ...faults]).toEqual([]);
		await page.context().close();
	},
);

test("from right to left, arrows and switches are mirrored, and codes and numbers are not", async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints, "ar-XB");
	const leftOf = async (selector: string) =>
		Promise.all(
			(await page.locator(selector).all()).map(
				async (found) => (await found.boundingBox())?.x ?? 0,
			),
		);
	await show(page, "write-next");
	const knob = page.locator("[role=switch][aria-checked=false] span span").first();
	const [inner, outer] = [await knob.boundingBox(), await knob.locator("..").boundingBox()];
	if (!inner || !outer) throw new Error("there is no switch that is off");
	expect(inner.x).toBeGreaterThan(outer.x + outer.width / 2);
	expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);

	await show(page, "story-view");
	const back = page.locator("footer .lucide-chevron-left");
	expect(await back.evaluate((icon) => getComputedStyle(icon).scale)).toBe("-1 1");

	await show(page, "lobby-host");
	// The code is in a part that loads late.
	await page.locator("main [data-letter]").first().waitFor();
	const letters = await leftOf("main [data-letter]");
	expect(letters.length).toBeGreaterThanOrEqual(4);
	expect(letters).toEqual([...letters].sort((a, b) => a - b));
	expect(complaints).toEqual([]);
	await page.context().close();
});
