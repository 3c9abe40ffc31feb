import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { barriersOn } from "../../players/browser/checks/axe.ts";
import { playTo } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const RULES = { num_switches: 2, faster_phases: true, write_duration: 0, show_instructions: true };

/** Milliseconds that the room may take to go on on a busy machine. */
const PATIENCE = 90_000;

/** Reloads the page and expects the same screen. */
async function reload({ page }: BrowserPlayer, screen: string | RegExp): Promise<void> {
	await page.reload();
	await page.getByText(screen).first().waitFor();
}

/** Returns the middle of what a locator finds. */
async function middle(of: ReturnType<BrowserPlayer["page"]["locator"]>) {
	const box = await of.boundingBox();
	if (!box) throw new Error("it is not on the screen");
	return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

test("a guest plays from the invitation to the results, and finds each screen again after a reload", {
	timeout: 240_000,
}, async () => {
	const host = await WirePlayer.host(plotluck.url, RULES, "Mika");
	const code = host.seat.room_code;
	const friends = [host, await WirePlayer.join(plotluck.url, code, "Spuddy")];
	const titles = ["Title by Mika", "Title by Spuddy"];
	const guest = await BrowserPlayer.open(browser, "Boooo", { width: 1280, height: 800 });
	const { page } = guest;
	await page.goto(`${plotluck.url}/game/${code.toLowerCase()}`);
	await guest.introduce();
	await guest.sees("Waiting for Mika");

	await host.act("game/start");
	await guest.sees("How this potluck works");
	await reload(guest, "I'm ready");
	await guest.press("I'm ready");
	await guest.sees("You look ready");
	await playTo(friends, STATUS.characters);
	await guest.sees("Who should be in it?");
	await page.getByRole("textbox").first().fill("Typed before the reload");
	await reload(guest, "Who should be in it?");
	expect(await page.getByRole("textbox").first().inputValue()).toBe("Typed before the reload");
	await guest.submitCharacters(["Gandalf", "Miss Piggy", "Moby Dick", "A Sad Toaster", "Batman"]);
	await guest.sees("In the pot they go");
	await playTo(friends, STATUS.storyCreate);
	await guest.sees("Your cast");
	await reload(guest, "Your cast");
	await guest.chooseCharacters(2);
	await guest.sees("What a cast");

	const written = playTo(friends, STATUS.reacting);
	await guest.sees("Once upon a time");
	await guest.sees("and nobody has written a word yet.");
	for (const part of [1, 2]) {
		await guest.write(part, `Boooo wrote part ${part}. <b>It rained</b>.`);
		if (part === 1) {
			const text = await guest.textBox.inputValue();
			await page.reload();
			await guest.textBox.waitFor();
			expect(await guest.textBox.inputValue()).toBe(text);
		}
		await guest.done();
		await host.until(() => host.game.submission.part !== part - 1, PATIENCE);
	}
	await guest.sees("What is it called?");
	await reload(guest, "What is it called?");
	await guest.nameStory("The Boooo affair");
	await written;

	await guest.sees("Story time");
	await guest.sees("Then come the awards");
	await reload(guest, "Story time");
	const mine = Object.values(host.game.stories).find(
		({ meta, submissions }) =>
			meta.title !== "The Boooo affair" &&
			Object.values(submissions).some(({ player }) => player === "Boooo"),
	);
	await guest.press(mine?.meta.title ?? "no story has the second part");
	await guest.sees(/wrote part 2\. <b>It rained<\/b>\./);
	await guest.press("Back to the stories");
	await guest.readStories(titles);
	await reload(guest, "On to the awards");
	await guest.press("On to the awards");
	await guest.sees("Stick them");
	await givesRosettes(guest, titles);
	await guest.sees(/votes? still out/);
	await reload(guest, /votes? still out/);
	await playTo(friends, STATUS.results);
	await guest.toLibrary();
	await guest.sees("FANFICS");
	for (const title of ["The Boooo affair", ...titles]) await guest.sees(title);
	expect(guest.complaints).toEqual([]);
});

/** Gives the rosettes by a press, by keys and by dragging, and hands them in. */
async function givesRosettes(voter: BrowserPlayer, titles: string[]): Promise<void> {
	const { page, rosettes, choices } = voter;
	const story = (i: number) => page.locator("label[data-story]", { hasText: titles[i] ?? "" });
	await reload(voter, "Stick them");
	await voter.sees("yours, hands off");
	expect(await barriersOn(page)).toEqual([]);
	await voter.press("Hand in, 0 of 5 given");
	await voter.sees("YOU NEED TO VOTE FOR A STORY!");
	await voter.press("All right");

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
}
