import type { Page, ViewportSize } from "playwright-core";
import { structureFaults, themeFaults } from "../every-theme.ts";
import { resize } from "../resize.ts";
import { crowding, draw, show } from "../scenes.ts";
import { misplacedControls } from "./box-checks.ts";
import { hiddenTexts } from "./text-checks.ts";

/** What is looked at in one window. */
export interface Look extends ViewportSize {
	/** Controls that are covered, cut or too small. */
	boxes?: boolean;
	/** Texts outside of controls that are cut or covered. */
	texts?: boolean;
	/** Things that lie on each other on a big screen. */
	crowding?: boolean;
	/** What no theme changes: labels, roles, landmarks. */
	structure?: boolean;
	/** Contrast and cut texts in these themes. */
	themes?: readonly string[];
}

/** Returns what is wrong with the shown scene in a window. */
async function faultsIn(page: Page, look: Look): Promise<string[]> {
	await resize(page, look);
	const faults = [
		...(look.boxes ? await page.evaluate(misplacedControls) : []),
		...(look.crowding ? await crowding(page) : []),
	];
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
		}
		faults.push(...found.map((fault) => `${scene}: ${fault}`));
	}
	await draw(page, true);
	return faults;
}
