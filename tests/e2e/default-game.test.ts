import { mkdir } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BrowserPlayer, startBrowser } from "../support/browser.ts";
import { type Plotluck, startPlotluck } from "../support/plotluck.ts";

const NAMES = ["Mika", "Boooo", "Spuddy"];
const SIZES = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
	{ width: 320, height: 568 },
];
/** A folder to put pictures of every screen into; none are taken without it. */
const SHOTS = process.env.SHOTS;

let plotluck: Plotluck;
let browser: Browser;
let shots = 0;
beforeAll(async () => {
	[plotluck, browser] = await Promise.all([startPlotluck(), startBrowser()]);
	if (SHOTS) await mkdir(SHOTS, { recursive: true });
});
afterAll(async () => {
	await browser.close();
	await plotluck.stop();
});

async function look(players: BrowserPlayer[], screen: string): Promise<void> {
	if (!SHOTS) return;
	const number = String(++shots).padStart(2, "0");
	for (const [i, { page }] of players.entries()) await page.screenshot({ path: `${SHOTS}/${number}-${screen}-${i}.png` });
}

test("three friends play a default game from the profile to the results", { timeout: 240_000 }, async () => {
	const players = await Promise.all(NAMES.map((name, i) => BrowserPlayer.open(browser, name, SIZES[i] ?? { width: 390, height: 844 })));
	const [host, ...guests] = players as [BrowserPlayer, BrowserPlayer, BrowserPlayer];
	const all = <T>(work: (player: BrowserPlayer, i: number) => Promise<T>) => Promise.all(players.map(work));

	const code = await host.createRoom(plotluck.url);
	for (const guest of guests) {
		await guest.page.goto(`${plotluck.url}/game/${code.toLowerCase()}`);
		await guest.introduce();
		await guest.sees("Waiting for Mika");
	}
	await look(players, "lobby");
	await host.press("Open the book and start");
	await all((player) => player.sees("How this potluck works"));
	await look(players, "quick-start");
	await all((player) => player.press("I'm ready"));
	await all((player) => player.sees("Who should be in it?"));
	await look(players, "characters");
	await all((player, i) =>
		player.submitCharacters(["Gandalf", "Miss Piggy", "Moby Dick", "A Sad Toaster", "Batman"].map((name) => `${name} ${i + 1}`)),
	);
	await all((player) => player.sees("Your cast"));
	await look(players, "story-create");
	await all((player) => player.chooseCharacters(2));
	await all((player) => player.sees("Once upon a time"));
	await look(players, "intro");

	for (const part of [1, 2, 3]) {
		await all((player) => player.write(part, `${player.name} wrote part ${part}. <b>It rained</b>.`));
		await look(players, `write-${part}`);
		if (part === 1) await reloadKeepsTheText(guests[0]);
		await all((player) => player.done());
	}

	await all((player) => player.sees("What is it called?"));
	await look(players, "title");
	await all((player) => player.nameStory(`The ${player.name} affair`));
	await all((player) => player.sees("Story time"));
	await look(players, "story-list");
	await host.press(/The Boooo affair/);
	await host.sees(/wrote part 2\. <b>It rained<\/b>\./);
	await look(players, "story-view");
	await host.press("Back to the stories");
	await all((player) => player.readStories(NAMES.filter((name) => name !== player.name).map((name) => `The ${name} affair`)));
	await all(async (player) => {
		await player.press("On to the awards");
		for (let award = 1; award <= 5; award++) {
			await player.sees(`Award ${award} of 5`);
			if (award === 1) {
				await player.press("Vote");
				await player.sees("YOU NEED TO VOTE FOR A STORY!");
				await player.press("All right");
				await look([player], `award-${player.name}`);
			}
			await player.page.getByRole("radio").first().check({ force: true });
			await player.press("Vote");
		}
	});
	await all((player) => player.sees("FANFICS"));
	await look(players, "results");
	for (const player of players) {
		for (const name of NAMES) await player.sees(`The ${name} affair`);
		expect(player.complaints).toEqual([]);
	}
	await host.press("Close the room");
});

/** What was typed is there again after a reload, in the same seat. */
async function reloadKeepsTheText(player: BrowserPlayer): Promise<void> {
	const text = await player.textBox.inputValue();
	await player.page.reload();
	await player.textBox.waitFor();
	expect(await player.textBox.inputValue()).toBe(text);
}
