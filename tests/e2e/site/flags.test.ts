import { afterAll, beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { createWords } from "#words/game/create.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, withBrowser } from "../../players/browser/browser-set-up.ts";
import { allowClipboard } from "../../players/browser/engine.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import { call } from "../../players/wire/player.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";

withBrowser();

/** A server whose operator has turned every flag of docs/hosting.md "Variables" around. */
let plotluck: Plotluck;
beforeAll(async () => {
	const flags = {
		CAN_REACT_TO_SELF: "true",
		FAST_TRANSITION: "false",
		LONG_PASTE: "false",
		DONT_TWITCH: "false",
		DO_SONIC: "false",
	};
	plotluck = await startPlotluck(flags);
});
afterAll(async () => {
	await plotluck.stop();
});

const RULES = { num_switches: 1, write_duration: 10, show_instructions: false };

test("the pages do what the operator's flags say", { timeout: 180_000 }, async () => {
	expect((await call(plotluck.url, "GET", "/flags")).body).toEqual({
		fast_transition: false,
		long_paste: false,
		dont_twitch: false,
		do_sonic: false,
		operator_name: null,
		operator_contact: null,
		operator_law: null,
		community_url: null,
		social_urls: [],
		streams_url: null,
		adverts_url: null,
		merch_url: null,
		tip_jar_url: null,
		words_per_second: null,
	});
	const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	const { page, textBox } = player;
	await allowClipboard(page.context());
	await page.addInitScript((kept) => {
		localStorage.gameSettings ??= kept;
	}, JSON.stringify(RULES));
	await page.goto(plotluck.url);
	await player.press("Small print");
	expect(await page.getByRole("link", { name: "Live on Twitch" }).getAttribute("href")).toMatch(
		/^https:\/\/www\.twitch\.tv\//,
	);
	const transition = () =>
		page.evaluate(() =>
			getComputedStyle(document.documentElement).getPropertyValue("--transition"),
		);
	await expect.poll(transition).toBe(".6s");

	await page.goto(`${plotluck.url}/play/create?mode=solo`);
	await player.introduce();
	await player.press(createWords.rules);
	await player.press(createWords.everything);
	await page.getByRole("radio", { name: "lightning" }).waitFor({ state: "attached" });
	await expect.poll(() => page.getByRole("radio", { name: "sonic" }).count()).toBe(0);
	// Ten seconds, as kept, are too short for the pages of a busy machine.
	await page.getByRole("radio", { name: "lightning" }).check();
	await player.openRoom();
	await page.waitForURL(/\/game\/[A-Z]{4}$/);
	await player.press("Open the book");
	await page.getByRole("textbox").nth(0).fill("A Sad Toaster");
	await page.getByRole("textbox").nth(1).fill("Gandalf");
	await page.getByText("ALL AGES", { exact: true }).click();
	await player.press("These are the ones");
	await textBox.waitFor({ timeout: 60_000 });
	const paste = async (length: number) => {
		await page.evaluate((text) => navigator.clipboard.writeText(text), "x".repeat(length));
		await textBox.press("Control+V");
	};
	await paste(201);
	await player.sees("you can paste 200 characters at most");
	expect(await textBox.inputValue()).toBe("");
	await paste(200);
	expect(await textBox.inputValue()).toHaveLength(200);
	expect(player.complaints).toEqual([]);
});

test("readers may react to their own parts and vote for their own stories", async () => {
	const [host] = await roomAt(plotluck, STATUS.reacting);
	expect(host.game.can_react_to_self).toBe(true);
	const stories = Object.values(host.game.stories);
	for (const { id } of stories)
		expect(
			await host.act("story/react", {
				reaction: { id: -1, story_id: id, meta: { submission_reactions: [[3]] } },
			}),
		).toBeNull();
	const [award] = Object.values(host.game.awards);
	expect(
		await host.act("story/vote", { vote: { id: award?.id, story_id: host.player.own_stories[0] } }),
	).toBeNull();
});
