import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { startBrowser } from "./browser-player.ts";

/** Starts the server and Chromium for the tests of the importing file. */
export let plotluck: Plotluck;
export let browser: Browser;

beforeAll(async () => {
	[plotluck, browser] = await Promise.all([startPlotluck(), startBrowser()]);
});
afterAll(async () => {
	await browser.close();
	await plotluck.stop();
});
