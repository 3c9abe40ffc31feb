import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { allowClipboard, skipInFirefox } from "../../players/browser/engine.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { look } from "../../players/browser/screenshots.ts";
import { TappedLine } from "../../players/browser/tapped-line.ts";
import { roomAt } from "../../players/rooms/room-at.ts";
import type { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

let player: BrowserPlayer;
let page: Page;
let line: TappedLine;

const seatKept = () =>
	page.evaluate(() =>
		Object.values<string>(localStorage).some((kept) => /"state":"held"/.test(kept)),
	);

/** Opens the page of a room in the seat of a player, and intercepts its connection. */
async function openRoomOf(wire: WirePlayer): Promise<void> {
	player = await inSeatOf(wire);
	page = player.page;
	line = await TappedLine.tap(page);
	await page.goto(`${plotluck.url}/game/${wire.seat.room_code}`);
}

/** Opens the page of a solo game whose writer has begun. */
async function openWriting(): Promise<WirePlayer> {
	const settings = { game_mode: "solo_mode", max_players: 1 };
	const [writer] = await roomAt(plotluck, STATUS.storyWrite, { players: 1, settings });
	await openRoomOf(writer);
	await player.textBox.waitFor();
	return writer;
}

afterEach(() => page.context().close());

test("a story shows what has changed since it was opened, once the reader is back in the list", async () => {
	const [reader] = await roomAt(plotluck, STATUS.reacting, { players: 2 });
	await openRoomOf(reader);
	const title = "Title by Player2";
	await player.press(title);
	await player.stickers.first().waitFor();
	const story = Object.values(line.game.stories).find(({ meta }) => meta.title === title);
	if (!story) throw new Error("the second player has no story");
	// Nothing has read the reactions of this state when the next ones arrive.
	line.pretend({});
	line.acks = true;
	const submission_reactions = Object.values(story.submissions).map(() => [4]);
	const reaction = { id: 500, story_id: story.id, meta: { submission_reactions } };
	line.answer = { seq: 0, prev: 0, player: { reactions: { 500: reaction } } };
	await player.stickers.first().getByRole("button").nth(4).click();
	await player.press("Save reactions");
	await page.getByRole("button", { name: new RegExp(`${title}.*read`) }).waitFor();
	expect(player.complaints).toEqual([]);
});

test("a text that came too late can be copied, and is forgotten once it is dismissed", async () => {
	const { seat } = await openWriting();
	const text = "Nobody had told the potato. ".repeat(30);
	await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
		`draft:${seat.game_id}:999999`,
		text,
	] as const);
	await page.reload();
	await player.sees("This came too late to count.");
	// The page sends its copies one by one, so another one may have been shown first.
	await player.sees(text.trim());
	await allowClipboard(page.context());
	await player.press("Copy it");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
	await player.press("Dismiss");
	await page.getByText("This came too late to count.").waitFor({ state: "detached" });
	expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("999999");
});

test("the symbol above a keyboard shows that a text is kept here, and that the writer is offline", async () => {
	await openWriting();
	await page.setViewportSize({ width: 390, height: 450 });
	line.deaf = true;
	const look = () => page.locator("[data-look]").getAttribute("data-look");
	await player.textBox.press("x");
	// Nothing answers, so it is soon kept on the device only.
	await expect.poll(look).toMatch(/^(saving|kept)$/);
	line.mute = true;
	await page.context().setOffline(true);
	await expect.poll(look).toBe("offline");
	expect(await page.locator("[data-look]").getAttribute("aria-label")).toBe(
		"kept here, you’re offline",
	);
	line.mute = false;
	await page.context().setOffline(false);
	await expect.poll(look).not.toBe("offline");
});

describe("the page of a room", () => {
	beforeEach(async () => {
		player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
		page = player.page;
		line = await TappedLine.tap(page);
		await player.createRoom(plotluck.url, "solo");
		await player.sees("Open the book");
	});

	test("is loading until the room has answered", async () => {
		line.mute = true;
		await page.reload();
		await player.sees("Loading....");
		await look(player, "room-loading");
		expect(player.complaints).toEqual([]);
	});

	test("gets the game ready while the room prepares a phase, but does not flash between two", async () => {
		for (const status of [
			STATUS.preQuickStart,
			STATUS.preCharacters,
			STATUS.preStoryCreate,
			STATUS.preStoryTitle,
			STATUS.preCensoring,
			STATUS.preVoting,
		]) {
			line.pretend({ status });
			await player.sees("Getting game ready...");
			line.pretend({ status: STATUS.lobby });
			await player.sees("Open the book");
		}
		await page.evaluate(() => {
			new MutationObserver(() => {
				if (document.body.textContent?.includes("Getting game ready"))
					document.body.dataset.flashed = "yes";
			}).observe(document.body, { childList: true, subtree: true, characterData: true });
		});
		line.pretend({ status: STATUS.preStoryTitle });
		line.pretend({ status: STATUS.quickStart });
		await page.getByText("Open the book").waitFor({ state: "detached" });
		expect(await page.evaluate(() => document.body.dataset.flashed)).toBeUndefined();
		line.pretend({ status: STATUS.preCharacters });
		await player.sees("Getting game ready...");
		expect(await page.evaluate(() => document.body.dataset.flashed)).toBe("yes");
		await page.getByRole("button", { name: "Way out" }).press("Enter");
		await player.sees("You are in the middle of a game.");
		await page.keyboard.press("Escape");
		await look(player, "room-preparing");
		expect(player.complaints).toEqual([]);
	});

	test("says when it does not know the state, and finds back with a reload", async () => {
		line.pretend({ status: 99 });
		await player.sees("Invalid State");
		await look(player, "room-invalid");
		page.on("dialog", (dialog) => dialog.accept());
		await player.press("Reload");
		await player.sees("Open the book");
		expect(player.complaints).toEqual([]);
	});

	test.each([
		["an invalid game", { status: STATUS.invalid }, {}],
		["an invalid player", {}, { status: STATUS.invalid }],
	])("goes home and forgets the seat of %s", async (_what, game, own) => {
		line.pretend(game, own);
		await page.waitForURL(`${plotluck.url}/`);
		await player.sees("That room has closed its doors.");
		expect(await seatKept()).toBe(false);
	});

	test("returns to the home page when the room closes the connection, and says why", async () => {
		line.say({ goaway: true, error: "The host has asked you to leave" });
		await page.waitForURL(`${plotluck.url}/`);
		await player.sees("The host has asked you to leave");
		expect(await seatKept()).toBe(false);
	});

	test("shows what went wrong until the room answers again", async () => {
		line.say("{");
		await player.sees("Received an invalid message from the server");
		line.say({ error: "Only the host can do that" });
		await player.sees("Only the host can do that");
		await look(player, "room-error");
		line.say({ ack: true });
		await page.getByText("Only the host can do that").waitFor({ state: "detached" });
		expect(player.complaints).toEqual([]);
	});

	test("is busy without an answer, gives up after 5 s, and sends the action once the connection is back", async () => {
		line.deaf = true;
		const pressed = Date.now();
		await player.press("Open the book");
		const book = page.getByRole("contentinfo").getByRole("button");
		expect(await book.textContent()).toBe("loading...");
		expect(await book.isDisabled()).toBe(true);
		await player.sees("Request timed out. Please check your connection.");
		expect(Date.now() - pressed).toBeGreaterThan(4900);
		line.deaf = false;
		line.cut();
		await player.sees("connection lost, retrying...");
		await player.sees("Just you and your favourite two");
		await player.sees(/^player connected$/);
	});

	test("tries ten times to come back, then leaves it to the player", async () => {
		await page.clock.install();
		line.dead = true;
		line.dialled = 0;
		line.cut();
		await expect
			.poll(
				async () => {
					await page.clock.fastForward(31_000);
					return page.getByText("could not reconnect to server").count();
				},
				{ timeout: 30_000 },
			)
			.toBe(1);
		expect(line.dialled).toBe(10);
		await look(player, "room-lost");
		line.dead = false;
		await player.press("Try again");
		await player.sees(/^player connected$/);
	});

	test("hands the seat to the tab that was opened last, and takes it back", async () => {
		const second = await page.context().newPage();
		await second.goto(page.url());
		await player.sees("This seat is open in another tab");
		await look(player, "room-elsewhere");
		await player.press("Take the seat back");
		await player.sees("Open the book");
		await second.getByText("This seat is open in another tab").waitFor();
		expect(player.complaints).toEqual([]);
	});

	test("is left without a question while it loads, and when its seat is open elsewhere", async () => {
		line.mute = true;
		await page.reload();
		await player.sees("Loading....");
		await player.press("Way out");
		await page.waitForURL(`${plotluck.url}/`);
		line.mute = false;
		await page.getByRole("link", { name: /Back to room/ }).click();
		await player.sees("Open the book");
		line.pretend({ status: STATUS.quickStart }, { status: STATUS.quickStart });
		await player.sees("I’m ready");
		const other = await page.context().newPage();
		await other.goto(page.url());
		await player.sees("This seat is open in another tab");
		await player.press("Way out");
		await page.waitForURL(`${plotluck.url}/`);
	});

	test("hides its code from those who watch the screen", async () => {
		const code = page.url().slice(-4);
		await player.press(/^Sound is/);
		await page.getByRole("switch", { name: "Hide code" }).click();
		await page.keyboard.press("Escape");
		const shown = page.locator("main").getByRole("paragraph").nth(1);
		await expect.poll(() => shown.textContent()).toContain("****");
		expect(await page.getByText(code).count()).toBe(0);
		expect(await page.title()).not.toContain(code);
		await player.press("Show");
		expect(await shown.textContent()).toBe(code);
	});

	test("warns by shape: below two minutes while reading, in the last ten seconds everywhere", async (context) => {
		const inSeconds = (seconds: number) => ({
			limit: Date.now() + seconds * 1000,
			hard_limit: null,
		});
		line.pretend(
			{ status: STATUS.quickStart, countdown: inSeconds(100) },
			{ status: STATUS.quickStart },
		);
		await player.sees("1:3");
		expect(await player.timer("low").count()).toBe(0);
		line.pretend(
			{ status: STATUS.quickStart, countdown: inSeconds(9) },
			{ status: STATUS.quickStart },
		);
		await player.timer("last").waitFor();
		line.pretend(
			{ status: STATUS.reacting, countdown: inSeconds(130) },
			{ status: STATUS.reacting },
		);
		await player.sees("2:0");
		expect(await player.timer("low").count()).toBe(0);
		line.pretend(
			{ status: STATUS.reacting, countdown: inSeconds(110) },
			{ status: STATUS.reacting },
		);
		await player.timer("low").waitFor();
		skipInFirefox(context, "motion");
		await page.emulateMedia({ reducedMotion: "no-preference" });
		const animation = () =>
			player.timer("low").evaluate((time) => getComputedStyle(time).animationName);
		await expect.poll(animation).toContain("flash"); // a CSS module adds a hash to the name
	});
});
