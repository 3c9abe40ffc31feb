import type { Page, ViewportSize } from "playwright-core";

/** Waits until a page has painted what it shows now. */
export const nextFrame = (page: Page): Promise<unknown> =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);

/** Resizes the window. What measures itself follows it in the next frame. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
	const now = page.viewportSize();
	if (now?.width === size.width && now.height === size.height) return;
	await page.setViewportSize(size);
	await nextFrame(page);
}
