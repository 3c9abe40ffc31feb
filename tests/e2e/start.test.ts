import { expect, test } from "vitest";
import { BrowserPlayer, OPEN_ROOM } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { look, lookInEveryTheme } from "../players/browser/screenshots.ts";

withPlotluck();

const KNOWN = { playerName: "Mika", playerSprite: "7", playerMature: "true" };

async function atStart(): Promise<BrowserPlayer> {
	const host = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	await host.page.addInitScript((kept) => {
		for (const [key, value] of Object.entries(kept)) localStorage[key] ??= value;
	}, KNOWN);
	await host.page.goto(plotluck.url);
	await host.press("Start a room of your own");
	await host.sees("How hungry are you?");
	return host;
}

test("a menu opens a room with its rules, and says how long it takes", async () => {
	const host = await atStart();
	const { page } = host;
	const open = page.getByRole("button", { name: OPEN_ROOM });
	expect(await open.textContent()).toBe("Open a Classic room, about 25 min");
	await lookInEveryTheme(host, "start");
	await page.getByRole("radio", { name: /Quick bite/ }).check({ force: true });
	expect(await open.textContent()).toBe("Open a Quick bite room, about 10 min");
	await page.getByRole("combobox", { name: "For how many people" }).selectOption("12");
	expect(await open.textContent()).toBe("Open a Quick bite room, about 13 min");
	await page.getByText("18+", { exact: true }).click();
	expect(await open.textContent()).toBe("Open a Quick bite room, about 13 min");
	await host.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await host.sees("2 parts");
	await host.sees("18+");
	expect(host.complaints).toEqual([]);
});

test("a changed rule makes an own recipe, which the next visit remembers", async () => {
	const host = await atStart();
	const { page } = host;
	const open = page.getByRole("button", { name: OPEN_ROOM });
	const own = page.getByRole("radio", { name: /Your own recipe/ });
	expect(await own.count()).toBe(0);
	await host.press("House rules");
	await page
		.getByRole("radio", { name: /One true pairing.*2 to 12 people/ })
		.click({ force: true });
	expect(await open.textContent()).toBe("Open a Classic room, about 25 min");
	await page.getByRole("radio", { name: /Solo.*1 person/ }).click({ force: true });
	await expect.poll(() => open.textContent()).toBe("Open a solo table, about 14 min");
	// The lengths of the other modes are those for more than one.
	await page.getByRole("radio", { name: /One true pairing.*, 25 min/ }).click({ force: true });
	await page.getByRole("radio", { name: /^brisk/ }).check({ force: true });
	await own.waitFor({ state: "attached" });
	expect(await own.isChecked()).toBe(true);
	await expect.poll(() => open.textContent()).toBe("Open a room of your own, about 35 min");
	await look(host, "start-own-recipe");
	await host.press("Back to Classic");
	expect(await open.textContent()).toBe("Open a Classic room, about 25 min");

	await page.getByRole("radio", { name: /^no timer/ }).check({ force: true });
	expect(await open.textContent()).toBe("Open a room of your own");
	await page.getByRole("radio", { name: /frantic/ }).check({ force: true });
	await host.press("Show advanced");
	await page.getByRole("switch", { name: /Read together/ }).click();
	await host.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await page.goto(`${plotluck.url}/play/create?mode=default`);
	await own.waitFor({ state: "attached" });
	expect(await open.textContent()).toBe("Open a room of your own, about 14 min");
	await host.sees("with everybody reading alone");
	expect(host.complaints).toEqual([]);
});
