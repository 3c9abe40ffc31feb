import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BROWSER_SETTINGS, clickAnything } from "../../players/browser/browser-monkey.ts";
import { startBrowser } from "../../players/browser/browser-player.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { HURRIED, shortLimits } from "../../support/short-limits.ts";

// Phases end after seconds, and a few clicks in each of them see all screens.
let rooms: Awaited<ReturnType<typeof shortLimits>>;
let plotluck: Plotluck;
let browser: Browser;
beforeAll(async () => {
	rooms = await shortLimits(HURRIED);
	[plotluck, browser] = await Promise.all([
		startPlotluck({}, { dist: rooms.dist }),
		startBrowser(),
	]);
});
afterAll(async () => {
	await browser.close();
	await plotluck.stop();
	await rooms.remove();
});

test.each([
	["default", 1, { ...BROWSER_SETTINGS, read_together: true }],
	["otp", 2, { ...BROWSER_SETTINGS, moderation: false }],
])(
	"clicks on anything in a game of %s with seed %i break no page",
	{
		timeout: 400_000,
	},
	async (mode, seed, settings) => {
		const game = { seed, mode, pages: 3, clicks: 110, each: 4, settings };
		expect(await clickAnything(browser, plotluck.url, game)).toEqual([]);
	},
);
