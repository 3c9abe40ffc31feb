import { expect, test } from "vitest";
import { lineNumber, utcDate } from "#game/settings/first-line.ts";
import { firstLineOf } from "../../../content/first-lines/index.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";

withPlotluck();

test("a visitor without a profile starts from the line of the day in one press, and saves the card", async () => {
	const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page } = player;
	const { opening, names } = firstLineOf(utcDate(Date.now()), "en");
	await page.goto(plotluck.url);
	await player.sees(opening);
	await look(player, "first-line-home");
	await player.press("Keep going");

	await player.write(1, "Nobody knew it. Then everybody did.");
	const box = page
		.locator("div")
		.filter({ has: page.getByRole("textbox") })
		.last();
	await box.getByText(opening).waitFor();
	expect(await player.prompts.count()).toBe(0);
	for (const name of names) await player.sees(name);
	await look(player, "first-line-write");
	await page.reload();
	await player.sees("Nobody knew it. Then everybody did.");
	await player.done();
	await page.getByLabel("Title").waitFor();
	await player.sees(opening);
	await player.nameStory("The one with the line");
	// The day counts from here, because some leave now.
	await page.getByRole("button", { name: "To the library" }).waitFor();
	const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
	expect(kept).toContain(utcDate(Date.now()));
	await player.toLibrary();
	await player.sees(opening);
	await player.sees(`First line no. ${lineNumber(utcDate(Date.now()))}`);
	await page.getByText("Read the whole story").click();
	await page.getByRole("combobox").selectOption("Then everybody did.");
	await page.getByText("Read the whole story").click();
	const consent = page.getByRole("switch", { name: "Let others read my line" });
	await consent.click();
	await expect.poll(() => consent.getAttribute("aria-checked")).toBe("true");
	const download = page.waitForEvent("download");
	await player.press("Share my card");
	expect((await download).suggestedFilename()).toMatch(/\.png$/);
	await look(player, "first-line-results");

	await page.getByRole("link", { name: "Days you’ve written" }).click();
	const today = new Date();
	await page
		.getByText(new RegExp(`^${today.getUTCDate()} \\w+: written$`))
		.waitFor({ state: "attached" });
	await look(player, "first-line-days");
	// The library asks for saved stories, which a guest has none of.
	expect(player.complaints.filter((text) => !text.includes("401"))).toEqual([]);
});
