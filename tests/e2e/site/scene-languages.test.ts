import { expect, test } from "vitest";
import { LANGUAGES } from "#game/settings/languages.ts";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { boxFaults } from "../../players/browser/checks/boxes.ts";
import { textFaults } from "../../players/browser/checks/text-checks.ts";
import { resize } from "../../players/browser/resize.ts";
import { crowding, openScenes, servedScenes, show } from "../../players/browser/scenes.ts";

withPlotluck();
servedScenes();

/** The first is the smallest phone, which every scene is shown on. */
const WINDOWS = [
	{ width: 320, height: 568 },
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

type Scenes = Awaited<ReturnType<typeof openScenes>>;

/** Returns what is wrong with the shown scene in windows of these sizes. */
async function windowFaults(page: Scenes, sizes: typeof WINDOWS): Promise<string[]> {
	return [...(await boxFaults(page, sizes)), ...(await textFaults(page, sizes))];
}

/** Returns what is wrong with the shown scene on a big screen. */
async function televisionFaults(page: Scenes, sizes: typeof TELEVISIONS): Promise<string[]> {
	const faults: string[] = [];
	for (const size of sizes) {
		await resize(page, size);
		const crowded = await crowding(page);
		faults.push(...crowded.map((fault) => `${size.width}x${size.height}: ${fault}`));
	}
	return [...faults, ...(await textFaults(page, sizes))];
}

const isTelevision = (scene: string) => scene.startsWith("tv-") && !/overlay|winner/.test(scene);

test.each(Object.keys(LANGUAGES).slice(1))(
	"nothing is cut or covered in %s",
	{ timeout },
	async (language) => {
		const faults: string[] = [];
		const page = await openScenes(faults, language);
		const scenes = await page.locator("[data-scenes] a").allTextContents();
		const place = Object.keys(LANGUAGES).indexOf(language) + 1;
		for (const [i, scene] of scenes.entries()) {
			if ((i + place) % EVERY !== 0) continue;
			await show(page, scene);
			const found = await boxFaults(page, ALL ? WINDOWS : WINDOWS.slice(0, 1));
			if (isTelevision(scene))
				found.push(...(await televisionFaults(page, TELEVISIONS.slice(0, 1))));
			faults.push(...found.map((fault) => `${scene}: ${fault}`));
		}
		expect(faults).toEqual([]);
		await page.context().close();
	},
);

test.each(PSEUDO)(
	"nothing is cut or covered in the pseudo language %s",
	{ timeout },
	async (language) => {
		const faults: string[] = [];
		const page = await openScenes(faults, language);
		const all = await page.locator("[data-scenes] a").allTextContents();
		expect(all).toEqual(expect.arrayContaining([...CROWDED, ...CROWDED_TELEVISION]));
		for (const scene of ALL ? all : [...CROWDED, ...CROWDED_TELEVISION]) {
			await show(page, scene);
			const found = scene.startsWith("tv-")
				? await boxFaults(page, ALL ? WINDOWS : [])
				: await windowFaults(page, ALL ? WINDOWS : WINDOWS.slice(0, 3));
			if (isTelevision(scene)) found.push(...(await televisionFaults(page, TELEVISIONS)));
			faults.push(...found.map((fault) => `${scene}: ${fault}`));
		}
		expect(faults).toEqual([]);
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
	await show(page, "write-done");
	const knob = page.locator("[role=switch][aria-checked=true] span span").first();
	const [inner, outer] = [await knob.boundingBox(), await knob.locator("..").boundingBox()];
	if (!inner || !outer) throw new Error("there is no switch that is on");
	expect(inner.x).toBeGreaterThan(outer.x);
	expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width / 2);

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
