import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { STATUS } from "#game/status.ts";
import type { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { ABOVE_KEYBOARD, boxFaults } from "../../players/browser/checks/boxes.ts";
import { allowClipboard, inFirefox } from "../../players/browser/engine.ts";
import { enterSeatOf } from "../../players/browser/in-seat.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { playAhead } from "../../players/wire/game.ts";
import type { Seated } from "../../players/wire/turn.ts";

// Intros of their real length, which the tests of this file look at.
withPlotluck({});

/** More than 200 characters, because long pastes are allowed (docs/game.md "Writing"). */
const PASTED = "It rained on everybody alike. ".repeat(12);

test("a part is written against the clock, and the host skips the next ones", {
	timeout: 120_000,
}, async () => {
	// Long, because on a slow machine a short first part would be over before its box is typed into.
	const settings = { num_switches: 3, write_duration: 40 };
	const [mika] = await roomAt(plotluck, STATUS.preStoryWrite, { players: 2, settings });
	const host = await enterSeatOf(mika);
	const { page, textBox } = host;
	await allowClipboard(page.context());
	await host.sees("GO!");
	expect(await textBox.count()).toBe(0);

	await textBox.waitFor();
	await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
	await textBox.press("Control+V");
	expect(await textBox.inputValue()).toBe(PASTED);
	await host.done();
	await host.press("Keep writing");
	await textBox.pressSequentially("And then it stopped.");
	const lastSeconds = host.timer("last");
	await host.press("Give me a prompt");
	expect(await host.prompts.count()).toBe(1);
	await host.press("Another prompt");
	expect(await host.prompts.count()).toBe(2);
	const [first, second] = await host.prompts.allTextContents();
	const swap = page.getByRole("button", { name: /^Swap this prompt, once/ });
	expect(await swap.count()).toBe(2);
	const { width = 0, height = 0 } = (await swap.last().boundingBox()) ?? {};
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	await swap.last().click();
	await swap.first().waitFor({ state: "detached" });
	const [stays, swapped] = await host.prompts.allTextContents();
	expect([stays, swapped === second]).toEqual([first, false]);
	expect(await lastSeconds.count()).toBe(0);
	await lastSeconds.waitFor();

	await host.sees("Time’s up");
	// All at once, because the next part begins seconds later.
	const controls = [
		page.getByRole("switch"),
		page.getByRole("button", { name: "Another prompt" }),
		page.getByRole("button", { name: "force skip all" }),
	];
	const usable = [textBox.isEditable(), ...controls.map((control) => control.isEnabled())];
	expect(await Promise.all(usable)).toEqual([false, false, false, false]);

	await host.sees(/yours now\.$/);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const arrivals = await page.evaluateHandle(() => {
		const seen: unknown[] = [];
		const { animate } = Element.prototype;
		Element.prototype.animate = function (frames, options) {
			if (this.hasAttribute("data-arrives")) {
				const moved = (Array.isArray(frames) ? frames : []).flatMap((one) => Object.keys(one));
				seen.push([...moved, typeof options === "object" && options.duration]);
			}
			return animate.call(this, frames, options);
		};
		return seen;
	});
	const moveOn = () => host.confirm("force skip all", "are you sure?", "SKIP!");
	await textBox.waitFor();
	// Playwright cannot emulate motion in Firefox.
	const slide = inFirefox ? [] : [["transform", "opacity", 350]];
	expect(await arrivals.jsonValue()).toEqual(slide);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await moveOn();
	await host.sees(/yours now\.$/);
	await textBox.waitFor();
	expect(await page.locator("[data-arrives]").count()).toBe(1);
	expect(await arrivals.jsonValue(), "nothing slides in calm").toEqual(slide);
	await moveOn();
	await host.sees("What’s it called?");
	await host.sees("And then it stopped.");
	await host.sees("(left blank)");
	const title = page.getByRole("textbox", { name: "Title" });
	await title.press("Control+V");
	const left = PASTED.length - LIMITS.titleLength;
	await host.sees(`${left} characters didn’t fit.`);
	await title.press("End");
	await title.press("x");
	await host.sees(`${left + 1} characters didn’t fit.`);
	await title.press("Backspace");
	await page.getByText("didn’t fit").waitFor({ state: "detached" });
	expect(host.complaints).toEqual([]);
});

test("a writer sees their extra reading time, and players who are done see the last writers", {
	timeout: 180_000,
}, async () => {
	const settings = { num_switches: 2, write_duration: 20, faster_phases: false };
	// Two minutes of reading, which is the most that a writer gets.
	const part = ({ player }: Seated) =>
		player.name === "Player2" ? "blah ".repeat(1900) : "Short.";
	const [mika, boooo] = await roomAt(plotluck, STATUS.preStoryWrite, {
		...{ players: 2, part: 1, settings, texts: { part } },
	});
	const [host, guest] = await Promise.all([enterSeatOf(mika), enterSeatOf(boooo)]);
	await host.sees("120 s extra to read what came before");
	await host.textBox.waitFor({ timeout: 40_000 });
	await guest.textBox.fill("The potato was not seen again.");
	const clock = host.page.getByRole("timer");
	await host.sees("+2:00");
	await host.page.setViewportSize({ width: 390, height: 450 });
	const width = () => clock.evaluate((box) => box.clientWidth);
	await expect.poll(width).toBeGreaterThan(30);
	expect(await boxFaults(host.page, ABOVE_KEYBOARD)).toEqual([]);
	// The smallest phones have the clock only.
	await host.page.setViewportSize({ width: 360, height: 450 });
	await host.page.getByText("+2:00").waitFor({ state: "hidden" });
	expect(await width()).toBeGreaterThan(30);
	await host.page.setViewportSize({ width: 390, height: 450 });
	expect(await guest.page.getByText("extra to read").count()).toBe(0);
	await host.page.getByText("+2:00").waitFor({ state: "detached" });
	await guest.sees("Pencils down!");
	await guest.sees("Player1 still has");
	await guest.sees("They got the long one to read first.");
	await expect
		.poll(() => guest.page.getByRole("timer").textContent(), { timeout: 30_000 })
		.toMatch(/^[0-2]:[0-5]\d$/);
	expect(await guest.page.getByRole("timer").textContent()).not.toBe("0:00");
	await guest.page.getByText("Read all of yours").click();
	expect(await guest.page.getByText("The potato was not seen again.").count()).toBe(2);
	await guest.press("Poke Player1");
	await host.sees("Player2 is peeking");
	for (const player of [host, guest]) expect(player.complaints).toEqual([]);
});

/** As the host, presses a button that asks once more, which is gone after it. */
async function confirm(host: BrowserPlayer, action: string): Promise<void> {
	await host.confirm(action, "Are you sure?");
	await host.page.getByRole("button", { name: action }).waitFor({ state: "detached" });
}

const MISSING_HISTORY = {
	...{ game_mode: "broken_telephone", num_switches: 3, forced_prompts: true },
	...{ maturity: "MATURE", character_maturity: true, hide_authors: true },
};

test("characters have ratings that decide about their story, and a host kicks an inactive player", async () => {
	const [mika, friend, , sleeper] = await roomAt(plotluck, STATUS.characters, {
		...{ players: 4, settings: MISSING_HISTORY },
	});
	const host = await enterSeatOf(mika);
	const { page } = host;
	await page.getByRole("button", { name: "Character 1 is for all ages. Change" }).click();
	await page.getByRole("button", { name: "Character 1 is for 18+. Change" }).waitFor();
	await host.submitCharacters(["Gandalf", "Miss Piggy", "Moby Dick", "A Sad Toaster", "Batman"]);
	await confirm(host, `Skip ${friend.player.name}`);
	await confirm(host, "Skip Player3");
	await host.sees(`${sleeper.player.name} is writing.`);
	await host.press(`Remove ${sleeper.player.name}`);
	await page
		.getByRole("dialog")
		.getByRole("button", { name: `Remove ${sleeper.player.name}` })
		.click();
	await sleeper.until(() => sleeper.goodbye !== null);

	await host.sees("Your cast");
	await page.getByText("18+", { exact: true }).click();
	const boxes = page.getByRole("checkbox");
	for (const box of [0, 1]) await boxes.nth(box).check();
	await host.sees("All ages, because one of your picks is.");
	await host.press("Select");
	expect(host.complaints).toEqual([]);
});

test("in missing history writers see the last part only, without its author, and the host can skip the others", {
	timeout: 180_000,
}, async () => {
	const [mika, ...friends] = await roomAt(plotluck, STATUS.storyWrite, {
		...{ players: 3, part: 1, settings: MISSING_HISTORY },
	});
	const host = await enterSeatOf(mika);
	const { page } = host;
	const past = page.getByRole("region", { name: "The story so far" });
	const othersWrite = friends.map((friend) => playAhead(friend, STATUS.storyTitle));
	for (const part of [2, 3]) {
		if (part === 3) await host.sees("You only see the last part. Be brave.");
		await host.write(part, `Mika was here in part ${part}.`);
		expect(await past.locator("> div").count()).toBe(1);
		expect(await host.prompts.count()).toBe(3);
		expect(await page.getByRole("button", { name: /^(Give me a|Another) prompt/ }).count()).toBe(0);
		await host.done();
	}
	await Promise.all(othersWrite);

	await host.nameStory("Whodunnit");
	for (const { player } of friends) await confirm(host, `Skip ${player.name}`);
	await host.sees("Story time");
	expect(await page.getByText("started by").count()).toBe(0);
	await host.press(/Untitled/);
	await page.locator("article").first().waitFor();
	expect(await page.locator("main").textContent()).not.toMatch(/Player[23], part/);
	await host.press("Back to the stories");
	const untitled = page.getByRole("button", { name: /Untitled/ });
	const titles = await untitled.locator("b").allTextContents();
	expect(titles).toHaveLength(2);
	await host.readStories(titles);
	await host.voteForAll();
	await host.sees(/votes? still out/);
	for (const { player } of friends) await confirm(host, `Skip ${player.name}`);
	await host.toLibrary();
	await host.press(/Whodunnit/);
	await host.sees(/Player[23], part two/);
	expect(host.complaints).toEqual([]);
});

test("a writer changes the page's language in the sound menu, and keeps seat and text", async () => {
	const [mika] = await roomAt(plotluck, STATUS.storyWrite, { players: 2 });
	const host = await enterSeatOf(mika);
	const { page, textBox } = host;
	await textBox.fill("Half a sentence, and");
	await host.press(/Sound and motion$/);
	// Reloads ask nothing, because nothing is lost.
	page.on("dialog", (dialog) => void dialog.dismiss());
	await page.getByLabel("Language").selectOption("de");
	await page.getByRole("switch", { name: "Fertig" }).waitFor();
	expect(await textBox.inputValue()).toBe("Half a sentence, and");
	await textBox.pressSequentially(" more");
	expect(await page.locator("html").getAttribute("lang")).toBe("de");
	expect(host.complaints).toEqual([]);
});
