import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";
import { playTo } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

test("a young host opens a room for all ages, in which everybody promises to behave", async () => {
	const host = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page } = host;
	await page.addInitScript(() => {
		localStorage.gameSettings ??= "{not readable";
	});
	await page.goto(`${plotluck.url}/play/create`);
	await host.introduce(false);
	await look(host, "create-modes");
	for (const about of [
		"Everybody starts a story",
		"You name two people",
		"Your own names",
		"the last part only",
		"nobody to blame",
	])
		await host.sees(about);
	await page.getByRole("link", { name: /About you/ }).click();
	await host.sees("Your profile says under 18");
	await host.press("House rules");
	await page.getByRole("group", { name: "Quick start guide" }).getByText("yes").click();
	expect(await page.getByRole("radio", { name: "18+" }).count()).toBe(0);
	expect(await page.getByRole("checkbox", { name: "spicy, 18+" }).isDisabled()).toBe(true);
	await host.press("Show advanced");
	await look(host, "create-advanced");
	await host.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	const friend = await WirePlayer.join(plotluck.url, page.url().slice(-4), "Boooo");
	const friendBehaves = playTo([friend], STATUS.characters);
	await host.press("Open the book");
	await host.sees("It is about you this time");
	await host.press("I'm ready");

	await host.sees("A word before we start");
	await look(host, "minors");
	const conduct = page.getByRole("link", { name: /code of conduct/ });
	const [paper] = await Promise.all([page.waitForEvent("popup"), conduct.click()]);
	await paper.getByRole("heading", { name: "Code of conduct" }).waitFor();
	await paper.close();
	await host.press("Understood");
	await host.sees("Who should be in it?");
	await friendBehaves;
	expect(await page.getByRole("textbox", { name: "Also in the pot" }).first().isDisabled()).toBe(
		true,
	);
	expect(host.complaints).toEqual([]);
});
