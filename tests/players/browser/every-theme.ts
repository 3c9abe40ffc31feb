import type { Page } from "playwright-core";
import { THEMES } from "#game/catalogue.ts";
import { barriersOn } from "./checks/axe.ts";
import { faultsByTheme } from "./checks/page-checks.ts";
import { resize } from "./resize.ts";
import { loadThemes } from "./theme-sheets.ts";

export const THEME_NAMES = THEMES.map(({ name }) => name);
const WIDE = { width: 1280, height: 800 };
const SMALL = { width: 320, height: 568 };

/** The looks of texts that this worker has checked; one text of each look is enough. */
let looks: string[] = [];

/** Returns what is wrong with a page on a wide window, and in these themes on a small phone. */
export async function faultsInThemes(page: Page, themes: string[]): Promise<string[]> {
	const before = page.viewportSize();
	await page.evaluate((known) => {
		(globalThis as { looks?: Set<string> }).looks ??= new Set(known);
	}, looks);
	await loadThemes(page);
	await resize(page, WIDE);
	const faults = await barriersOn(page);
	await resize(page, SMALL);
	faults.push(...(await page.evaluate(faultsByTheme, themes)));
	looks = await page.evaluate(() => [...((globalThis as { looks?: Set<string> }).looks ?? [])]);
	if (before) await page.setViewportSize(before);
	return faults;
}

/** Returns what is wrong with a page on a wide window, and in every theme on a small phone. */
export const faultsInEveryTheme = (page: Page): Promise<string[]> =>
	faultsInThemes(page, THEME_NAMES);
