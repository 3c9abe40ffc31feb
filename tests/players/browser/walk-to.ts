import type { Page } from "playwright-core";
import { takenOver } from "./loading.ts";

/**
 * Goes to another page of the site in the open document, as a link within the site does, because
 * loading a document anew takes a second of the processor.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
	await takenOver(page);
	await page.evaluate((to) => {
		history.pushState(null, "", to);
		dispatchEvent(new PopStateEvent("popstate", { state: null }));
	}, path);
}
