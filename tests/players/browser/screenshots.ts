import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page, ViewportSize } from "playwright-core";
import type { BrowserPlayer } from "./browser-player.ts";
import { barriersOn } from "./checks/axe.ts";
import { faultsInEveryTheme } from "./every-theme.ts";
import { loadThemes } from "./theme-sheets.ts";

/** Folder for screenshots of every screen. Without it none are taken. */
const SHOTS = process.env.SHOTS;

const SMALLEST = { width: 320, height: 568 };
const SIZES = [{ width: 390, height: 844 }, SMALLEST, { width: 1280, height: 800 }];
const THEMES = ["classic", "noir", "petal"];

/**
 * Checks the current screen for accessibility problems and for content that a small phone cuts off,
 * and adds them to the player's complaints.
 */
export async function look(player: BrowserPlayer, screen: string): Promise<void> {
	const { page, complaints } = player;
	const before = page.viewportSize();
	complaints.push(...(await barriersOn(page)).map((barrier) => `${screen}: ${barrier}`));
	await page.setViewportSize(SMALLEST);
	const cut = await page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
	if (cut > 0) complaints.push(`${screen}: ${cut} pixels are cut off at ${SMALLEST.width}`);
	await takePictures(page, screen, ...SIZES);
	if (before) await page.setViewportSize(before);
}

/** Checks the current screen as `look` does, in every theme. */
export async function lookInEveryTheme(player: BrowserPlayer, screen: string): Promise<void> {
	const { page, complaints } = player;
	complaints.push(...(await faultsInEveryTheme(page)).map((fault) => `${screen}: ${fault}`));
	const before = page.viewportSize();
	await takePictures(page, screen, ...SIZES);
	if (before) await page.setViewportSize(before);
}

/** Takes screenshots of a screen in three themes, in the folder that SHOTS names, if any. */
export async function takePictures(
	page: Page,
	screen: string,
	...sizes: ViewportSize[]
): Promise<void> {
	if (!SHOTS) return;
	await mkdir(SHOTS, { recursive: true });
	await loadThemes(page);
	const wear = (theme: string) =>
		page.evaluate(
			(worn) => Object.assign(document.documentElement.dataset, { theme: worn }),
			theme,
		);
	for (const theme of THEMES) {
		await wear(theme);
		for (const size of sizes) {
			await page.setViewportSize(size);
			await page.screenshot({
				path: join(SHOTS, `${screen}-${size.width}x${size.height}-${theme}.png`),
			});
		}
	}
	await wear(THEMES[0] ?? "");
}
