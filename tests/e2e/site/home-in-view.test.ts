import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { utcDate } from "#game/settings/first-line.ts";
import { firstLineWords } from "#words/game/first-line.ts";
import { roomsBackWords } from "#words/game/rooms-back.ts";
import { siteWords } from "#words/site/site.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inView } from "../../players/browser/checks/in-view.ts";
import { look } from "../../players/browser/screenshots.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** The most that the first window shows. */
const MOST = { [PHONE.width]: [10, 70], [DESKTOP.width]: [12, 90] } as const;

const NOW = Date.now();
const TODAY = utcDate(NOW);
const LINE = {
	...{ date: TODAY, language: "en", characters: ["The tunnel", "Marguerite"] },
	opening: "They say the tunnel has an end, and Marguerite has gone to complain.",
};

const roomOf = (code: string, more: object) => ({
	...{ id: code.charCodeAt(0), code, status: 14, num_players: 5, max_players: 12 },
	...{ maturity: "ALL_AGES", game_mode: "default", audiences: true, language: "en" },
	...{ pace: "tonight", host: "Nell", players: [{ name: "Nell", sprite_id: 12 }], count: 5 },
	...{ state: "playing", mature: false, locked: false, ...more },
});
const SLOW = roomOf("QRST", {
	pace: "slow",
	own: { turn: true, until: NOW + 86_400_000, parts: 5 },
});
const SLOW_WAITING = roomOf("UVWX", {
	...{ pace: "slow", host: "Ben" },
	own: {
		...{ turn: false, until: null, parts: 5 },
		writing: { name: "Otto", others: 0, until: NOW + 86_400_000 },
	},
});
const LOBBY = roomOf("WXYZ", { status: 0, state: "lobby" });
const RUNNING = roomOf("ABCD", {});
const SOLO = roomOf("JKLM", { game_mode: "solo_mode", own: { turn: true, until: null } });
const SOLO_OVER = roomOf("LMNP", { game_mode: "solo_mode", status: 28, state: "over" });

const TABLE = { key: "soup", name: "Mika’s table", last_at: NOW, open: null, secret: "s" };
const STORY = { mature: false, best_line: null, captain: null, own: false };
const SHELF = [
	{
		...{ game_id: 1, played_at: NOW },
		stories: [
			{ ...STORY, id: 1, title: "The Moon", awards: [] },
			{ ...STORY, id: 2, title: "Potato, P.I.", awards: ["Best title"] },
		],
	},
];

const seatIn = (code: string) => ({
	...{ roomCode: code, playerSecret: "s", playerId: 2, gameId: code.charCodeAt(0) },
	...{ audience: false, profile: null, newcomer: false, usedAt: NOW, state: "held" },
});

type Room = ReturnType<typeof roomOf>;

/** Opens home with a line of the day. */
async function visitor(size: typeof PHONE, kept: Record<string, string> = {}) {
	const player = await BrowserPlayer.open(browser, "Mika", size);
	await player.page.route("**/api/v3/firstLine", (route) => route.fulfill({ json: LINE }));
	await player.page.addInitScript((items) => void Object.assign(localStorage, items), kept);
	return player;
}

/** Opens home as Mika, who has seats in these rooms and a table. */
async function comesBack(size: typeof PHONE, rooms: readonly Room[], more = {}) {
	const seats = rooms.map(({ code }) => [`seat:${code}`, JSON.stringify(seatIn(code))]);
	const player = await visitor(size, {
		...{ playerName: "Mika", playerSprite: "7", playerMature: "true" },
		tables: JSON.stringify([{ secret: "s", key: TABLE.key, at: NOW }]),
		...Object.fromEntries(seats),
		...more,
	});
	const answers = { "tables/mine": [TABLE], "tables/soup": { ...TABLE, shelf: SHELF } };
	for (const [path, json] of Object.entries(answers))
		await player.page.route(`**/api/v3/${path}`, (route) => route.fulfill({ json }));
	for (const room of rooms)
		await player.page.route(`**/api/v3/rooms/${room.code}`, (route) =>
			route.fulfill({ json: room }),
		);
	await player.page.goto(plotluck.url);
	return player;
}

/** The rows of rooms that want nothing of this person now. */
const OTHERS = /^(Back to room WXYZ|Your solo story|Ben’s story Otto is writing, until \w+day)/;

const more = (page: Page, count: number) =>
	page.getByRole("button", { name: roomsBackWords.more(count) });
const rowsOf = (page: Page) =>
	page.getByRole("navigation", { name: roomsBackWords.heading }).getByRole("link");
/** Where the field is once its page has slid in. */
const fieldTop = (page: Page) =>
	page.getByRole("textbox").evaluate(async (field) => {
		const slides = field.closest("main")?.getAnimations() ?? [];
		await Promise.all(slides.map(({ finished }) => finished));
		return field.getBoundingClientRect().top;
	});

describe.each([PHONE, DESKTOP])("the first window of $width x $height", (size) => {
	const fits = async (page: Page) => {
		const [controls, words] = await inView(page);
		expect(controls).toBeLessThanOrEqual(MOST[size.width]?.[0] ?? 0);
		expect(words).toBeLessThanOrEqual(MOST[size.width]?.[1] ?? 0);
	};

	test("has little in it, and the first line of the day", async () => {
		const { page } = await visitor(size);
		await page.goto(plotluck.url);
		const start = page.getByRole("button", { name: firstLineWords.start });
		await start.waitFor();
		const { y, height } = (await start.boundingBox()) ?? { y: 0, height: 0 };
		expect(y + height).toBeLessThan(size.height);
		await fits(page);
	});

	test("has little in it for somebody with two rooms and a table, at the same places", async () => {
		const { page: strange } = await visitor(size);
		await strange.goto(plotluck.url);
		const { page } = await comesBack(size, [SLOW, LOBBY]);
		const before = await fieldTop(page);
		await more(page, 1).waitFor();
		const start = page.getByRole("button", { name: firstLineWords.start });
		await start.waitFor();
		const { y, height } = (await start.boundingBox()) ?? { y: 0, height: 0 };
		expect(y + height).toBeLessThan(size.height);
		await fits(page);
		expect(await fieldTop(page)).toBe(before);
		expect(await fieldTop(strange)).toBe(before);
	});
});

test("the evenings are two, and more by a press; the first is red if it waits for this person or runs", async () => {
	const player = await comesBack(PHONE, [LOBBY, SOLO_OVER, SOLO, RUNNING, SLOW, SLOW_WAITING]);
	const { page } = player;
	await more(page, 4).click();
	await player.sees("last time: Potato, P.I.");
	const texts = (await rowsOf(page).allTextContents()).map((text) => text.replace(/\s+/g, " "));
	expect(texts).toEqual([
		expect.stringMatching(/^Your turn in Nell’s story until \w+day, \d\d:\d\d$/),
		"Back to room ABCD In full swing, 5 at the table",
		...Array(3).fill(expect.stringMatching(OTHERS)),
		"Mika’s table last time: Potato, P.I.",
	]);
	expect(new Set(texts).size).toBe(texts.length);
	const colours = await rowsOf(page).evaluateAll((rows) =>
		rows.map((row) => getComputedStyle(row).backgroundColor),
	);
	const [red, white] = colours;
	expect(red).not.toBe(white);
	expect(colours).toEqual([red, ...Array(5).fill(white)]);
	await look(player, "home-evenings");
	expect(player.complaints).toEqual([]);
});

test("after the player has written, the time of the next line of the day replaces today's", async () => {
	const written = { firstLines: JSON.stringify({ [TODAY]: true }) };
	const player = await comesBack(PHONE, [SLOW, LOBBY], written);
	await player.sees(firstLineWords.written);
	await player.sees(/^Next first line in \d+\s(h|min)\.$/);
	expect(await player.page.getByText(LINE.opening).count()).toBe(0);
	const [controls, words] = await inView(player.page);
	expect(controls).toBeLessThanOrEqual(10);
	expect(words).toBeLessThanOrEqual(70);
});

test("a phone on its side shows the whole button that starts a room", async () => {
	const { page } = await visitor({ width: 844, height: 390 });
	await page.goto(plotluck.url);
	const box = await page.getByRole("button", { name: siteWords.home.start }).boundingBox();
	const main = await page.locator("main").boundingBox();
	if (!box || !main) throw new Error("both are on the page");
	expect(box.y + box.height).toBeLessThanOrEqual(main.y + main.height);
});
