import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserPlayer } from "./browser.ts";

/** A folder to put pictures of every screen into; none are taken without it. */
const SHOTS = process.env.SHOTS;

const SIZES = [
	{ width: 390, height: 844 },
	{ width: 320, height: 568 },
	{ width: 1280, height: 800 },
];

/** Takes a picture of what a player sees, in every size, for people to look at. */
export async function look({ page }: BrowserPlayer, screen: string): Promise<void> {
	if (!SHOTS) return;
	await mkdir(SHOTS, { recursive: true });
	const before = page.viewportSize();
	for (const size of SIZES) {
		await page.setViewportSize(size);
		await page.screenshot({ path: join(SHOTS, `${screen}-${size.width}.png`) });
	}
	if (before) await page.setViewportSize(before);
}
