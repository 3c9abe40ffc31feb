import type { Page } from "playwright-core";
import { THEMES } from "#game/catalogue.ts";
import { addAxe, barriersOn } from "./checks/axe.ts";
import { browserFaces, faultsByTheme } from "./checks/page-checks.ts";
import { resize } from "./resize.ts";
import { loadThemes } from "./theme-sheets.ts";

export const THEME_NAMES = THEMES.map(({ name }) => name);
const WIDE = { width: 1280, height: 800 };
const SMALL = { width: 320, height: 568 };

/** The looks of texts that this worker has checked; one text of each look is enough. */
const looks: string[] = [];

/** What `faultsByTheme` keeps in a page. */
interface LooksWindow {
	looks?: Set<string>;
	newLooks?: string[];
}

/** Returns the texts of a page that are cut, or have too little contrast, in these themes. */
export async function themeFaults(page: Page, themes: readonly string[]): Promise<string[]> {
	await addAxe(page);
	await loadThemes(page);
	if (!(await page.evaluate("'looks' in globalThis")))
		await page.evaluate((known) => {
			(globalThis as LooksWindow).looks = new Set(known);
		}, looks);
	const faults = await page.evaluate(faultsByTheme, themes);
	looks.push(...(await page.evaluate(() => (globalThis as LooksWindow).newLooks?.splice(0) ?? [])));
	return faults;
}

/**
 * Returns the rules of axe that a page breaks in its window, and what is wrong with its texts in the
 * first theme. No theme changes the structure of a page.
 */
export const structureFaults = async (page: Page): Promise<string[]> => [
	...(await barriersOn(page, "color-contrast")),
	...(await page.evaluate(browserFaces)),
	...(await themeFaults(page, THEME_NAMES.slice(0, 1))),
];

/** Returns what is wrong with a page on a wide window, and in every theme on a small phone. */
export async function faultsInEveryTheme(page: Page): Promise<string[]> {
	const before = page.viewportSize();
	await resize(page, WIDE);
	const faults = await structureFaults(page);
	await resize(page, SMALL);
	faults.push(...(await themeFaults(page, THEME_NAMES)));
	if (before) await page.setViewportSize(before);
	return faults;
}
