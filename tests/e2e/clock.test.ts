import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { WIRE_LIMITS } from "../../gateway/limits/wire.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { ABOVE_KEYBOARD, boxFaults } from "../players/browser/checks/boxes.ts";
import { inSeatOf } from "../players/browser/in-seat.ts";
import { look } from "../players/browser/screenshots.ts";
import { playTo, takeTurn, twoPlayers } from "../players/wire/game.ts";
import { WirePlayer } from "../players/wire/player.ts";

withPlotluck({});

/** How long a server waits for an absent host, in ms. The one of this file waits a shorter time. */
const { hostGone } = WIRE_LIMITS;
beforeAll(() => void Object.assign(WIRE_LIMITS, { hostGone: 4_000 }));
afterAll(() => void Object.assign(WIRE_LIMITS, { hostGone }));

const SIZE = { width: 390, height: 844 };
const RULES = { num_switches: 2, faster_phases: true, show_instructions: false };
const NAMES = ["A", "B", "C", "D", "E"];

/** Opens a room with a host and a guest in a browser each. */
async function open(rules: object): Promise<[code: string, BrowserPlayer, BrowserPlayer]> {
	const host = await BrowserPlayer.open(browser, "Mika", SIZE);
	const code = await host.createRoom(plotluck.url, "default", { ...RULES, ...rules });
	return [code, host, await join(code, "Boooo")];
}

async function join(code: string, name: string): Promise<BrowserPlayer> {
	const guest = await BrowserPlayer.open(browser, name, SIZE);
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.introduce();
	await guest.sees(/^Waiting for/);
	return guest;
}

const gone = (player: BrowserPlayer, text: string | RegExp) =>
	player.page.getByText(text).waitFor({ state: "detached" });

test("who has more to read is told so, and who is through sees who still writes and how long", {
	timeout: 240_000,
}, async () => {
	const [, host, guest] = await open({ write_duration: 20 });
	const both = <T>(work: (player: BrowserPlayer) => Promise<T>) =>
		Promise.all([host, guest].map(work));
	await host.press("Open the book");
	await both((player) => player.submitCharacters(NAMES.map((name) => `${name} ${player.name}`)));
	await both((player) => player.chooseCharacters(2));
	await both(async ({ page, name }) => {
		await page.locator("textarea").waitFor({ timeout: 40_000 });
		// Two minutes of reading, which is the most that a writer gets.
		await page.locator("textarea").fill(name === "Boooo" ? "blah ".repeat(1900) : "Short.");
	});
	await both((player) => player.done());
	await host.sees("120 s extra to read what came before");
	await look(host, "intro-extra-time");
	await host.textBox.waitFor({ timeout: 40_000 });
	await guest.textBox.fill("The potato was not seen again.");
	await host.sees("+2:00");
	await look(host, "write-extra-time");
	const clock = host.page.getByRole("timer");
	await host.page.setViewportSize({ width: 390, height: 450 });
	const width = () => clock.evaluate((box) => box.clientWidth);
	await expect.poll(width).toBeLessThan(2);
	expect(await boxFaults(host.page, ABOVE_KEYBOARD)).toEqual([]);
	expect(await guest.page.getByText("extra to read").count()).toBe(0);
	await gone(host, "+2:00");
	await expect.poll(width).toBeGreaterThan(30);
	await guest.sees("Pencils down!");
	await guest.sees("Mika still has");
	await guest.sees("More to read: theirs was the long one.");
	await expect
		.poll(() => guest.page.getByRole("timer").textContent(), { timeout: 30_000 })
		.toMatch(/^[0-2]:[0-5]\d$/);
	expect(await guest.page.getByRole("timer").textContent()).not.toBe("0:00");
	await guest.page.getByText("Read all of yours").click();
	expect(await guest.page.getByText("The potato was not seen again.").count()).toBe(2);
	await guest.press("Poke Mika");
	await host.sees("Boooo is peeking");
	await look(guest, "pencils-down");
	await host.done();
	await both((player) => player.nameStory(`The ${player.name} affair`));
	await guest.sees("2 h");
	for (const player of [host, guest]) expect(player.complaints).toEqual([]);
});

test("everybody is told who wears the crown and why, the former host too after a reload", async () => {
	const [code, host, guest] = await open({ write_duration: 0 });
	const friend = await join(code, "Spuddy");
	await host.page.goto(plotluck.url); // away from the room
	await guest.sees("Mika went out. You hold the crown.");
	await friend.sees("Mika went out. Boooo holds the crown.");
	await look(friend, "crown-passed");
	const late = await join(code, "Tanger");
	expect(await late.page.getByText("the crown.").count()).toBe(0);
	await late.page.reload();
	await late.sees("Waiting for Boooo");
	expect(await late.page.getByText("the crown.").count()).toBe(0);
	await guest.press("Host's desk");
	await guest.sees("Crown Spuddy");
	expect(await guest.page.getByText("Crown Mika").count()).toBe(0);
	await guest.page.keyboard.press("Escape");

	const news = "You went out. Boooo holds the crown.";
	await host.page.goto(`${plotluck.url}/game/${code}`);
	await host.sees(news);
	expect(await host.page.getByRole("status").filter({ hasText: news }).count()).toBe(1);
	await host.page.reload();
	await host.sees(news);
	await gone(host, news);
	await host.page.reload();
	await host.sees("Waiting for Boooo");
	expect(await host.page.getByText(news).count()).toBe(0);

	await guest.press("Host's desk");
	await guest.confirm("Crown Mika", "Mika it is?");
	await host.sees("Boooo passed it on. You hold the crown.");
	await guest.sees("You passed it on. Mika holds the crown.");
	await late.sees("Boooo passed it on. Mika holds the crown.");
	for (const player of [host, guest, friend, late]) expect(player.complaints).toEqual([]);
});

test("a game without a timer has no limits, and its host moves on by skipping", async () => {
	const [, host, guest] = await open({ write_duration: 0 });
	await host.press("Open the book");
	await guest.sees("Who should be in it?");
	await guest.sees("no rush");
	await host.submitCharacters(NAMES);
	await host.sees("no rush");
	await host.sees("Kick Boooo");
	await look(host, "skip-or-kick");
	await host.confirm("Skip Boooo", "Are you sure?");
	await host.chooseCharacters(2);
	await guest.sees("Your cast");
	await host.confirm("Skip Boooo", "Are you sure?");
	await guest.textBox.waitFor({ timeout: 40_000 });
	for (const player of [host, guest]) expect(player.complaints).toEqual([]);
});

test("done takes one press while its answer is due and keeps the focus, and a pause says when it ends", async () => {
	const [, host, guest] = await open({ write_duration: 300 });
	const both = <T>(work: (player: BrowserPlayer) => Promise<T>) =>
		Promise.all([host, guest].map(work));
	await host.press("Open the book");
	await both((player) => player.submitCharacters(NAMES.map((name) => `${name} ${player.name}`)));
	await both((player) => player.chooseCharacters(2));
	await both((player) => player.textBox.waitFor({ timeout: 40_000 }));

	const done = guest.page.getByRole("switch");
	await done.focus();
	// Both presses happen in one task of the page, so no answer can arrive between them.
	await done.evaluate((button: HTMLElement) => {
		button.click();
		button.click();
	});
	await expect.poll(() => done.getAttribute("aria-busy"), { timeout: 30_000 }).toBeNull();
	expect(await done.getAttribute("aria-checked")).toBe("true");
	expect(await done.evaluate((button) => button === document.activeElement)).toBe(true);
	await guest.textBox.pressSequentially("More.");
	await expect.poll(() => done.getAttribute("aria-checked"), { timeout: 30_000 }).toBe("false");

	await host.press("Host's desk");
	await host.press("Pause the game");
	await both((player) => player.sees(/It goes on by itself at \d/));
	await look(guest, "paused-until");
	await host.press("Go on");
	await gone(guest, /It goes on by itself/);
	for (const player of [host, guest]) expect(player.complaints).toEqual([]);
});

test("who still reads is told when the time becomes short", { timeout: 180_000 }, async () => {
	const friend = await WirePlayer.host(plotluck.url, {
		...RULES,
		num_switches: 1,
		write_duration: 300,
	});
	const code = friend.seat.room_code;
	const reader = await join(code, "Boooo");
	const friends = [friend, await WirePlayer.join(plotluck.url, code, "Spuddy")];
	const friendsRead = playTo(friends, STATUS.reacting);
	await reader.submitCharacters(NAMES);
	await reader.chooseCharacters(2);
	await reader.write(1, "It rained.");
	await reader.done();
	await reader.nameStory("Rain");
	await friendsRead;
	await reader.sees("2 h");
	const news = "Half of you are done. Three minutes for the rest.";
	expect(await reader.page.getByText(news).count()).toBe(0);
	const friendsVote = playTo(friends, STATUS.results);
	await reader.page.getByRole("status").filter({ hasText: news }).waitFor();
	await reader.sees(/^0[12]:[0-5]\d$/);
	await look(reader, "reading-hurry");
	await reader.press("Dismiss");
	await gone(reader, news);
	await reader.readStories(["Title by Hosty", "Title by Spuddy"]);
	await reader.voteForAll();
	await friendsVote;
	expect(reader.complaints).toEqual([]);
});

test("no step of the device's clock hands the part in, and what is typed at the last moment counts", {
	timeout: 180_000,
}, async () => {
	const rules = { ...RULES, write_duration: 40 };
	const [friend, writer] = await twoPlayers(plotluck.url, rules);
	await playTo([friend, writer], STATUS.storyCreate);
	await Promise.all([friend, writer].map(takeTurn));
	await friend.reached(STATUS.storyWrite);
	await takeTurn(friend);
	writer.leave();
	const { page, textBox } = await inSeatOf(writer);
	await page.addInitScript(() => {
		const clocks = [Date, performance];
		const real = clocks.map((clock) => clock.now.bind(clock));
		const steps = [0, 0];
		clocks.forEach((clock, i) => {
			clock.now = () => (real[i]?.() ?? 0) + (steps[i] ?? 0);
		});
		Object.assign(window, { steps });
	});
	const step = (...ms: number[]) =>
		page.evaluate((to) => Object.assign((window as unknown as { steps: object }).steps, to), ms);
	const second = () => new Promise((done) => setTimeout(done, 1000));
	const timerIsRight = async () => {
		const [minutes = 0, seconds = 0] =
			(await page.getByRole("timer").textContent())?.split(":").map(Number) ?? [];
		const left = ((friend.game.countdown.limit ?? 0) - Date.now()) / 1000;
		expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThan(2);
	};
	await page.goto(`${plotluck.url}/game/${friend.seat.room_code}`);
	await textBox.fill("It rained");
	for (const ms of [90_000, -600_000, 86_400_000]) {
		await step(ms);
		await second();
		await textBox.pressSequentially(" and");
		await timerIsRight();
	}
	expect([await textBox.inputValue(), friend.game.submission.part]).toEqual([
		"It rained and and and",
		0,
	]);

	// A clock that no one can set, and that jumps all the same: the server says that there is time.
	await step(0, 90_000);
	await second();
	await expect.poll(() => textBox.isEditable()).toBe(true);
	await timerIsRight();
	expect(await page.getByRole("switch").getAttribute("aria-checked")).toBe("false");
	expect(friend.game.submission.part).toBe(0);

	// Typing until the box is locked.
	while (await textBox.isEditable()) await textBox.press("x");
	const typed = await textBox.inputValue();
	const { hard_limit } = friend.game.countdown;
	await friend.until(() => friend.game.submission.part === 1);
	// All were done, so the grace period did not run out.
	expect(Date.now()).toBeLessThan(hard_limit ?? 0);
	await friend.until(() => friend.hasAllTexts);
	expect(JSON.stringify(friend.player.current_story)).toContain(typed);
});
