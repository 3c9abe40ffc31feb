import { expect, test } from "vitest";
import { LANGUAGES } from "#game/settings/languages.ts";
import { boxFaults } from "../../players/browser/boxes.ts";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
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
const TELEVISION = { width: 1280, height: 720 };
const EVERY = process.env.FULL_SIZE ? 1 : 6;

/** English with accents, and 40 % longer, which the smallest phone has no room for everywhere. */
const PSEUDO = "en-XA";

test.each([...Object.keys(LANGUAGES).slice(1), PSEUDO])(
	"nothing is cut or covered in %s",
	{ timeout: process.env.FULL_SIZE ? 1_800_000 : 300_000 },
	async (language) => {
		const faults: string[] = [];
		const page = await openScenes(faults, language);
		const scenes = await page.locator("[data-scenes] a").allTextContents();
		const windows = language === PSEUDO ? WINDOWS.slice(1) : WINDOWS;
		const place = Object.keys(LANGUAGES).indexOf(language) + 1;
		for (const [i, scene] of scenes.entries()) {
			if ((i + place) % EVERY !== 0) continue;
			await show(page, scene);
			const found = await boxFaults(page, process.env.FULL_SIZE ? windows : windows.slice(0, 1));
			faults.push(...found.map((fault) => `${scene}: ${fault}`));
			if (!scene.startsWith("tv-") || /overlay|winner/.test(scene)) continue;
			await resize(page, TELEVISION);
			const crowded = await crowding(page);
			faults.push(...crowded.map((fault) => `${scene} on a television: ${fault}`));
		}
		expect(faults).toEqual([]);
		await page.context().close();
	},
);
