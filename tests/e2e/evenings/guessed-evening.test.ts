import { expect, test } from "vitest";
import { guessWords } from "#words/evening/stickers.ts";
import { readingWords } from "#words/reading.ts";
import { CLASSIC } from "../../../web/recipe/recipe.ts";
import type { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";
import { Friends, writeFirstLine } from "./friends.ts";

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

/** Returns the parts whose writer a reader can name. */
const guessed = ({ page }: BrowserPlayer) =>
	page.getByRole("article").filter({ has: page.getByRole("group", { name: /^Who wrote/ }) });

/** Names the writer of each part, which its text gives away. Returns the number of names. */
async function nameWriters(
	reader: BrowserPlayer,
	others: readonly BrowserPlayer[],
): Promise<number> {
	const parts = await guessed(reader).all();
	for (const part of parts) {
		const text = (await part.textContent()) ?? "";
		const writer = others.find(({ name }) => text.includes(`${name} wrote part`));
		await part.getByRole("button", { name: writer?.name ?? "nobody" }).click();
	}
	return parts.length;
}

test("four friends write, guess and vote after a recipe, and the host has written a first line before", {
	timeout: 300_000,
}, async () => {
	const friends = await Friends.open();
	const { host, guests } = friends;
	await writeFirstLine(host);
	await friends.gather(RECIPE);
	expect(await host.page.getByRole("textbox").first().inputValue()).toBe(RECIPE.cast[0]);
	await friends.write({ names: NAMES, parts: PARTS });
	await friends.read();

	// The host knows them all too well, and the others guess nothing.
	await friends.all(async (player) => {
		await player.sees(guessWords.tile);
		await player.press(readingWords.read.proceed);
		await player.page.getByRole("heading", { name: "Who wrote it?" }).waitFor();
	});
	const found = await nameWriters(host, guests);
	expect(found).toBeGreaterThan(0);
	await look(host, "evening-guesses");
	await friends.all(async (player) => {
		await player.press(readingWords.read.proceed);
		await player.vote();
	});

	await host.sees(guessWords.author(1, PARTS));
	await host.press(guessWords.next);
	await host.sees(guessWords.author(2, PARTS));
	await friends.all((player) => player.toLibrary());
	await host.sees(guessWords.fame(10 * found));
	for (const guest of guests) await guest.sees(guessWords.fame(10 * found));
	await look(host, "evening-results");
	expect(friends.complaints).toEqual([]);
});
