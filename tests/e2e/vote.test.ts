import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { barriersOn } from "../players/browser/checks/axe.ts";
import { playTo, QUICK } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";

withPlotluck();

/** Returns the middle of what a locator finds. */
async function middle(of: ReturnType<BrowserPlayer["page"]["locator"]>) {
	const box = await of.boundingBox();
	if (!box) throw new Error("it is not on the screen");
	return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

test("a rosette is given by a press, by keys and by dragging, and all of them outlast a reload", {
	timeout: 180_000,
}, async () => {
	const voter = await BrowserPlayer.open(browser, "Mika", { width: 1280, height: 800 });
	const { page, rosettes, choices } = voter;
	const code = await voter.createRoom(plotluck.url, "default", QUICK);
	const friends = [
		await WirePlayer.join(plotluck.url, code, "Boooo"),
		await WirePlayer.join(plotluck.url, code, "Spuddy"),
	];
	await voter.press("Open the book");
	await voter.submitCharacters(["A", "B", "C", "D", "E"]);
	await playTo(friends, STATUS.storyCreate);
	await voter.chooseCharacters(2);
	const reading = playTo(friends, STATUS.reacting);
	await voter.write(1, "It rained.");
	await voter.done();
	await voter.nameStory("Rain");
	await reading;
	const titles = friends.map(({ player }) => `Title by ${player.name}`);
	const story = (i: number) => page.locator("label[data-story]", { hasText: titles[i] ?? "" });
	await voter.readStories(titles);
	await voter.press("On to the awards");
	await voter.sees("Stick them");
	await page.reload();
	await voter.sees("Stick them");
	await voter.sees("yours, hands off");
	expect(await barriersOn(page)).toEqual([]);

	// A press on each.
	await page.locator("label", { hasText: "Best title" }).click();
	await story(0).click();
	await voter.sees(`Best title goes to ${titles[0]}.`);
	// Only keys: along the rosettes, and then into the stories.
	await rosettes.nth(1).focus();
	await page.keyboard.press("ArrowRight");
	await page.getByRole("heading", { name: "Best opening" }).waitFor();
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await voter.sees(/Best opening goes to/);
	// Dragging, in steps because a press is no drag.
	const crowd = page.locator("label", { hasText: "Crowd favourite" });
	await page.mouse.move(...(await middle(crowd)));
	await page.mouse.down();
	const goal = story(1);
	await page.mouse.move(...(await middle(goal)), { steps: 6 });
	await page.mouse.up();
	await voter.sees(`Crowd favourite goes to ${titles[1]}.`);
	await voter.press("Hand in, 3 of 5 given");
	await voter.sees("YOU NEED TO VOTE FOR A STORY!");
	await voter.sees("Best ending and Most unhinged part");
	await voter.press("All right");
	await page.getByRole("heading", { name: "Best ending" }).waitFor();

	for (const award of [3, 4]) {
		await rosettes.nth(award).check({ force: true });
		await choices.first().check({ force: true });
	}
	// The last vote would end the voting, so the room has four, and the tab keeps five.
	await page.getByRole("button", { name: "Hand in, 5 of 5 given" }).waitFor();
	await page.reload();
	await voter.press("Hand in, 5 of 5 given");
	await voter.sees(/votes? still out/);
	await playTo(friends, STATUS.preResults);
	await voter.toLibrary();
	await voter.sees("FANFICS");
	expect(voter.complaints).toEqual([]);
});
