import type { ViewportSize } from "playwright-core";
import { expect, test } from "vitest";
import { GAME_SCENES } from "../../../web/scenes/game-scenes.ts";
import { WRITTEN } from "../../../web/scenes/texts.ts";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { ABOVE_KEYBOARD } from "../../players/browser/checks/boxes.ts";
import { undirectedTexts } from "../../players/browser/checks/direction-checks.ts";
import { THEME_NAMES } from "../../players/browser/every-theme.ts";
import { type Look, walk } from "../../players/browser/scenes/scene-walk.ts";
import { openScenes, servedScenes } from "../../players/browser/scenes/scenes.ts";

withPlotluck();

const SMALL = { width: 320, height: 568 };
servedScenes();

/** Windows of screens that must not scroll; the last is a laptop that is zoomed to 200 %. */
const LOW: readonly Look[] = [
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
	{ width: 667, height: 375 },
	{ width: 640, height: 360 },
];
const WITH_KEYBOARD: readonly Look[] = [
	{ width: 390, height: 480 },
	...ABOVE_KEYBOARD,
	{ width: 844, height: 180 },
	{ width: 844, height: 390, above: 180 },
];
/** A screen of each phase, and what opens over it. */
const FITTING = [
	...["lobby-full", "quick-start", "minors", "characters", "story-create", "write-host"],
	...["write-eight", "title-wait", "censor", "story-list", "story-view", "award-vote-host"],
	...["congratulations", "results-host", "write-late", "story-list-late", "title", "title-late"],
];
/** A dialog takes the focus from the text, which closes the keyboard. */
const WITHOUT_KEYBOARD = ["leave-question"];

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
	if (scene.startsWith("full-")) return [{ ...SMALL, boxes: true, structure: true, themes }];
	const low = [...FITTING, ...WITHOUT_KEYBOARD].includes(scene) ? LOW : [];
	const lower = FITTING.includes(scene) ? WITH_KEYBOARD : [];
	return [
		...[...low, ...lower].map((look) => ({ ...look, fit: true })),
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
	expect(scenes).toEqual(expect.arrayContaining([...FITTING, ...WITHOUT_KEYBOARD]));
	const faults = await walk(page, scenes, looksAt, async (scene) => [
		...(await page.evaluate(undirectedTexts, WRITTEN)),
		...(scene in GAME_SCENES ? await page.evaluate(copyrightLine) : []),
	]);
	expect([...complaints, ...faults]).toEqual([]);
	await page.context().close();
});
