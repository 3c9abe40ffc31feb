import type { BrowserEngine } from "./engine.ts";
import { ON_PHONE, playwrightEngine } from "./playwright-engine.ts";
import { startFirefox } from "./start-firefox.ts";

/** Starts Firefox with one window. */
export async function firefoxEngine(): Promise<BrowserEngine> {
	const browser = await startFirefox();
	return playwrightEngine(browser, await browser.newContext(ON_PHONE));
}
