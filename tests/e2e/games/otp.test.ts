import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";
import { playTo } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck({});

const RULES = { num_switches: 1, faster_phases: true, write_duration: 0, maturity: "MATURE" };

test("three friends name a pair each and play to the results", { timeout: 240_000 }, async () => {
	const host = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const code = await host.createRoom(plotluck.url, "otp", RULES);
	const friends = await Promise.all(
		["Boooo", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
	);
	await host.sees("Spuddy");
	await host.press("Open the book");
	await host.sees("One true pairing, many bad ideas");
	await look(host, "otp-guide");
	const friendsAreThrough = playTo(friends, STATUS.results);
	await host.press("I'm ready");

	await host.sees("Who are the two of them?");
	const fields = host.page.getByRole("textbox");
	expect(await fields.count()).toBe(2);
	await fields.nth(0).fill("Holmes");
	await fields.nth(1).fill("Moriarty");
	await host.page.getByText("18+", { exact: true }).click();
	await look(host, "otp-pair");
	await host.press("These are the ones");

	await host.sees("Once upon a time there were");
	await host.sees("Moriarty");
	await host.write(1, "It was raining on both of them.");
	await host.sees("18+");
	await host.done();
	await host.nameStory("Baker Street after dark");
	await host.readStories(["Title by Boooo", "Title by Spuddy"]);
	await host.voteForAll();
	await friendsAreThrough;
	await host.toLibrary();
	await host.sees("FANFICS");
	await host.sees("Baker Street after dark");
	await look(host, "otp-results");
	expect(host.complaints).toEqual([]);
});
