import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer, OPEN_ROOM } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { playTo } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";

withPlotluck();

/** More tab stops than any page has. */
const FAR = 60;

/** Presses Tab until the named element has the focus. */
async function tabTo(
	page: Page,
	role: "button" | "checkbox" | "link" | "textbox" | "radio" | "switch",
	name: string | RegExp,
): Promise<void> {
	const goal = page.getByRole(role, { name }).first();
	await goal.waitFor({ state: "attached" });
	for (let stops = 0; stops < FAR; stops++) {
		if (await goal.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`the Tab key never comes to ${role} ${name}`);
}

test("one player plays a solo game from the front door to the results without touching anything but keys", async () => {
	const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page } = player;
	const { keyboard } = page;
	const press = async (role: "button" | "link", name: string | RegExp) => {
		await tabTo(page, role, name);
		await keyboard.press("Enter");
	};
	const type = async (name: string | RegExp, text: string) => {
		await tabTo(page, "textbox", name);
		await keyboard.type(text);
	};
	await page.addInitScript(() => {
		localStorage.gameSettings ??= JSON.stringify({
			num_switches: 1,
			write_duration: 0,
			faster_phases: true,
			show_instructions: true,
		});
	});

	await page.goto(`${plotluck.url}/user`);
	await type("Name", "Mi");
	await keyboard.press("Enter");
	await page
		.getByRole("alertdialog", { name: "Name must be at least 3 characters: 1 more" })
		.waitFor();
	await keyboard.press("Enter");
	await page.getByRole("alertdialog").waitFor({ state: "detached" });
	await keyboard.type("ka");
	await tabTo(page, "radio", "no");
	await keyboard.press("ArrowRight");
	await press("button", "Save");
	await press("button", "Start");
	await press("button", "House rules");
	await tabTo(page, "radio", /Passed on by turns/);
	// The arrow goes from the first one to the last.
	await keyboard.press("ArrowUp");
	await press("button", "Show advanced");
	await tabTo(page, "switch", "The same character twice is fine");
	await keyboard.press("Space");
	await press("button", OPEN_ROOM);
	await press("button", "Open the book");
	await press("button", "I'm ready");
	await type("Character 1", "A Sad Toaster");
	await type("Character 2", "A Sad Toaster");
	await tabTo(page, "radio", "ALL AGES");
	await keyboard.press("Space");
	await press("button", "These are the ones");
	await player.textBox.waitFor({ timeout: 40_000 });
	expect(await player.textBox.evaluate((box) => box === document.activeElement)).toBe(true);
	await keyboard.type("Only keys were pressed.");
	await page.goBack();
	await player.sees("Are you sure you want to leave?");
	await keyboard.press("Escape");
	await page.getByText("Are you sure you want to leave?").waitFor({ state: "detached" });
	await tabTo(page, "switch", "I'm done");
	await keyboard.press("Space");
	await type("Title", "By hand, and only by hand");
	await keyboard.press("Enter");
	await press("button", "To the library");
	await player.sees("All yours");
	await player.sees("Only keys were pressed.");
	await press("button", "Play again");
	await player.sees("Open the book");
	expect(player.complaints).toEqual([]);
});

test("the focus stays on a pressed button, and is on the heading when the control that had it is gone", async () => {
	const host = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page } = host;
	const code = await host.createRoom(plotluck.url, "default", {
		num_switches: 2,
		write_duration: 0,
		faster_phases: true,
		show_instructions: false,
		read_together: true,
	});
	const friends = [
		await WirePlayer.join(plotluck.url, code, "Boooo"),
		await WirePlayer.join(plotluck.url, code, "Spuddy"),
	];
	const play = (status: number) => playTo(friends, status);
	const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim());
	await host.press("Open the book");
	await host.submitCharacters(["A", "B", "C", "D", "E"]);

	await host.sees("Kick Boooo");
	// The dialog gives the focus back to a button that the next phase has taken away.
	await page.getByRole("button", { name: "Way out" }).press("Enter");
	await host.sees("Are you sure you want to leave?");
	await play(STATUS.storyCreate);
	await page.getByText("Your cast").waitFor({ state: "attached" });
	await page.keyboard.press("Escape");
	await expect.poll(focus, { timeout: 30_000 }).toBe("Your cast");

	await host.chooseCharacters(2);
	const skip = page.getByRole("button", { name: "Skip Boooo" });
	await skip.press("Enter");
	// The second press counts once the button is enabled again.
	await page.getByRole("button", { name: "Are you sure?", disabled: false }).press("Enter");
	await skip.waitFor({ state: "detached" });
	await expect.poll(focus, { timeout: 30_000 }).toBe("What a cast");

	const read = play(STATUS.reacting);
	for (const part of [1, 2]) {
		await host.write(part, "It rained.");
		await host.done();
	}
	await host.nameStory("Rain");
	await read;
	await page.getByRole("button", { name: "Next part" }).press("Enter");
	await host.sees("Next story");
	expect(await focus()).toBe("Next story");
	expect(host.complaints).toEqual([]);
});

test("a host goes through a whole evening with friends by keys alone", {
	timeout: 180_000,
}, async () => {
	const host = await BrowserPlayer.open(browser, "Mika", { width: 1280, height: 800 });
	const { page } = host;
	const { keyboard } = page;
	const press = async (name: string | RegExp) => {
		await tabTo(page, "button", name);
		await keyboard.press("Enter");
	};
	const code = await host.createRoom(plotluck.url, "default", {
		num_switches: 1,
		write_duration: 0,
		faster_phases: true,
		show_instructions: false,
		read_together: true,
	});
	const friends = await Promise.all(
		["Boooo", "Spuddy"].map((name) => WirePlayer.join(plotluck.url, code, name)),
	);
	const play = (status: number) => playTo(friends, status);
	await host.sees("Spuddy");
	await tabTo(page, "button", /^Mika, .*Hop/);
	await keyboard.press("ArrowRight");
	await keyboard.press("Enter");
	await press("Throw a heart");
	await press("Open the book with 3");
	for (let i = 1; i <= 5; i++) {
		await tabTo(page, "textbox", `Character ${i}`);
		await keyboard.type(`Somebody ${i}`);
	}
	const writing = play(STATUS.reacting);
	await press("Into the pot");
	for (const name of [0, 1]) {
		const box = page.getByRole("checkbox").nth(name);
		await box.waitFor({ state: "attached" });
		for (let stops = 0; stops < FAR; stops++) {
			if (await box.evaluate((one) => one === document.activeElement)) break;
			await keyboard.press("Tab");
		}
		await keyboard.press("Space");
	}
	await press("Select");
	await host.textBox.waitFor({ timeout: 40_000 });
	await keyboard.type("Only keys were pressed.");
	await tabTo(page, "switch", /^I'm done/);
	await keyboard.press("Space");
	await tabTo(page, "textbox", "Title");
	await keyboard.type("The keys affair");
	await keyboard.press("Enter");
	await writing;

	for (let story = 1; story <= 3; story++) {
		await host.sees(`${story} of 3`);
		const heart = page.getByRole("button", { name: /^heart/ });
		await heart.or(page.getByText("Look up. Act surprised.")).first().waitFor();
		if (await heart.isVisible()) {
			await press(/and then it rained/);
			await page.getByText("Your marker is on it.").waitFor();
			await press(/^heart/);
		}
		if (story < 3) await press("Next story");
	}
	const voting = play(STATUS.results);
	await press("All of us, to the awards");
	await tabTo(page, "radio", /^Crowd favourite/);
	for (let award = 1; award <= 5; award++) {
		await keyboard.press("Tab");
		await keyboard.press("Space");
		await page.getByRole("button", { name: `Hand in, ${award} of 5 given` }).waitFor();
		await keyboard.press("Shift+Tab");
		await keyboard.press("ArrowRight");
	}
	await press("Hand in, 5 of 5 given");
	await press("Skip to the winner");
	await page.getByRole("button", { name: "To the library" }).waitFor({ timeout: 60_000 });
	await press("To the library");
	await voting;
	await host.sees("What a");
	await press("Again, same friends");
	await host.sees("One more and we can start");
	expect(host.complaints).toEqual([]);
});
