import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";
import { playTo } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck({});

const RULES = {
	...{ num_switches: 3, faster_phases: true, write_duration: 0, show_instructions: false },
	...{ maturity: "MATURE", character_maturity: true, hide_authors: true, forced_prompts: true },
};
async function confirm(host: BrowserPlayer, action: string): Promise<void> {
	await host.confirm(action, "Are you sure?");
	await host.page.getByRole("button", { name: action }).waitFor({ state: "detached" });
}

test("everybody sees the last part only, nobody knows whose, and the host waits for nobody", {
	timeout: 240_000,
}, async () => {
	const host = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page } = host;
	const code = await host.createRoom(plotluck.url, "missing-history", RULES);
	const friends = await Promise.all(
		["Boooo", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
	);
	const sleeper = await WirePlayer.join(plotluck.url, code, "Tanger");
	await host.press("Open the book");
	const friendsHaveWritten = playTo(friends, STATUS.storyTitle);

	await page.getByRole("button", { name: "Character 1 is for all ages. Change" }).click();
	await page.getByRole("button", { name: "Character 1 is for 18+. Change" }).waitFor();
	await look(host, "rated-characters");
	await host.submitCharacters(["Gandalf", "Miss Piggy", "Moby Dick", "A Sad Toaster", "Batman"]);
	await host.sees("Tanger is writing.");
	await host.press("Kick Tanger");
	await page.getByRole("dialog").getByRole("button", { name: "Kick Tanger" }).click();
	await sleeper.until(() => sleeper.goodbye !== null);

	await host.sees("Your cast");
	await page.getByText("18+", { exact: true }).click();
	const boxes = page.getByRole("checkbox");
	for (const box of [0, 1]) await boxes.nth(box).check({ force: true });
	await host.sees("All ages, because one of your picks is.");
	await look(host, "rated-cast");
	await host.press("Select");

	const past = page.getByRole("region", { name: "The story so far" });
	for (const part of [1, 2, 3]) {
		if (part === 3) await host.sees("You only see the last part. Be brave.");
		await host.write(part, `Mika was here in part ${part}.`);
		expect(await past.locator("> div").count()).toBe(part === 1 ? 0 : 1);
		expect(await host.prompts.count()).toBe(3);
		expect(await page.getByRole("button", { name: /^(Give me a|Another) prompt/ }).count()).toBe(0);
		if (part === 3) await look(host, "blind-write");
		await host.done();
	}
	await friendsHaveWritten;

	await host.nameStory("Whodunnit");
	for (const { player } of friends) await confirm(host, `Skip ${player.name}`);
	await host.sees("Story time");
	expect(await page.getByText("started by").count()).toBe(0);
	await look(host, "hidden-list");
	await host.press(/Untitled/);
	await page.locator("article").first().waitFor();
	expect(await page.locator("main").textContent()).not.toMatch(/Boooo, part|Spuddy, part/);
	await look(host, "hidden-story");
	await host.press("Back to the stories");
	const untitled = page.getByRole("button", { name: /Untitled/ });
	const titles = await untitled.locator("b").allTextContents();
	expect(titles).toHaveLength(2);
	await host.readStories(titles);
	await host.press("On to the awards");
	await look(host, "hidden-award");
	await host.press("Back to the stories");
	await host.voteForAll();
	await host.sees(/votes? still out/);
	for (const { player } of friends) await confirm(host, `Skip ${player.name}`);
	await host.toLibrary();
	await host.press(/Whodunnit/);
	await host.sees(/(Boooo|Spuddy), part two/);
	expect(host.complaints).toEqual([]);
});
