import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { createWords } from "#words/game/create.ts";
import { BrowserPlayer, OPEN_ROOM } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look, lookInEveryTheme } from "../../players/browser/screenshots.ts";
import { playTo } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const KNOWN = { playerName: "Mika", playerSprite: "7", playerMature: "true" };

const isFocused = (element: Element) => element === document.activeElement;

async function atStart(): Promise<BrowserPlayer> {
	const host = await BrowserPlayer.open(browser, "Mika", PHONE);
	await host.page.addInitScript((kept) => {
		for (const [key, value] of Object.entries(kept)) localStorage[key] ??= value;
	}, KNOWN);
	await host.page.goto(plotluck.url);
	await host.press("Start a room");
	await host.sees("How hungry are you?");
	return host;
}

test("a preset opens a room with its rules, and says how long the game takes", async () => {
	const host = await atStart();
	const { page } = host;
	const open = page.getByRole("button", { name: OPEN_ROOM });
	expect(await open.textContent()).toBe("Open a room, about 25 min");
	await lookInEveryTheme(host, "start");
	await page.getByRole("radio", { name: /Quick bite/ }).check();
	expect(await open.textContent()).toBe("Open a room, about 15 min");
	await host.press(createWords.everything);
	await page.getByRole("combobox", { name: "For how many people" }).selectOption("12");
	expect(await open.textContent()).toBe("Open a room, about 20 min");
	await page.getByRole("switch", { name: "18+" }).click();
	expect(await open.textContent()).toBe("Open a room, about 20 min");
	await host.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await host.sees("2 parts");
	await host.sees("18+");
	expect(host.complaints).toEqual([]);
});

test("a changed rule makes a recipe of one's own, which the next visit remembers", async () => {
	const host = await atStart();
	const { page } = host;
	const open = page.getByRole("button", { name: OPEN_ROOM });
	const own = page.getByRole("radio", { name: /Your own recipe/ });
	expect(await own.count()).toBe(0);
	await host.press(createWords.everything);
	await host.press(/^Pass the pen/);
	await page.getByRole("radio", { name: /One true pairing.*2 to 12 people/ }).click();
	expect(await open.textContent()).toBe("Open a room, about 25 min");
	await page.getByRole("radio", { name: /Solo.*1 person/ }).click();
	await expect.poll(() => open.textContent()).toBe("Open a solo table, about 15 min");
	// The lengths of the other modes are those for more than one.
	await page.getByRole("radio", { name: /One true pairing.*, 25 min/ }).click();
	const brisk = page.getByRole("radio", { name: /^brisk/ });
	await brisk.check();
	await own.waitFor({ state: "attached" });
	await expect.poll(() => open.textContent()).toBe("Open a room, about 35 min");
	await host.sees("1 change");
	await look(host, "start-own-recipe");
	await page.getByRole("radio", { name: "Your own recipe Back to Classic" }).click();
	expect(await open.textContent()).toBe("Open a room, about 25 min");
	expect(await page.getByRole("radio", { name: "Classic" }).evaluate(isFocused)).toBe(true);

	// One rule by itself, also where its number was typed.
	await page
		.getByRole("group", { name: "Time to write" })
		.getByRole("radio", { name: "custom" })
		.check();
	await page.getByRole("textbox", { name: "Seconds per part" }).fill("77");
	await page.getByRole("switch", { name: "Allow an audience" }).click();
	await host.sees("2 changes");
	await host.press("Reset: Time to write");
	await host.sees("1 change");
	expect(await page.locator("[data-rule=write_duration]").evaluate(isFocused)).toBe(true);
	expect(await page.getByRole("radio", { name: /^frantic/ }).isChecked()).toBe(true);
	expect(await page.getByRole("textbox", { name: "Seconds per part" }).count()).toBe(0);
	await host.press("Reset: Allow an audience");
	expect(await own.count()).toBe(0);

	await page.getByRole("radio", { name: /^no timer/ }).check();
	expect(await open.textContent()).toBe("Open a room, no timer");
	await page.getByRole("radio", { name: /frantic/ }).check();
	await page.getByRole("switch", { name: "Read it together" }).click();
	await host.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await page.goto(`${plotluck.url}/play/create?mode=default`);
	await own.waitFor({ state: "attached" });
	expect(await open.textContent()).toBe("Open a room, about 15 min");
	await host.press(createWords.everything);
	await host.sees("if everyone reads on their own");
	expect(host.complaints).toEqual([]);
});

test("a game that cannot be created says why in a red strip, and a double click creates one room", async () => {
	const host = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = host;
	let asked = 0;
	await page.route("**/api/v3/rooms", async (route) => {
		asked++;
		if (asked === 1)
			await route.fulfill({ status: 422, json: { error: "write_duration is 7; allowed is more" } });
		else await route.continue();
	});
	await page.goto(`${plotluck.url}/play/create?mode=default`);
	await host.introduce();
	await host.openRoom();
	const alert = page.getByRole("alert").filter({ hasText: "write_duration is 7" });
	await alert.waitFor();
	await look(host, "create-error");
	await alert.getByRole("button", { name: "Dismiss" }).click();
	await alert.waitFor({ state: "detached" });
	await page.getByRole("button", { name: OPEN_ROOM }).dblclick();
	await host.sees("One more and we can start");
	expect(asked).toBe(2);
});

test("a host under 18 opens a room for all ages, with the reminder for minors", async () => {
	const host = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = host;
	await page.addInitScript(() => {
		localStorage.gameSettings ??= "{not readable";
	});
	await page.goto(`${plotluck.url}/play/create`);
	await host.introduce(false);
	await look(host, "create-modes");
	for (const about of [
		"Everyone starts a story",
		"You name two people",
		"You go into the pot",
		"only see the last part",
		"no one to blame",
	])
		await host.sees(about);
	await page.getByRole("link", { name: /About you/ }).click();
	await host.sees("Your profile says under 18");
	await host.press(createWords.everything);
	await page.getByRole("group", { name: "Quick start guide" }).getByText("yes").click();
	expect(await page.getByRole("switch", { name: "18+" }).isDisabled()).toBe(true);
	expect(await page.getByRole("checkbox", { name: "spicy, 18+" }).isDisabled()).toBe(true);
	await look(host, "create-everything");
	await host.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	const friend = await WirePlayer.join(plotluck.url, page.url().slice(-4), "Boooo");
	const friendBehaves = playTo([friend], STATUS.characters);
	await host.press("Open the book");
	await host.sees("It’s about you this time");
	await host.press("I’m ready");

	await host.sees("A word before we start");
	const conduct = page.getByRole("link", { name: /code of conduct/ });
	const [paper] = await Promise.all([page.waitForEvent("popup"), conduct.click()]);
	await paper.getByRole("heading", { name: "Code of conduct" }).waitFor();
	await paper.close();
	await host.press("Understood");
	await host.sees("Who’s in it?");
	await friendBehaves;
	expect(await page.getByRole("textbox", { name: "Also in the pot" }).first().isDisabled()).toBe(
		true,
	);
	expect(host.complaints).toEqual([]);
});
