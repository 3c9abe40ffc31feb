import { expect, test } from "vitest";
import { coverWords } from "#words/game/cover.ts";
import { createWords } from "#words/game/create.ts";
import { guessPageWords } from "#words/game/guess-page.ts";
import { lastingTableWords as tableWords } from "#words/game/lasting-table.ts";
import { ownTableWords } from "#words/game/own-tables.ts";
import { readingWords } from "#words/game/reading.ts";
import { recipeWords } from "#words/game/recipe.ts";
import { roomWords } from "#words/game/room.ts";
import { sequelWords } from "#words/game/sequel.ts";
import { guessWords } from "#words/game/stickers.ts";
import { tableWords as seatWords } from "#words/game/table.ts";
import { CLASSIC } from "../../../web/recipe/recipe.ts";
import { recipeLink } from "../../../web/recipe/write-recipe.ts";
import type { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { weekLater } from "../../players/browser/week-later.ts";
import { Friends, titleBy, writeFirstLine } from "./friends.ts";

withPlotluck();

const PARTS = 2;
const NAMES = 2;
/** The kind of game that somebody has passed on to the host. */
const RECIPE = {
	settings: {
		...CLASSIC,
		...{ num_switches: PARTS, num_characters_submit: NAMES, min_characters: 1 },
		...{ forced_prompts: false, read_together: false, show_instructions: false },
		...{ faster_phases: true, hide_authors: true, guess_authors: true },
	},
	packs: [],
	cast: ["A Sad Toaster", "Gräfin Käse"],
};
const TABLE = "Thursday soup";

/** Names the writer of each part, which its text gives away. Returns the number of names. */
async function nameWriters(
	reader: BrowserPlayer,
	others: readonly BrowserPlayer[],
): Promise<number> {
	const { page } = reader;
	const faces = page.getByRole("group", { name: /^Who wrote/ });
	let names = 0;
	for (const part of await page.locator("main ol button").all()) {
		await part.click();
		if ((await faces.count()) === 0) continue; // their own part
		const text = (await page.getByRole("article").textContent()) ?? "";
		const writer = others.find(({ name }) => text.includes(`${name} wrote part`));
		await faces.getByRole("button", { name: writer?.name ?? "nobody" }).click();
		names += 1;
	}
	return names;
}

/** Leads all friends to the page on which the writers are guessed. */
const toGuesses = (friends: Friends) =>
	friends.all(async (player) => {
		await player.sees(guessWords.tile);
		await player.press(readingWords.read.proceed);
		await player.page.getByRole("heading", { name: "Who wrote it?" }).waitFor();
	});

/** Leads all friends from the guesses over the vote to the library. */
async function toLibrary(friends: Friends): Promise<void> {
	await friends.all(async (player) => {
		await player.press(guessPageWords.skip);
		await player.vote();
	});
	await friends.host.sees(guessWords.author(1, PARTS));
	await friends.all((player) => player.toLibrary());
}

/** Keeps the table, and returns the address of its page. */
async function keepTable(host: BrowserPlayer): Promise<string> {
	const { keep } = tableWords;
	await host.page.getByLabel(keep.name).fill(TABLE);
	await host.press(keep.button);
	await host.sees(keep.kept(TABLE));
	return String(await host.page.getByRole("link", { name: keep.go }).getAttribute("href"));
}

/** Plays a round that continues the winning story. */
async function playSequel(friends: Friends): Promise<void> {
	const { host, guests } = friends;
	await host.press(readingWords.results.more);
	await host.press(sequelWords.start);
	await host.sees(/^The sequel to/);
	await Promise.all(guests.map((guest) => guest.press(new RegExp(`^${roomWords.again.join}$`))));
	await host.press(/^Open the book/);
	// The low windows of others have no room for it.
	await host.sees(/^How .* ended$/);
	await friends.write(PARTS);
	await friends.read();
	await toGuesses(friends);
	await toLibrary(friends);
}

test("four friends guess, draw and play a sequel, and come back to their table a week later", {
	timeout: 900_000,
}, async () => {
	const friends = await Friends.open();
	const { host, guests } = friends;
	const [artist] = guests as [BrowserPlayer];
	await friends.gather(RECIPE);
	expect(await host.page.getByRole("textbox").first().inputValue()).toBe(RECIPE.cast[0]);
	await friends.cast(NAMES, true);
	await friends.write(PARTS, artist);

	// Nobody learns yet who has drawn.
	await host.press(new RegExp(titleBy(artist.name)));
	await host.page.getByRole("img", { name: coverWords.alt(null), exact: true }).waitFor();
	await host.press(readingWords.read.back);
	await friends.read();
	// The host knows them all too well, and the others guess nothing.
	await toGuesses(friends);
	const found = await nameWriters(host, guests);
	expect(found).toBeGreaterThan(0);
	await toLibrary(friends);
	await friends.all((player) => player.sees(guessWords.fame(10 * found)));
	await host.press(new RegExp(titleBy(artist.name)));
	await host.page.getByRole("img", { name: coverWords.alt(artist.name) }).waitFor();
	await host.page.keyboard.press("Escape");

	const table = await keepTable(host);
	const first = host.page.url().slice(-4);
	const { id } = await (await fetch(`${plotluck.url}/api/v3/rooms/${first}`)).json();
	await playSequel(friends);
	expect(friends.complaints).toEqual([]);
	await weekLater(table.replace("/table/", ""), id, [host, ...guests]);

	await writeFirstLine(host);
	await host.page.goto(plotluck.url + table);
	await host.press(tableWords.page.open);
	await host.page.waitForURL(/\/game\/[A-Z]{4}$/);
	// The table has last week's rules, which the host passes on.
	await host.press(seatWords.lobby.rules);
	await host.press(createWords.everything);
	await host.press(createWords.recipe.share);
	expect(await host.page.getByRole("textbox", { name: recipeWords.link }).inputValue()).toBe(
		recipeLink(RECIPE, plotluck.url).url,
	);
	await host.page.keyboard.press("Escape");
	await host.page.keyboard.press("Escape");
	await Promise.all(
		guests.map(async (guest) => {
			await guest.page.goto(plotluck.url);
			await guest.page.getByRole("link", { name: ownTableWords.open(TABLE) }).click();
			await guest.sees(`Waiting for ${host.name}`);
		}),
	);
	await host.press("Open the book");
	await friends.cast(NAMES, true);
	await friends.write(PARTS);
	await friends.read();
	await toGuesses(friends);
	await toLibrary(friends);
	await host.page.goto(plotluck.url + table);
	await host.page.getByRole("heading", { name: TABLE }).waitFor();
	expect(friends.complaints).toEqual([]);
});
