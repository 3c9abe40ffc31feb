import type { Page, ViewportSize } from "playwright-core";
import { resize } from "../resize.ts";
import { misplacedControls } from "./box-checks.ts";

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
