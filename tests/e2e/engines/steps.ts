import { expect } from "vitest";
import { misplacedControls } from "../../players/browser/checks/box-checks.ts";
import { PHONE_ABOVE_KEYBOARD } from "../../players/engines/engine.ts";
import type { EnginePlayer } from "../../players/engines/engine-player.ts";

/** The characters that a player brings. */
export const CAST = ["Gandalf", "Miss Piggy", "Moby Dick", "A Sad Toaster", "Batman"];

/** Reloads the page and expects the text. */
export async function reload(player: EnginePlayer, text: string | RegExp): Promise<void> {
	await player.sees(text);
	await player.tab.reload();
	await player.sees(text);
}

/** Fails unless a page has room for all its controls above a phone's keyboard. */
export async function fitsAboveKeyboard({ tab }: EnginePlayer): Promise<void> {
	const sizeOf = () => tab.evaluate(() => ({ width: innerWidth, height: innerHeight }), null);
	const before = await sizeOf();
	await tab.resize(PHONE_ABOVE_KEYBOARD);
	await expect.poll(sizeOf, { timeout: 60_000 }).toEqual(PHONE_ABOVE_KEYBOARD);
	// The window has its size before the page is laid out in it.
	await expect.poll(() => tab.evaluate(misplacedControls, null), { timeout: 60_000 }).toEqual([]);
	await tab.resize(before);
	await expect.poll(sizeOf, { timeout: 60_000 }).toEqual(before);
}

/** Returns the value of a field. */
export const valueIn = ({ tab }: EnginePlayer, selector: string): Promise<string> =>
	tab.evaluate((found) => document.querySelector<HTMLInputElement>(found)?.value ?? "", selector);
