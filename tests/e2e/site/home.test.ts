import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstLineWords } from "#words/game/first-line.ts";
import { siteWords } from "#words/site/site.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { look } from "../../players/browser/screenshots.ts";
import { seenCode } from "../../players/browser/seen-code.ts";
import { QUICK } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const KNOWN = { playerName: "Mika", playerSprite: "7", playerMature: "true" };
const REFUSED = /status of 40[0-9]/;

async function visitor(kept = {}, options = {}): Promise<BrowserPlayer> {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE, options);
	await player.page.addInitScript((items) => void Object.assign(localStorage, items), kept);
	await player.page.goto(plotluck.url);
	return player;
}

const complaintsOf = ({ complaints }: BrowserPlayer) =>
	complaints.filter((text) => !REFUSED.test(text));

const field = (page: Page) => page.getByRole("textbox", { name: "Got a code?" });

describe("the field for a code on the home page", () => {
	test("leads into the room at the fourth letter", async () => {
		const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
		const code = host.seat.room_code;
		const player = await visitor(KNOWN);
		const { page } = player;
		await field(page).click();
		await page.keyboard.type(code.slice(0, 3).toLowerCase());
		expect(await seenCode(field(page))).toBe(code.slice(0, 3));
		expect(new URL(page.url()).pathname).toBe("/");
		await page.keyboard.type(code.slice(3));
		await player.sees("Waiting for Alma");

		await page.goto(plotluck.url);
		await page.getByRole("link", { name: `Back to room ${code}` }).waitFor();
		await look(player, "home-seat");
		expect(complaintsOf(player)).toEqual([]);
	});

	test("may be pasted as a link, and a newcomer is invited", async () => {
		const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
		const player = await visitor();
		await field(player.page).focus();
		const link = `${plotluck.url}/game/${host.seat.room_code}`;
		await player.page.keyboard.insertText(link);
		await player.sees("You’re expected at");
		expect(player.page.url()).toBe(link);
		expect(complaintsOf(player)).toEqual([]);
	});

	test("says what is wrong, and is typed over", async () => {
		const player = await visitor(KNOWN);
		const { page } = player;
		await player.press("Join");
		await player.sees("WHERE IS YOUR ROOMID");
		await field(page).fill("ABIO");
		await player.sees("A room code has four letters, and never an I or an O.");
		await look(player, "home-bad-code");
		await page.keyboard.press("End");
		await page.keyboard.type("Q");
		expect(await seenCode(field(page))).toBe("Q");
		await page.keyboard.type("QQQ");
		await player.sees("No room with that code");
		expect(complaintsOf(player)).toEqual([]);
	});

	test("is replaced by what is typed after a tap, wherever a code is typed", async () => {
		const player = await visitor(KNOWN, { hasTouch: true, isMobile: true });
		const { page } = player;
		const typeOver = async (name: string) => {
			const code = page.getByRole("textbox", { name });
			await code.fill("QQQ");
			for (const way of ["tap", "click", "focus"] as const) {
				await page.locator("h1, h2").first().click();
				await code[way]();
				await page.keyboard.type("A");
				const shown = await code.evaluate((input: HTMLInputElement) => input.value);
				expect([name, way, shown]).toEqual([name, way, "A"]);
				await code.fill("BWU");
			}
		};
		await typeOver("Got a code?");
		for (const path of ["/play/join", "/tv", "/bugreport"]) {
			await page.goto(plotluck.url + path);
			await typeOver("Room code");
		}
	});

	test("is hidden in streamer mode", async () => {
		const player = await visitor({ ...KNOWN, streamerMode: "true" });
		await field(player.page).fill("QQQ");
		await expect.poll(() => seenCode(field(player.page))).toBe("***");
	});
});

const LAST_WORDS = "It only knew one song, and it was about the wizard’s mother.";
/** The parts of the story, as far as they are written. */
const written = (page: Page) =>
	page
		.locator("section[aria-labelledby] > [aria-hidden] p")
		.evaluateAll((parts) => parts.map((part) => (part as HTMLElement).innerText).join(" "));

describe("the story that writes itself", () => {
	test("is complete at once where nothing may move, and changes by a press", async () => {
		const player = await visitor();
		const { page } = player;
		await player.sees("One story, three culprits");
		expect(await written(page)).toContain(LAST_WORDS);
		await page.getByRole("button", { name: "Next story" }).press("Enter");
		await expect.poll(() => written(page)).toContain("saddles.");
		expect(await written(page)).not.toContain(LAST_WORDS);
		expect(complaintsOf(player)).toEqual([]);
	});

	test("is otherwise typed letter by letter, while screen readers get all of it", async (context) => {
		skipInFirefox(context, "motion");
		const player = await visitor({}, { reducedMotion: "no-preference" });
		const { page } = player;
		await player.sees("One story, three culprits");
		expect(await written(page)).not.toContain(LAST_WORDS);
		expect(await page.locator("main").textContent()).toContain(`seconds left: ${LAST_WORDS}`);
		await expect.poll(() => written(page), { timeout: 30_000 }).toContain(LAST_WORDS);
	});

	test("does not animate once motion is switched off, nor after a reload", async (context) => {
		skipInFirefox(context, "motion");
		const player = await visitor({}, { reducedMotion: "no-preference" });
		const { page } = player;
		await player.sees("One story, three culprits");
		await player.press("your card");
		await player.press("Sound is on. Sound and motion");
		await page.getByRole("switch", { name: "Calm" }).click();
		await expect.poll(() => written(page)).toContain(LAST_WORDS);
		await page.reload();
		await player.sees("One story, three culprits");
		expect(await written(page)).toContain(LAST_WORDS);
		const moving = () => page.evaluate(() => document.getAnimations().length);
		expect(await moving()).toBe(0);
	});

	test("is hidden on low windows, and so are the characters", async () => {
		const player = await visitor();
		const { page } = player;
		const story = page.getByRole("heading", { name: "One story, three culprits" });
		const crowd = page.locator("main > [aria-hidden]:last-child, [class*=crowd]").last();
		await story.waitFor();
		const shown = async (height: number) => {
			await page.setViewportSize({ width: 1280, height });
			return [await story.isVisible(), await crowd.isVisible()];
		};
		expect(await shown(720)).toEqual([true, true]);
		expect(await shown(690)).toEqual([false, true]);
		expect(await shown(550)).toEqual([false, false]);
	});
});

test("a host without a name opens a room by a name and an age", async () => {
	const player = await visitor();
	const { page } = player;
	await player.press("Start a room");
	await player.sees(/^You’re .+ tonight$/);
	expect(new URL(page.url()).pathname).toBe("/user");
	for (const later of ["Font", "Theme", "Face"])
		expect(await page.getByRole("group", { name: later }).count()).toBe(0);
	await look(player, "new-host");
	await player.introduce();
	await player.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await player.sees("One more and we can start");
	await page.goBack();
	await player.sees("Are you sure you want to leave?");
	await look(player, "leave-lobby");
	await player.press("Stay");
	await player.sees("One more and we can start");
	await page.goBack();
	await player.sees("Are you sure you want to leave?");
	// A busy device may deliver the event of the first question's end only now.
	await page.locator("dialog[open]").dispatchEvent("close");
	await page.getByRole("button", { name: "Leave", exact: true }).last().click();
	// The form with the name is skipped.
	await player.sees("How hungry are you?");
	await page.goto(`${plotluck.url}/user`);
	await page.getByRole("group", { name: "Font" }).waitFor();
	expect(complaintsOf(player)).toEqual([]);
});

test("a first line that does not arrive is asked for again, and fits the same sheet", async () => {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = player;
	await page.route("**/firstLine", (route) => route.abort());
	// The document of home would have the line.
	await page.goto(`${plotluck.url}/contact`);
	await page.locator('header a[href="/"]').click();
	await player.sees(siteWords.tryAgain);
	const sheet = page.getByRole("region", { name: firstLineWords.heading });
	// The page scrolls to what is pressed, so only the size counts.
	const size = async () => (await sheet.boundingBox())?.height;
	const before = await size();
	const line = { opening: "It rained.", characters: ["The rain", "A roof"] };
	await page.route("**/firstLine", (route) =>
		route.fulfill({ json: { date: "2026-11-20", language: "en", ...line } }),
	);
	await player.press(siteWords.tryAgain);
	await player.sees(line.opening);
	expect(await size()).toBe(before);
});
