import { expect, test } from "vitest";
import { createWords } from "#words/game/create.ts";
import { recipeWords as say } from "#words/game/recipe.ts";
import { tableWords } from "#words/game/table.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";

withPlotluck();

const PHONE = { width: 390, height: 664 };
const CAST = ["A Sad Toaster", "Gräfin Käse"];
const { dinner } = createWords.presets;
const NO_LINK = "The page shows no link";

/** Returns the link that the open dialog shows. */
const shownLink = ({ page }: BrowserPlayer) =>
	page.getByRole("textbox", { name: say.link }).inputValue();

test("a recipe gives a host's preset, pace and cast to a visitor without a profile", async () => {
	const host = await BrowserPlayer.open(browser, "Alma", PHONE);
	await host.page.goto(`${plotluck.url}/play/create?mode=solo`);
	await host.introduce();
	await host.press(createWords.rules);
	await host.page.getByRole("radio", { name: dinner }).check();
	await host.press(createWords.everything);
	await host.page.getByRole("textbox", { name: createWords.cast.label }).fill(CAST.join("\n"));
	await host.press(createWords.recipe.share);
	const link = await shownLink(host);
	expect(link.length, NO_LINK).toBeGreaterThan(plotluck.url.length);
	expect(link.length).toBeLessThanOrEqual(400);
	await host.page.getByRole("img", { name: say.qr }).waitFor();
	await look(host, "share-recipe");

	const friend = await BrowserPlayer.open(browser, "Mika", PHONE);
	await friend.page.goto(link);
	await friend.sees(dinner);
	await friend.sees(createWords.modes.solo_mode.name);
	for (const name of CAST) await friend.sees(name);
	await look(friend, "recipe");
	await friend.press(say.take);
	await friend.introduce();
	await friend.press(createWords.rules);
	await expect.poll(() => friend.page.getByRole("radio", { name: dinner }).isChecked()).toBe(true);
	await friend.openRoom();
	// The form, which stays for a moment, has a button to share too.
	await friend.sees("Open the book");
	await friend.press(tableWords.lobby.rules);
	await friend.press(createWords.everything);
	await friend.press(createWords.recipe.share);
	// The lobby passes on what was taken over.
	expect(await shownLink(friend)).toBe(link);
	await friend.page.keyboard.press("Escape");
	await friend.page.keyboard.press("Escape");
	await friend.press("Open the book");
	await friend.sees("Which two?");
	const names = friend.page.getByRole("textbox");
	expect(await Promise.all(CAST.map((_, i) => names.nth(i).inputValue()))).toEqual(CAST);
	expect([...host.complaints, ...friend.complaints]).toEqual([]);

	// A link that a messenger has cut brings what is left of it; another one says what it is.
	const { page } = friend;
	for (const [text, fault] of [
		[link.split("#")[1]?.slice(0, -6), say.faults.incomplete],
		["", say.faults.empty],
		["meet me at eight", say.faults.unreadable],
	] as const) {
		await page.goto(`${plotluck.url}/howtoplay`);
		await page.goto(`${plotluck.url}/recipe#${text}`);
		await page.getByRole("alert").filter({ hasText: fault }).waitFor();
		await look(friend, `recipe-${text === "" ? "empty" : "bad"}`);
	}
	await page.getByRole("link", { name: say.classic }).click();
	await friend.sees(createWords.heading);
	expect(friend.complaints).toEqual([]);
});
