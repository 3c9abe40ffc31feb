import { beforeEach, expect, test } from "vitest";
import { STATUS, type Status } from "#game/status.ts";
import type { PublicPlayer } from "#game/wire/state.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { allowClipboard, skipInFirefox } from "../players/browser/engine.ts";
import { pretendRoom } from "../players/browser/pretend-room.ts";
import { TappedLine } from "../players/browser/tapped-line.ts";

withPlotluck();

const SIZE = { width: 390, height: 844 };
const QUESTION = "You are in the middle of a game.";

let player: BrowserPlayer;
let line: TappedLine;
let room: ReturnType<typeof pretendRoom>;
beforeEach(async () => {
	player = await BrowserPlayer.open(browser, "Mika", SIZE);
	line = await TappedLine.tap(player.page);
	await player.createRoom(plotluck.url, "default", { max_players: 12 });
	await player.sees("One more and we can start");
	const [me] = Object.values(line.game.players) as [PublicPlayer];
	room = pretendRoom(me);
});

const RUNNING: [string, Status, object][] = [
	["quick start", STATUS.quickStart, {}],
	["minors", STATUS.minors, {}],
	["preparing", STATUS.preCharacters, { text: "Getting game ready" }],
	["characters", STATUS.characters, { own: { characters: {} } }],
	["cast", STATUS.storyCreate, {}],
	["intro", STATUS.storyWrite, { start: Date.now() + 600_000 }],
	["writing", STATUS.storyWrite, {}],
	["title", STATUS.storyTitle, {}],
	["waiting", STATUS.storyTitle, { own: { status: STATUS.postStoryTitle } }],
	["moderation", STATUS.censoring, {}],
	["reading", STATUS.reacting, {}],
];

test("every screen of a running game has a way out by keyboard, for host and audience, and asks first", async () => {
	const { page } = player;
	const out = page.getByRole("button", { name: "Way out" });
	for (const audience of [false, true])
		for (const [screen, status, more] of RUNNING) {
			const {
				own = {},
				start = null,
				text,
			} = more as { own?: object; start?: number; text?: string };
			const seen = room.own(status);
			line.pretend(
				{
					...room.game(status),
					submission: { reading_start: start, part: 2, ends: {}, reading_extra: {} },
					host_id: audience ? 0 : line.game.host_id,
				},
				{ ...seen, ...own, ...(audience && { data: { ...seen.data, audience: true } }) },
			);
			// A screen that arrives later would take the focus with it.
			await page.getByText("Loading....").waitFor({ state: "detached" });
			if (text) await player.sees(text);
			await out.focus();
			await page.keyboard.press("Enter");
			await player.sees(QUESTION);
			await page.keyboard.press("Escape");
			await page.getByText(QUESTION).waitFor({ state: "detached" });
			expect(await out.evaluate((button) => button === document.activeElement), screen).toBe(true);
		}
	await out.click();
	await page.getByRole("button", { name: "Leave", exact: true }).click();
	await page.waitForURL(`${plotluck.url}/`);
	expect(player.complaints).toEqual([]);
});

test("a room that loads, or that is open elsewhere, is left without a question", async () => {
	const { page } = player;
	line.mute = true;
	await page.reload();
	await player.sees("Loading....");
	await player.press("Way out");
	await page.waitForURL(`${plotluck.url}/`);
	line.mute = false;
	await page.getByRole("link", { name: /Back to room/ }).click();
	await player.sees("One more and we can start");
	line.pretend(room.game(STATUS.reacting), room.own(STATUS.reacting));
	await player.sees("Story time");
	const other = await page.context().newPage();
	await other.goto(page.url());
	await player.sees("This seat is open in another tab");
	await player.press("Way out");
	await page.waitForURL(`${plotluck.url}/`);
});

test("guests save the stories first, read who may start another round, and reach the numbers", async () => {
	const stats = {
		meta: { total_words: 3482, average_part_length: 70 },
		audience_stats: { audience_count: 0, audience_reacts: 0 },
	};
	line.pretend(
		{
			...room.game(STATUS.results),
			host_id: line.game.host_id + 1,
			game_stats: stats,
		},
		room.own(STATUS.results),
	);
	await player.sees("FANFICS");
	const footer = player.page.getByRole("contentinfo");
	expect(await footer.getByRole("button").first().textContent()).toBe("Save my stories");
	await player.sees("Again? Boooo has the crown.");
	await player.sees("3 stories, 3,482 words, 12 stickers.");
	for (const name of ["Home", "Tip jar"]) await footer.getByRole("link", { name }).waitFor();
	await footer.getByRole("button", { name: "Game stats" }).click();
	await player.page.getByRole("table", { name: "Game stats" }).waitFor();
	expect(await player.page.evaluate(() => document.activeElement?.localName)).toBe("summary");
});

test("a link is copied without the clipboard API, also from inside a dialog", async () => {
	const { page } = player;
	await allowClipboard(page.context());
	const read = page.evaluate.bind(page);
	await read(() => {
		Object.assign(window, { readClipboard: () => clipboard.readText() });
		const clipboard = navigator.clipboard;
		Object.defineProperty(navigator, "clipboard", { value: undefined });
	});
	// The pretended stories are of no game that this device has played.
	await read(() => {
		const game = { id: 1, gameId: 0, roomCode: "WXYZ", playerSecret: "s".repeat(20) };
		localStorage.setItem(
			"lastGames",
			JSON.stringify([{ ...game, expiresAt: Date.now() + 60_000 }]),
		);
	});
	await page.route("**/api/v3/stories/*", (route) => route.fulfill({ json: { shortcut: "abc" } }));
	line.pretend(room.game(STATUS.results), room.own(STATUS.results));
	await page.getByRole("button", { name: /The vending machine/ }).click();
	await player.press("Permalink");
	await player.sees("Copied. Whoever has this link");
	const copied = await read(() =>
		(window as unknown as { readClipboard(): Promise<string> }).readClipboard(),
	);
	expect(copied).toBe(`${plotluck.url}/view/abc`);
});

test("the device's dark mode is followed from the first paint on, until a theme is chosen", async (context) => {
	skipInFirefox(context, "dark mode");
	const { page } = player;
	const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
	await page.emulateMedia({ colorScheme: "dark" });
	await expect.poll(theme).toBe("noir");
	await page.emulateMedia({ colorScheme: "light" });
	await expect.poll(theme).toBe("classic");
	await page.emulateMedia({ colorScheme: "dark" });
	// Without its program the page still has the theme, because a small script sets it first.
	await page.route("**/assets/*.js", (route) => route.abort());
	page.on("dialog", (dialog) => dialog.accept());
	await page.goto(plotluck.url);
	expect(await theme()).toBe("noir");
	const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	expect(await background()).toBe("rgb(23, 22, 27)");
	await page.unroute("**/assets/*.js");
	await page.goto(`${plotluck.url}/user`);
	const themes = page.getByRole("group", { name: "Theme" });
	await themes.getByRole("radio", { name: "classic" }).check({ force: true });
	await player.press("Save");
	await page.waitForURL(`${plotluck.url}/`);
	expect(await theme()).toBe("classic");
	await page.reload();
	expect(await theme()).toBe("classic");
	await page.goto(`${plotluck.url}/user`);
	await themes.getByRole("radio", { name: "like the device" }).check({ force: true });
	await player.press("Save");
	await page.waitForURL(`${plotluck.url}/`);
	expect(await theme()).toBe("noir");
});
