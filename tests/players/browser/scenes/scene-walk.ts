import { setTimeout as pause } from "node:timers/promises";
import type { Page, ViewportSize } from "playwright-core";
import { misplacedControls } from "../checks/box-checks.ts";
import { misfits } from "../checks/fit-checks.ts";
import { hiddenTexts } from "../checks/text-checks.ts";
import { structureFaults, themeFaults } from "../every-theme.ts";
import { resize } from "../resize.ts";
import { takePictures } from "../screenshots.ts";
import { crowding, draw, show } from "./scenes.ts";

/** What is looked at in one window. */
export interface Look extends ViewportSize {
	/** Controls that are covered, cut or too small. */
	boxes?: boolean;
	/** What does not fit a page that must not scroll. */
	fit?: boolean;
	/** The height above a keyboard that covers the page instead of resizing it. */
	above?: number;
	/** Texts outside of controls that are cut or covered. */
	texts?: boolean;
	/** Things that lie on each other on a big screen. */
	crowding?: boolean;
	/** What no theme changes: labels, roles, landmarks. */
	structure?: boolean;
	/** Contrast and cut texts in these themes. */
	themes?: readonly string[];
}

/** Sets the height that pages take for the visible one, in pixels. */
export const setViewport = (page: Page, height: number | null): Promise<unknown> =>
	page.evaluate((px) => {
		const { style } = document.documentElement;
		if (px === null) style.removeProperty("--viewport");
		else style.setProperty("--viewport", `${px}px`);
	}, height);

/** Returns what does not fit, once what follows the window by script has had the time to do so. */
async function misfitsOf(page: Page, visible: number): Promise<string[]> {
	let found = await page.evaluate(misfits, visible);
	for (let i = 0; i < 20 && found.length > 0; i++) {
		await pause(50);
		found = await page.evaluate(misfits, visible);
	}
	return found;
}

/** Returns what is wrong with the shown scene in a window. */
async function faultsIn(page: Page, look: Look): Promise<string[]> {
	await resize(page, look);
	if (look.above) await setViewport(page, look.above);
	const faults = [
		...(look.fit ? await misfitsOf(page, look.above ?? look.height) : []),
		...(look.boxes ? await page.evaluate(misplacedControls) : []),
		...(look.crowding ? await crowding(page) : []),
	];
	if (look.above) await setViewport(page, null);
	if (!look.texts && !look.structure && !look.themes) return faults;
	await draw(page, true);
	if (look.texts) faults.push(...(await page.evaluate(hiddenTexts)));
	if (look.structure) faults.push(...(await structureFaults(page)));
	if (look.themes) faults.push(...(await themeFaults(page, look.themes)));
	await draw(page, false);
	return faults;
}

/**
 * Shows these scenes one after another without loading the page again, and returns what is wrong
 * with each. Another window costs less than another scene, so each scene is seen in all its windows
 * before the next one. `also` looks at a scene once.
 */
export async function walk(
	page: Page,
	scenes: readonly string[],
	looksAt: (scene: string, place: number) => readonly Look[],
	also: (scene: string) => Promise<string[]> = async () => [],
): Promise<string[]> {
	const faults: string[] = [];
	await draw(page, false);
	for (const [place, scene] of scenes.entries()) {
		const looks = looksAt(scene, place);
		if (looks.length === 0) continue;
		await show(page, scene);
		const found = await also(scene);
		for (const look of looks) {
			const here = await faultsIn(page, look);
			found.push(...here.map((fault) => `${look.width}x${look.height}: ${fault}`));
			if (!look.above) await takePictures(page, scene, look);
		}
		faults.push(...found.map((fault) => `${scene}: ${fault}`));
	}
	await draw(page, true);
	return faults;
}
