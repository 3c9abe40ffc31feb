import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { SHORT_INTROS } from "../../support/short-limits.ts";
import { onceInWorker } from "../../support/worker/once-in-worker.ts";
import { startBrowser } from "./browser-player.ts";

/** The admin page of the servers that files share. */
export const ADMIN_KEY = "mo has a key & a plan";
export const ADMIN_PAGE = "behind-the-curtain";

/** Milliseconds for a browser test: three times what most flows take on a busy machine. */
const TIMEOUT = 120_000;

/** The server and Chromium for the tests of the file that has called `withPlotluck`. */
export let plotluck: Plotluck;
export let browser: Browser;

/**
 * Gives the tests of a file a server and Chromium, which the files of a worker share. Intros are
 * short, because few tests look at them; those pass the limits of their rooms.
 */
export function withPlotluck(limits: Record<string, number> = SHORT_INTROS): void {
	withBrowser();
	beforeAll(async () => {
		plotluck = await onceInWorker(
			`server ${JSON.stringify(limits)}`,
			() => startPlotluck({ ADMIN_KEY, ADMIN_PAGE, PREMIUM_ENABLED: "false" }, { limits }),
			(server) => server.stop(),
		);
	});
}

/**
 * Gives the tests of a file Chromium alone, which the files of a worker share. What a test opens is
 * closed after it, because an idle page costs time too.
 */
export function withBrowser(): void {
	vi.setConfig({ testTimeout: TIMEOUT });
	beforeAll(async () => {
		browser = await onceInWorker("browser", startBrowser, (started) => started.close());
	});
	let before = new Set<BrowserContext>();
	const closeOthers = async (kept: ReadonlySet<BrowserContext>) => {
		const open = browser.contexts().filter((context) => !kept.has(context));
		await Promise.all(open.map((context) => context.close()));
	};
	beforeEach(() => {
		before = new Set(browser.contexts());
	});
	afterEach(() => closeOthers(before));
	afterAll(() => closeOthers(new Set()));
}
