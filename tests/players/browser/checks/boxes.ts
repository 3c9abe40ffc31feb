import type { Page, ViewportSize } from "playwright-core";
import { resize } from "../resize.ts";
import { misplacedControls } from "./box-checks.ts";

/** The windows that the pages are made for. */
export const WINDOWS: readonly ViewportSize[] = [
	{ width: 320, height: 568 },
	{ width: 390, height: 450 },
	{ width: 390, height: 664 },
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
	{ width: 844, height: 180 },
	{ width: 1024, height: 768 },
	{ width: 1280, height: 800 },
	{ width: 1440, height: 900 },
	{ width: 1920, height: 1080 },
];

/** Phones with their keyboard up. */
export const ABOVE_KEYBOARD: readonly ViewportSize[] = [
	{ width: 390, height: 450 },
	{ width: 320, height: 330 },
];

/** Returns the controls of a page that are covered, cut or too small, in windows of these sizes. */
export async function boxFaults(page: Page, sizes: readonly ViewportSize[]): Promise<string[]> {
	const before = page.viewportSize();
	const faults: string[] = [];
	for (const size of sizes) {
		await resize(page, size);
		const found = await page.evaluate(misplacedControls);
		faults.push(...found.map((fault) => `${size.width}x${size.height}: ${fault}`));
	}
	if (before) await resize(page, before);
	return faults;
}
