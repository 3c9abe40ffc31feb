import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { createWords } from "#words/game/create.ts";
import { BrowserPlayer, OPEN_ROOM } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playAhead } from "../../players/wire/game.ts";

withPlotluck();

/** More tab stops than any page has. */
const FAR = 60;

const isFocused = (goal: Locator) => goal.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus. */
async function tabTo(goal: Locator): Promise<void> {
	await goal.waitFor({ state: "attached" });
	for (let stops = 0; stops < FAR; stops++) {
		if (await isFocused(goal)) return;
		await goal.page().keyboard.press("Tab");
	}
	throw new Error(`the Tab key never comes to ${goal}`);
}

/** Returns what a person does on a page with keys alone. */
function keysOn(page: Page) {
	const to = (...[role, options]: Parameters<Page["getByRole"]>) =>
		tabTo(page.getByRole(role, options).first());
	return {
		to,
		press: async (name: string | RegExp, role: "button" | "link" = "button") => {
			await to(role, { name });
			await page.keyboard.press("Enter");
		},
		type: async (name: string | RegExp, text: string) => {
			await to("textbox", { name });
			await page.keyboard.type(text);
		},
	};
}

test("a player with a keyboard alone plays a solo game from the home page to the results, and again", async () => {
	const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page } = player;
	const { keyboard } = page;
	const { to, press, type } = keysOn(page);
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
	await to("radio", { name: "no" });
	await keyboard.press("ArrowRight");
	await press("Save");
	await press("Start");
	await press(createWords.everything);
	await press(/^Pass the pen/);
	await to("radio", { name: /Pass the pen/ });
	// The arrow goes from the first one to the last.
	await keyboard.press("ArrowUp");
	await to("switch", { name: "Allow doubles" });
	await keyboard.press("Space");
	await press(OPEN_ROOM);
	await player.sees("A table for one");
	await press("Open the book");
	await player.sees("Just you and your favourite two");
	await press("I’m ready");
	await type("Character 1", "A Sad Toaster");
	await type("Character 2", "A Sad Toaster");
	await to("radio", { name: "ALL AGES" });
	await keyboard.press("Space");
	await press("These are the ones");
	await player.textBox.waitFor({ timeout: 40_000 });
	expect(await player.textBox.evaluate((box) => box === document.activeElement)).toBe(true);
	expect(await player.prompts.count()).toBe(3);
	await keyboard.type("Only keys were pressed.");
	await page.goBack();
	await player.sees("Are you sure you want to leave?");
	await keyboard.press("Escape");
	await page.getByText("Are you sure you want to leave?").waitFor({ state: "detached" });
	await to("switch", { name: "I’m done" });
	await keyboard.press("Space");
	await type("Title", "By hand, and only by hand");
	await keyboard.press("Enter");
	await player.sees("Take a bow");
	await page.locator("q", { hasText: "Only keys were pressed." }).waitFor();
	await press("To the library");
	await player.sees("All yours");
	await player.sees("Only keys were pressed.");
	expect(await page.getByText("WRITERS").count()).toBe(0);
	await press("Play again");
	await player.sees("Open the book");
	expect(player.complaints).toEqual([]);
});

test("a host casts a story by keys, and the focus moves to the heading when its control is removed", async () => {
	const [mika, ...friends] = await roomAt(plotluck, STATUS.characters);
	const host = await enterSeatOf(mika);
	const { page } = host;
	const { press, type } = keysOn(page);
	const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim());
	for (let i = 1; i <= 5; i++) await type(`Character ${i}`, `Somebody ${i}`);
	await press("Into the pot");

	await host.sees("Remove Player2");
	// The dialog gives the focus back to a button that the next phase has taken away.
	await page.getByRole("button", { name: "Way out" }).press("Enter");
	await host.sees("Are you sure you want to leave?");
	await Promise.all(friends.map((friend) => playAhead(friend, STATUS.storyCreate)));
	await page.getByText("Your cast").waitFor({ state: "attached" });
	await page.keyboard.press("Escape");
	await expect.poll(focus, { timeout: 30_000 }).toBe("Your cast");

	for (const name of [0, 1]) {
		await tabTo(page.getByRole("checkbox").nth(name));
		await page.keyboard.press("Space");
	}
	await press("Select");
	const skip = page.getByRole("button", { name: "Skip Player2" });
	await skip.press("Enter");
	// The second press counts once the button is enabled again.
	await page.getByRole("button", { name: "Are you sure?", disabled: false }).press("Enter");
	await skip.waitFor({ state: "detached" });
	await expect.poll(focus, { timeout: 30_000 }).toBe("What a cast");
	expect(host.complaints).toEqual([]);
});

test("a host marks, reacts, leads on, votes, skips the reveal and plays again by keys alone", {
	timeout: 180_000,
}, async () => {
	const settings = { read_together: true };
	const [mika, ...friends] = await roomAt(plotluck, STATUS.reacting, { settings });
	const host = await enterSeatOf(mika);
	const { page } = host;
	const { to, press } = keysOn(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	for (let story = 1; story <= 3; story++) {
		await host.sees(`${story} of 3`);
		const heart = page.getByRole("button", { name: /^heart/ });
		await heart
			.or(page.getByRole("heading", { name: "They’re reading you" }))
			.first()
			.waitFor();
		if (await heart.isVisible()) {
			await press(/and then it rained/);
			await page.getByText("Your marker’s on it.").waitFor();
			await press(/^heart/);
		}
		if (story < 3) await press("Next story");
	}
	await Promise.all(friends.map((friend) => playAhead(friend, STATUS.postReading)));
	await press("Take everyone to the awards");
	await to("radio", { name: /^Crowd favourite/ });
	for (let award = 1; award <= 5; award++) {
		await page.keyboard.press("Tab");
		await page.keyboard.press("Space");
		await page.getByRole("button", { name: `Hand in, ${award} of 5 given` }).waitFor();
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("ArrowRight");
	}
	await press("Hand in, 5 of 5 given");
	await press("Skip to the winner");
	await page.getByRole("button", { name: "To the library" }).waitFor({ timeout: 60_000 });
	await press("To the library");
	await host.sees("What a");
	await press("Again, same friends");
	await host.sees("One more and we can start");
	expect(host.complaints).toEqual([]);
});
