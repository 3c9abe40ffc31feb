import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { onceInWorker } from "../../../support/worker/once-in-worker.ts";
import { browser, plotluck } from "../browser-set-up.ts";
import { allLoaded, noteLoading } from "../loading.ts";
import { serveScenes } from "./scene-server.ts";

export const WIDE = { width: 1280, height: 800 };

let url: string;

/** Serves the scenes to the tests of a file, after `withPlotluck`. */
export function servedScenes(): void {
	beforeAll(async () => {
		({ url } = await onceInWorker(
			`scenes of ${plotluck.url}`,
			() => serveScenes(plotluck.url),
			(scenes) => scenes.stop(),
		));
	});
}

/**
 * Opens /dev/scenes in a page of its own, in English or another language. `complaints` collects the
 * errors of the page.
 */
export async function openScenes(complaints: string[], language = "en"): Promise<Page> {
	const context = await browser.newContext({ viewport: WIDE, reducedMotion: "reduce" });
	const page = await context.newPage();
	noteLoading(page);
	page.on("pageerror", ({ message }) => complaints.push(message));
	await page.goto(`${url}?lang=${language}`);
	await page.locator("html[data-scene=ready] [data-scenes]").waitFor();
	await page.addStyleTag({ content: "html[data-undrawn] { opacity: 0 !important; }" });
	return page;
}

/**
 * Lets Chromium draw a page of scenes, or stop it, which halves the time of a scene and of a window.
 * Boxes are the same without. Contrast and whether a text is seen need the drawn page.
 */
export const draw = (page: Page, isDrawn: boolean): Promise<unknown> =>
	page.evaluate(
		(undrawn) => document.documentElement.toggleAttribute("data-undrawn", undrawn),
		!isDrawn,
	);

/** Shows a scene with all its parts, without loading the page again. */
export async function show(page: Page, scene: string): Promise<void> {
	expect(await page.evaluate(openScene, scene), scene).toBe("ready");
	await allLoaded(page);
}

/** Opens a scene, and returns its state when its page is visible. Runs in the page. */
function openScene(name: string): Promise<string | undefined> {
	const { dataset } = document.documentElement;
	dataset.scene = "opening";
	// The page is opened again only with another key.
	const key = `${name} ${performance.now()}`;
	history.pushState({ idx: 0, key, usr: null }, "", `/dev/scenes?screen=${name}`);
	dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
	return new Promise((resolve) => {
		const look = () => {
			const isSeen = document.querySelector("[data-page]")?.checkVisibility();
			const isOpen = dataset.scene !== "opening" && (dataset.scene !== "ready" || isSeen);
			if (isOpen) resolve(dataset.scene);
			else requestAnimationFrame(look);
		};
		look();
	});
}

/**
 * Returns what lies on something else on a big screen, hides under the valance or needs a scroll, and
 * what is cut of the names and states of people.
 */
export const crowding = (page: Page) =>
	page.evaluate(() => {
		const main = document.querySelector("main");
		if (!main) return ["no page"];
		const things = [
			...main.querySelectorAll<HTMLElement>(
				"h1, article, figcaption, [data-clipping], [data-face], [role=timer], svg[role=img], button",
			),
		].filter((thing) => thing.checkVisibility() && thing.getClientRects().length > 0);
		const named = (thing: Element) =>
			`${thing.tagName} ${thing.getAttribute("data-face") ?? thing.textContent?.slice(0, 20)}`;
		const faults = things.flatMap((one, i) =>
			things.slice(i + 1).flatMap((other) => {
				if (one.contains(other) || other.contains(one)) return [];
				const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
				const [x, y] = [
					Math.min(a.right, b.right) - Math.max(a.left, b.left),
					Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
				];
				return x > 2 && y > 2 ? [`${named(one)} lies on ${named(other)}`] : [];
			}),
		);
		for (const text of main.querySelectorAll<HTMLElement>("li b, li span")) {
			const { textOverflow, whiteSpace } = getComputedStyle(text);
			if (text.scrollWidth <= text.clientWidth + 1 || text.clientWidth < 2) continue;
			if (textOverflow === "ellipsis" && whiteSpace === "nowrap")
				faults.push(`${text.textContent} is cut`);
		}
		const title = main.querySelector("h1")?.getBoundingClientRect();
		if (title && title.top < 44) faults.push("the title is under the valance");
		if (main.scrollHeight > main.clientHeight + 1) faults.push("the stage is too low");
		if (main.scrollWidth > main.clientWidth + 1) faults.push("the stage is too narrow");
		return faults;
	});
