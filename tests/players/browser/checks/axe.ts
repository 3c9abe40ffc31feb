import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { brokenRules } from "./page-checks.ts";

// The package is a dependency of the one for Playwright, which loads axe again for every check and
// returns everything that is right too.
const { source } = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"))(
	"axe-core",
) as { source: string };

/** Returns the rules of axe that a page breaks, with the places. */
export async function barriersOn(page: Page): Promise<string[]> {
	if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
	return page.evaluate(brokenRules);
}
