import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { WireSubmission } from "#game/wire/state.ts";
import { spark } from "../../gateway/sparks/sparking.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { barriersOn } from "../../players/browser/checks/axe.ts";
import { takePictures } from "../../players/browser/screenshots.ts";
import { gather, playTo, QUICK } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

/** More than two lines of the overlay. */
const LONG = "The sea came to the office, and then it rained. ".repeat(9).trim();
const TV = { width: 1920, height: 1080 };
/** How long a busy machine may take, in ms. */
const SOON = { timeout: 30_000 };

/** Returns the part that the host has opened, as the room shows it. */
function openPart({ game }: WirePlayer): WireSubmission {
	const { story_id = 0, part = 0 } = game.reading ?? {};
	const parts = Object.values(game.stories[story_id]?.submissions ?? {});
	const open = parts.find(({ index }) => index === part);
	if (!open) throw new Error("nothing is open");
	return open;
}

/** Notes from now on which faces of a page move, and on whose face something lands. */
async function noteMoves(page: Page): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const moves: string[] = [];
		Object.assign(window, { moves });
		const { animate } = Element.prototype;
		const faceNear = (x: number, y: number) =>
			[...document.querySelectorAll<HTMLElement>("[data-face]")].find((face) => {
				const { left, right, top, bottom } = face.getBoundingClientRect();
				return x > left && x < right && y > top && y < bottom;
			});
		Element.prototype.animate = function (...how) {
			const animation = animate.apply(this, how);
			if (this instanceof HTMLImageElement) {
				// With reduced motion it appears to the upper right of the face's middle.
				const { left, bottom, width } = this.getBoundingClientRect();
				moves.push(`throw at ${faceNear(left - width / 2, bottom + width / 2)?.dataset.face}`);
			} else if (this instanceof HTMLElement && this.dataset.face)
				moves.push(`move of ${this.dataset.face}`);
			return animation;
		};
	});
	return () => page.evaluate(() => [...(window as unknown as { moves: string[] }).moves]);
}

test("a screen without a seat shows the code, the part that is read, the reveal and the library", {
	timeout: 240_000,
}, async () => {
	const players = await gather(plotluck.url, 4, { ...QUICK, read_together: true });
	const [host] = players;
	if (!host) return;
	const { room_code: code } = host.seat;
	const tv = await BrowserPlayer.open(browser, "TV", TV);
	const { page } = tv;
	// The curtain waits for the press and the winner for the host, however slow the machine is.
	await page.addInitScript(() => {
		const start = window.setTimeout.bind(window);
		const waits = (ms = 0) => ms >= 5000 && ms <= 15_000;
		const slow = (work: () => void, ms?: number) => start(work, waits(ms) ? 1e8 : ms);
		Object.assign(window, { setTimeout: slow });
	});
	await page.goto(`${plotluck.url}/tv`);
	await page.getByRole("textbox", { name: "Room code" }).fill(code.toLowerCase());
	await tv.press("Curtain up");
	await tv.sees("4 at the table, room for");
	await page.getByRole("img", { name: `QR code that leads to room ${code}` }).waitFor();
	expect(await barriersOn(page)).toEqual([]);
	await takePictures(page, "tv-lobby", TV);
	expect(host.game.extra.num_audience).toBe(0);

	await playTo(players, STATUS.storyWrite);
	await tv.sees("Part 1 of");
	await tv.sees("Four pencils still going. Shh.");
	const [first, second] = players as [WirePlayer, WirePlayer];
	const pencils = page.locator("[data-state=writing]");
	await expect.poll(() => pencils.count(), SOON).toBe(4);
	const submission = {
		id: first.player.current_submission?.id,
		content: "Rain, and then it rained.",
	};
	expect(await first.act("story/submit", { submission, done_submission: true })).toBeNull();
	await tv.sees("Three pencils still going. Shh.");
	const seat = page.getByRole("listitem").filter({ hasText: first.player.name });
	await seat.getByText("done", { exact: true }).waitFor();
	spark(first, { kind: "poke", to: second.id });
	await seat.getByText(`done, poking ${second.player.name}`).waitFor();
	const moves = await noteMoves(page);
	spark(first, { kind: "hop" });
	await expect.poll(moves, SOON).toEqual([`move of ${first.id}`]);
	spark(first, { kind: "throw", to: second.id, emoji: 0 });
	await expect.poll(moves, SOON).toContain(`throw at ${second.id}`);
	// Nothing of the running game is on the strip.
	await page.locator("[data-clipping]").waitFor();
	expect(await page.getByText("it rained.").count()).toBe(0);
	await takePictures(page, "tv-writing", TV);
	expect(await barriersOn(page)).toEqual([]);
	await playTo(players, STATUS.reacting);
	await tv.sees("Story 1 of 4");
	await tv.press("Open the curtain");
	const part = openPart(host);
	await tv.sees(`${part.player} wrote this`);
	await tv.sees("and then it rained.");
	const readers = players.filter(({ id }) => id !== part.player_id);
	for (const [i, reader] of readers.entries()) {
		if (i > 1) break;
		expect(await reader.act("line/mark", { submission: part.id, sentence: 0 })).toBeNull();
		const reaction = { id: -1, story_id: host.game.reading?.story_id };
		const meta = { submission_reactions: [[5]] };
		expect(await reader.act("story/react", { reaction: { ...reaction, meta } })).toBeNull();
	}
	await tv.sees("2 readers marked a line");
	await page
		.getByRole("listitem")
		.filter({ hasText: /^\s*2$/ })
		.waitFor();
	await takePictures(page, "tv-reading", TV);
	expect(await barriersOn(page)).toEqual([]);
	await page.reload();
	await tv.press("Open the curtain");
	await tv.sees(`${part.player} wrote this`);

	const stories = Object.values(host.game.stories).sort((a, b) => a.meta.index - b.meta.index);
	for (const { id } of stories)
		await host.act("game/vip", { vip_action: { read_to: { story_id: id, part: 0 } } });
	const last = stories.at(-1)?.id ?? 0;
	await host.act("game/vip", { vip_action: { read_to: { story_id: last, part: 0, ended: true } } });
	await playTo(players, STATUS.preResults);
	await tv.sees("Award 1 of 5");
	await takePictures(page, "tv-reveal", TV);
	await playTo(players, STATUS.results);
	// The winner stays until the host goes on.
	await tv.sees("The story of the night");
	expect(await page.getByText("What a library").count()).toBe(0);
	spark(host, { kind: "onward" });
	await tv.sees("What a library");
	await host.act("game/vip", { vip_action: { close_game: true } });
	await page.getByRole("textbox", { name: "Room code" }).waitFor();
	expect(tv.complaints).toEqual([]);
});

test("the overlay of a stream shows the part that is read on a transparent page, and the code", {
	timeout: 120_000,
}, async () => {
	const players = await gather(plotluck.url, 3, { ...QUICK, read_together: true });
	const [host] = players;
	if (!host) return;
	const { room_code: code } = host.seat;
	const stream = await BrowserPlayer.open(browser, "Stream", TV);
	const { page } = stream;
	await page.goto(`${plotluck.url}/tv?overlay=1&code=${code}`);
	await stream.sees("Watch along:");
	expect(
		await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor),
	).toBe("rgba(0, 0, 0, 0)");
	await playTo(players, STATUS.storyWrite);
	for (const player of players) {
		const submission = { id: player.player.current_submission?.id, content: LONG };
		expect(await player.act("story/submit", { submission, done_submission: true })).toBeNull();
	}
	await playTo(players, STATUS.reacting);
	await stream.sees("and then it rained.");
	// Two lines at a time, up to the last ones.
	const moved = () =>
		page
			.getByText("and then it rained.")
			.evaluate((text) => new DOMMatrix(getComputedStyle(text).transform).f);
	const first = await moved();
	await expect.poll(moved, { timeout: 60_000 }).toBeLessThan(first);
	await takePictures(page, "tv-overlay", TV);
	await page.goto(`${plotluck.url}/tv?overlay=1&code=${code}&chip=off`);
	await stream.sees("and then it rained.");
	expect(await page.getByText("Watch along:").count()).toBe(0);
	expect(stream.complaints).toEqual([]);
});
