import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../db/connection.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";

withPlotluck();

const SIZE = { width: 390, height: 844 };
const RULES = { num_switches: 2, faster_phases: true, show_instructions: false };
const NAMES = ["A", "B", "C", "D", "E"];

/** Returns two browsers in one room, whose game has begun. */
async function seated(rules: object): Promise<[BrowserPlayer, BrowserPlayer]> {
	const host = await BrowserPlayer.open(browser, "Mika", SIZE);
	const code = await host.createRoom(plotluck.url, "default", { ...RULES, ...rules });
	const guest = await BrowserPlayer.open(browser, "Boooo", SIZE);
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.introduce();
	await guest.sees("Waiting for Mika");
	await host.press("Open the book");
	return [host, guest];
}

const all = <T>(players: BrowserPlayer[], work: (player: BrowserPlayer) => Promise<T>) =>
	Promise.all(players.map(work));

async function toWriting(players: BrowserPlayer[]): Promise<void> {
	await all(players, (player) => player.submitCharacters(NAMES));
	await all(players, (player) => player.chooseCharacters(2));
	await all(players, (player) => player.textBox.waitFor());
}

test("a pause that is longer than the time left ends nobody's part", {
	timeout: 240_000,
}, async () => {
	// Enough for the steps around the pause on a busy machine.
	const players = await seated({ write_duration: 25 });
	const [host, guest] = players;
	await toWriting(players);
	await guest.textBox.pressSequentially("Before.");
	await host.press("Host's desk");
	await host.press("Pause the game");
	await guest.sees("Paused by the host");
	await host.page.waitForTimeout(26_000);
	await host.press("Go on");
	await guest.page.getByText("Paused by the host").waitFor({ state: "detached" });
	await host.page.waitForTimeout(2000);
	for (const { page, textBox } of players) {
		expect(await page.getByText("Part 1", { exact: true }).count()).toBe(1);
		expect(await page.getByRole("switch").isChecked()).toBe(false);
		expect(await textBox.isEditable()).toBe(true);
	}
	await guest.textBox.pressSequentially(" After.");
	await host.page.getByText("Part 2").waitFor({ timeout: 60_000 });
	await host.sees("Before. After.");
	for (const player of players) expect(player.complaints).toEqual([]);
});

/** Removes the device's copies and reloads, so that everything comes from the server. */
async function reloadElsewhere({ page }: BrowserPlayer): Promise<void> {
	await page.evaluate(() => {
		for (const key of Object.keys(localStorage))
			if (key.startsWith("draft:")) localStorage.removeItem(key);
	});
	await page.reload();
}

test("what is entered survives a reload, and counts when the host moves on", {
	timeout: 240_000,
}, async () => {
	const players = await seated({ num_switches: 1, write_duration: 300 });
	const [host, guest] = players;
	const { page } = guest;
	const db = await openDatabase(`${plotluck.dataDir}/plotluck.db`);
	onTestFinished(() => db.destroy());
	const fields = page.getByRole("textbox");

	await fields.nth(0).fill("Boo");
	await fields.nth(1).fill("Fluff");
	await page.reload();
	await guest.sees("3 names to go");
	expect(await fields.nth(1).inputValue()).toBe("Fluff");
	await fields.nth(2).fill("Spuddy");
	await guest.sees("saving...");
	await guest.sees("saved");
	await reloadElsewhere(guest);
	await guest.sees("2 names to go");
	expect(await fields.nth(2).inputValue()).toBe("Spuddy");
	await all(players, (player) => player.submitCharacters(NAMES));

	const cards = page.getByRole("checkbox");
	await cards.nth(3).check({ force: true });
	await guest.sees("saving...");
	await guest.sees("saved");
	await reloadElsewhere(guest);
	await guest.sees("1 more to pick");
	expect(await cards.nth(3).isChecked()).toBe(true);
	await cards.nth(0).check({ force: true });
	await guest.press("Select");
	await host.chooseCharacters(2);

	await all(players, (player) => player.textBox.waitFor());
	await guest.textBox.fill("Typed just before the end.");
	await host.confirm("force skip all", "are you sure?", "SKIP!");
	await all(players, (player) => player.sees("What is it called?"));
	await guest.sees("Typed just before the end.");

	const title = page.getByRole("textbox", { name: "Title" });
	await title.fill("My great ti");
	await guest.sees("saving...");
	await page.reload();
	await title.waitFor();
	expect(await title.inputValue()).toBe("My great ti");
	await host.nameStory("The Mika affair");
	await title.fill("My great title");
	await host.confirm("Skip Boooo", "Are you sure");
	await all(players, (player) => player.sees("Story time"));
	await host.sees("My great title");

	await guest.press(/The Mika affair/);
	const sticker = guest.stickers.first().getByRole("button").nth(4);
	await sticker.click();
	await page.reload();
	await guest.press(/The Mika affair/);
	expect(await sticker.getAttribute("aria-pressed")).toBe("true");
	const gameId = await page.evaluate(
		() => JSON.parse(localStorage[`seat:${location.pathname.slice(-4)}`]).gameId,
	);
	const saved = { game_id: Number(gameId), action: "story/react" };
	await expect.poll(() => db("entries").where(saved).first()).toBeTruthy();
	await reloadElsewhere(guest);
	await guest.sees("1 story left to react to");
	await guest.press(/The Mika affair/);
	expect(await sticker.getAttribute("aria-pressed")).toBe("true");
	await guest.press("Save reactions");
	expect(await page.getByText("too late").count()).toBe(0);
	for (const player of players) expect(player.complaints).toEqual([]);
});
