import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import type { BrowserPlayer } from "./browser-player.ts";

/** A folder to put pictures of every screen into; none are taken without it. */
const SHOTS = process.env.SHOTS;

const SMALLEST = { width: 320, height: 568 };
const SIZES = [{ width: 390, height: 844 }, SMALLEST, { width: 1280, height: 800 }];
const THEMES = ["classic", "noir"];

/**
 * Looks at what a player sees with other eyes: what bars a screen reader or is cut off on a small
 * phone joins their complaints.
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

/** What axe calls serious or critical. */
async function barriers(page: Page): Promise<string[]> {
	// Without the legacy mode axe opens a second page for every look.
	const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
	return violations
		.filter(({ impact }) => impact === "serious" || impact === "critical")
		.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** In every size and theme, for people to look at. */
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
