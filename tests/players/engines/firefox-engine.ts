import type { BrowserEngine } from "./engine.ts";
import { ON_PHONE, playwrightEngine } from "./playwright-engine.ts";
import { startFirefox } from "./start-firefox.ts";

/** Firefox says so of each request to a service worker that ends because its page is left. */
const LEFT = ["A ServiceWorker intercepted the request and encountered an unexpected error"];

/** Starts Firefox with one window. */
export async function firefoxEngine(): Promise<BrowserEngine> {
	const browser = await startFirefox();
	return playwrightEngine(browser, await browser.newContext(ON_PHONE), LEFT);
}
