import type { Page, ViewportSize } from "playwright-core";

/** Resizes the window. What measures itself follows it in the next frame. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
	await page.setViewportSize(size);
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);
}
