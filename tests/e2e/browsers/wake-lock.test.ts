import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

/** Counts the locks that a page holds. */
const countLocks = (page: Page) =>
	page.addInitScript(() => {
		const held = new Set<object>();
		class Lock extends EventTarget {
			async release() {
				if (held.delete(this)) this.dispatchEvent(new Event("release"));
			}
		}
		const wakeLock = {
			request: async () => {
				const lock = new Lock();
				held.add(lock);
				return lock;
			},
		};
		Object.defineProperty(navigator, "wakeLock", { value: wakeLock });
		Object.assign(window, { locks: held });
	});
const locks = (page: Page) =>
	page.evaluate(() => (window as unknown as { locks: Set<object> }).locks.size);

/** Releases the locks of a page, as browsers do when it is hidden or power is low. */
const releaseLocks = (page: Page) =>
	page.evaluate(() => {
		const { locks } = window as unknown as { locks: Set<WakeLockSentinel> };
		for (const lock of locks) void lock.release();
	});

/** Hides the page or shows it again, as another tab or the phone's lock does. */
async function turn(page: Page, visibility: DocumentVisibilityState): Promise<void> {
	await page.evaluate((state) => {
		Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	}, visibility);
	if (visibility === "hidden") await releaseLocks(page);
}

/** Counts how often a page lets the phone vibrate. */
const countVibrations = (page: Page) =>
	page.addInitScript(() => {
		Object.assign(window, { vibrations: 0 });
		navigator.vibrate = () => {
			(window as unknown as { vibrations: number }).vibrations++;
			return true;
		};
	});
const vibrations = (page: Page) =>
	page.evaluate(() => (window as unknown as { vibrations: number }).vibrations);
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute("href");

test("a screen stays on while its player writes, and its tab says whose turn it is", async () => {
	const player = await BrowserPlayer.open(
		browser,
		"Mika",
		{ width: 390, height: 844 },
		// A calm phone does not vibrate.
		{ reducedMotion: "no-preference" },
	);
	const { page } = player;
	await countLocks(page);
	await countVibrations(page);
	await player.createRoom(plotluck.url, "solo", { ...QUICK, write_duration: 600 });
	await player.sees("Open the book");
	expect([await icon(page), await vibrations(page)]).toEqual(["/favicon.svg", 0]);
	await player.press("Open the book");
	await player.sees("Which two?");
	expect(await locks(page)).toBe(0);
	expect([await page.title(), await icon(page)]).toEqual([
		"Your turn | Plotluck",
		"/favicon-turn.svg",
	]);
	expect(await vibrations(page)).toBe(1);
	await page.getByRole("textbox").nth(0).fill("A Sad Toaster");
	await page.getByRole("textbox").nth(1).fill("Gandalf");
	await page.getByText("ALL AGES", { exact: true }).click();
	await player.press("These are the ones");
	await player.write(1, "It rained.");
	expect(await locks(page)).toBe(1);
	expect(await page.title()).toMatch(/^\((10:00|9:\d\d)\) Your turn \| Plotluck$/);
	expect(await vibrations(page)).toBe(2);
	await turn(page, "hidden");
	expect(await locks(page)).toBe(0);
	await turn(page, "visible");
	await expect.poll(() => locks(page)).toBe(1);
	await releaseLocks(page);
	expect(await locks(page)).toBe(0);
	await expect.poll(() => locks(page)).toBe(1);
	await player.done();
	await player.nameStory("Rain");
	await player.toLibrary();
	await expect.poll(() => locks(page)).toBe(0);
	expect(await icon(page)).toMatch(/\/favicon\.svg$/);
	expect(player.complaints).toEqual([]);
});

test("a screen stays on while a story of the results is open, and on the page of a shared one", {
	timeout: 120_000,
}, async () => {
	const [, guest] = await roomAt(plotluck, STATUS.results);
	const reader = await inSeatOf(guest);
	const { page } = reader;
	await countLocks(page);
	await page.goto(`${plotluck.url}/game/${guest.seat.room_code}`);
	await reader.sees("FANFICS");
	expect(await locks(page)).toBe(0);
	await reader.press(/Title by Player3/);
	await expect.poll(() => locks(page)).toBe(1);
	await reader.press("Close");
	await expect.poll(() => locks(page)).toBe(0);

	const [story] = guest.player.own_stories;
	const { secret } = guest.seat;
	const { body } = await call(plotluck.url, "PUT", `/stories/${story}`, { secret });
	await page.goto(`${plotluck.url}/view/${body.shortcut}`);
	await page.getByRole("heading", { name: /^Title by/ }).waitFor();
	await expect.poll(() => locks(page)).toBe(1);
	expect(reader.complaints).toEqual([]);
});

test("a big screen stays on", async () => {
	const host = await WirePlayer.host(plotluck.url);
	const screen = await BrowserPlayer.open(browser, "the TV", { width: 1280, height: 720 });
	await countLocks(screen.page);
	await screen.page.goto(`${plotluck.url}/tv?code=${host.seat.room_code}`);
	await expect.poll(() => locks(screen.page), { timeout: 15_000 }).toBe(1);
});
