import { coverWords } from "#words/game/cover.ts";
import { firstLineWords } from "#words/game/first-line.ts";
import { recipeWords } from "#words/game/recipe.ts";
import { screenWords } from "#words/game/screens.ts";
import type { Recipe } from "../../../web/recipe/recipe.ts";
import { recipeLink } from "../../../web/recipe/write-recipe.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck } from "../../players/browser/browser-set-up.ts";

const FRIENDS = [
	["Mika", { width: 390, height: 844 }],
	["Boooo", { width: 1280, height: 800 }],
	["Spuddy", { width: 390, height: 450 }],
	["Alma", { width: 320, height: 568 }],
] as const;

/** Returns the title that a friend gives a story. */
export const titleBy = (name: string): string => `The ${name} affair`;
/** Returns the text of a friend's part, which says whose it is. */
const textBy = (name: string, part: number): string =>
	`${name} wrote part ${part}. Then it rained.`;

/** Four friends, each with a browser. The first one hosts. The methods are the steps of an evening. */
export class Friends {
	readonly host: BrowserPlayer;
	readonly guests: readonly BrowserPlayer[];

	private constructor(host: BrowserPlayer, guests: readonly BrowserPlayer[]) {
		this.host = host;
		this.guests = guests;
	}

	static async open(): Promise<Friends> {
		const [host, ...guests] = await Promise.all(
			FRIENDS.map(([name, size]) => BrowserPlayer.open(browser, name, size)),
		);
		if (!host) throw new Error("there must be a host");
		return new Friends(host, guests);
	}

	/** The errors of all pages. */
	get complaints(): string[] {
		return [this.host, ...this.guests].flatMap(({ complaints }) => complaints);
	}

	/** Lets all of them do something at the same time. */
	all(work: (player: BrowserPlayer) => Promise<unknown>): Promise<unknown> {
		return Promise.all([this.host, ...this.guests].map(work));
	}

	/** The host opens a room with a recipe, and the others come in. */
	async gather(recipe: Recipe): Promise<void> {
		const { host, guests } = this;
		await host.page.goto(recipeLink(recipe, plotluck.url).url);
		await host.press(recipeWords.take);
		await host.introduce();
		await host.openRoom();
		await host.page.waitForURL(/\/game\/[A-Z]{4}$/);
		await Promise.all(
			guests.map(async (guest) => {
				await guest.page.goto(host.page.url());
				await guest.introduce();
				await guest.sees(`Waiting for ${host.name}`);
			}),
		);
		await host.press("Open the book");
	}

	/** All of them bring this number of characters, and choose one. The host may have a cast already. */
	async cast(names: number, hasCast: boolean): Promise<void> {
		await this.all(async (player) => {
			if (player === this.host && hasCast) await player.press(screenWords.characters.submit);
			else
				await player.submitCharacters(
					Array.from({ length: names }, (_, i) => `${player.name} ${i + 1}`),
				);
			await player.sees(screenWords.create.heading);
			await player.chooseCharacters(1);
		});
	}

	/** All of them write and title their stories. The artist draws a cover. */
	async write(parts: number, artist?: BrowserPlayer): Promise<void> {
		for (let part = 1; part <= parts; part++)
			await this.all(async (player) => {
				await player.write(part, textBy(player.name, part));
				await player.done();
			});
		await this.all(async (player) => {
			const draws = player.page.getByRole("switch", { name: coverWords.switch });
			if (player === artist) await draws.click();
			await player.nameStory(titleBy(player.name));
			if (player === artist) await drawCover(player);
		});
	}

	/** All of them read the stories of the others. */
	read(): Promise<unknown> {
		const names = FRIENDS.map(([name]) => name);
		return this.all((player) =>
			player.readStories(names.filter((name) => name !== player.name).map(titleBy)),
		);
	}
}

/** Draws a line across the sheet, and hangs the cover up. */
async function drawCover(player: BrowserPlayer): Promise<void> {
	const { page } = player;
	const sheet = page.getByRole("application");
	await sheet.waitFor();
	const box = await sheet.boundingBox();
	if (!box) throw new Error("the sheet is not on the screen");
	await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.6, { steps: 5 });
	await page.mouse.up();
	await player.press(coverWords.hang);
}

/** Goes on from the first line of the day, from home, to the end of the story. */
export async function writeFirstLine(player: BrowserPlayer): Promise<void> {
	await player.page.goto(plotluck.url);
	await player.press(firstLineWords.start);
	await player.write(1, "It began like any other day.");
	await player.done();
	await player.nameStory("The day before");
	await player.toLibrary();
	await player.sees(firstLineWords.consent.label);
}
