import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import type { BrowserPlayer } from "./browser-player.ts";

/** Folder for screenshots of every screen. Without it none are taken. */
const SHOTS = process.env.SHOTS;

const SMALLEST = { width: 320, height: 568 };
const SIZES = [{ width: 390, height: 844 }, SMALLEST, { width: 1280, height: 800 }];
const THEMES = ["classic", "noir"];

/**
 * Checks the current screen for accessibility problems and for content that a small phone cuts off,
 * and adds them to the player's complaints.
 */
export async function look(player: BrowserPlayer, screen: string): Promise<void> {
	const { page, complaints } = player;
	const before = page.viewportSize();
	complaints.push(...(await barriers(page)).map((barrier) => `${screen}: ${barrier}`));
	await page.setViewportSize(SMALLEST);
	const cut = await page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
	if (cut > 0) complaints.push(`${screen}: ${cut} pixels are cut off at ${SMALLEST.width}`);
	if (SHOTS) await takePictures(page, SHOTS, screen);
	if (before) await page.setViewportSize(before);
}

/** Returns the problems that axe rates serious or critical. */
async function barriers(page: Page): Promise<string[]> {
	// Legacy mode, because axe otherwise opens a second page for every check.
	const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
	return violations
		.filter(({ impact }) => impact === "serious" || impact === "critical")
		.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Takes screenshots in every size and theme. */
async function takePictures(page: Page, folder: string, screen: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	const wear = (theme: string) =>
		page.evaluate(
			(worn) => Object.assign(document.documentElement.dataset, { theme: worn }),
			theme,
		);
	for (const theme of THEMES) {
		await wear(theme);
		for (const size of SIZES) {
			await page.setViewportSize(size);
			await page.screenshot({ path: join(folder, `${screen}-${size.width}-${theme}.png`) });
		}
	}
	await wear(THEMES[0] ?? "");
}
