import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { brokenRules } from "./page-checks.ts";

// The package is a dependency of the one for Playwright, which loads axe again for every check and
// returns everything that is right too.
const { source } = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"))(
	"axe-core",
) as { source: string };

/** Evaluates axe in a page, unless it has it. */
export async function addAxe(page: Page): Promise<void> {
	if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
}

/** Returns the rules of axe that a page breaks, with the places, without those that are left out. */
export async function barriersOn(page: Page, ...leftOut: string[]): Promise<string[]> {
	await addAxe(page);
	return page.evaluate(brokenRules, leftOut);
}
