import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startBrowser } from "./browser.ts";
import { type Plotluck, startPlotluck } from "./plotluck.ts";

/**
 * What every browser game needs, for the tests of the file that imports this: the whole server, and
 * Chromium.
 */
export let plotluck: Plotluck;
export let browser: Browser;

beforeAll(async () => {
	[plotluck, browser] = await Promise.all([startPlotluck(), startBrowser()]);
});
afterAll(async () => {
	await browser.close();
	await plotluck.stop();
});
