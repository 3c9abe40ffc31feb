import { join } from "node:path";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { readWebFiles } from "../../../supervisor/build/web-files.mjs";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";
import { gather, playTo, QUICK } from "../../players/wire/game.ts";
import type { WirePlayer } from "../../players/wire/player.ts";
import { WireScreen } from "../../players/wire/screen.ts";
import { DIST } from "../../support/dist.ts";

withPlotluck();

const SIZE = { width: 390, height: 844 };
const TV = { width: 1920, height: 1080 };
/** Milliseconds within which a second press counts as a double click, three times. */
const BETWEEN = 750;
/** Milliseconds in which the second press must follow the first. */
const RESET = 2000;

/** Opens a room in a browser that waits for the second press, however slow the machine is. */
async function openRoom() {
	const host = await BrowserPlayer.open(browser, "Alma", SIZE);
	await host.page.addInitScript((reset) => {
		const start = window.setTimeout.bind(window);
		const slow = (work: () => void, ms?: number) => start(work, ms === reset ? 1e8 : ms);
		Object.assign(window, { setTimeout: slow });
	}, RESET);
	return { host, code: await host.createRoom(plotluck.url) };
}

test("the host's desk tells how many screens watch, and closes them by keyboard", {
	timeout: 120_000,
}, async () => {
	const { host, code } = await openRoom();
	const { page } = host;
	const screens = [
		await WireScreen.open(plotluck.url, code, { quiet: true }),
		await WireScreen.open(plotluck.url, code, { quiet: true }),
	];
	await host.press("Host's desk");
	await host.sees("2 screens are watching.");
	screens.push(await WireScreen.open(plotluck.url, code));
	await host.sees("3 screens are watching.");
	await look(host, "desk-screens");
	const button = page.getByRole("button", { name: "Close all screens" });
	expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	for (let tabs = 0; tabs < 20; tabs++) {
		if (await button.evaluate((element) => element === document.activeElement)) break;
		await page.keyboard.press("Tab");
	}
	await page.keyboard.press("Enter");
	await host.sees("All of them, the TV too?");
	await page.waitForTimeout(BETWEEN);
	await page.keyboard.press("Enter");
	for (const screen of screens) {
		await screen.until(() => screen.closed !== null);
		expect(screen.messages.at(-1)?.code).toBe("screensClosed");
	}
	await host.press("Host's desk");
	await host.sees("The room code is");
	await page.getByText("screens are watching.").waitFor({ state: "detached" });
	expect(host.complaints).toEqual([]);
});

test("the desk is offered when the lobby is there, which would close one opened before", async () => {
	const { host, code } = await openRoom();
	const { page } = host;
	const desk = page.getByRole("button", { name: "Host's desk" });
	const files = await readWebFiles(join(DIST, "web"));
	const { file } = files["screens/lobby/lobby.tsx"] ?? {};
	let arrive = () => {};
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(`**/${file}`, (route) => arrived.then(() => route.continue()));
	await page.reload();
	await page.locator("header").getByText(code).waitFor({ state: "attached" });
	await host.sees("Loading....");
	expect(await desk.count()).toBe(0);
	arrive();
	await desk.click();
	await host.sees("The room code is");
	expect(host.complaints).toEqual([]);
});

test("the host stops one person's throwing, shows them out and lets them back in", {
	timeout: 120_000,
}, async () => {
	const { host, code } = await openRoom();
	const { page } = host;
	const guest = await BrowserPlayer.open(browser, "Spuddy", SIZE);
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.introduce();
	await guest.sees(/to hop/);
	await host.press("Host's desk");
	await host.press("No throwing: Spuddy");
	await page.getByRole("status").getByText("Spuddy can no longer throw or poke.").waitFor();
	await guest.sees("The host has put your soft things away.");
	await look(host, "desk-people");
	await host.press("May throw again: Spuddy");
	await guest.sees(/to hop/);
	await host.press("Kick Spuddy");
	await page.waitForTimeout(BETWEEN);
	await page.getByRole("dialog").getByRole("button", { name: "Kick Spuddy" }).click();
	await guest.sees("The host has removed you from this room");
	await host.press("Host's desk");
	await host.sees("Shown out");
	await look(host, "desk-shown-out");
	const back = page.getByRole("button", { name: "Let back in: Spuddy" });
	expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	await back.press("Enter");
	await page.getByRole("status").getByText("Spuddy may come in again.").waitFor();
	await page.getByText("Shown out").waitFor({ state: "detached" });
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.sees(/to hop/);
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test("the host's own page finds a place beside four strangers, and says who closed it", {
	timeout: 120_000,
}, async () => {
	const { host, code } = await openRoom();
	for (let i = 0; i < 4; i++) await WireScreen.open(plotluck.url, code, { quiet: true });
	const stranger = await BrowserPlayer.open(browser, "Stranger", TV);
	await stranger.page.goto(`${plotluck.url}/tv?code=${code}`);
	await stranger.sees("4 screens show this room already");
	const tv = await host.page.context().newPage();
	await tv.goto(`${plotluck.url}/tv?code=${code}`);
	await tv.getByText("1 at the table").waitFor();
	await host.press("Host's desk");
	await host.sees("5 screens are watching.");
	await host.press("Close all screens");
	await host.page.waitForTimeout(BETWEEN);
	await host.press("All of them, the TV too?");
	await tv.getByText("The host has closed the screens of this room").waitFor();
	await tv.getByRole("button", { name: "Curtain up" }).click();
	await tv.getByText("1 at the table").waitFor();
	expect(host.complaints).toEqual([]);
});

test("the big screen shows a whole evening of a room without an audience", {
	timeout: 240_000,
}, async () => {
	const rules = { ...QUICK, read_together: true, audiences: false, num_switches: 2 };
	const players = await gather(plotluck.url, 3, rules);
	const [host] = players as [WirePlayer];
	const tv = await BrowserPlayer.open(browser, "TV", TV);
	await tv.page.goto(`${plotluck.url}/tv?code=${host.seat.room_code}`);
	await tv.sees("3 at the table");
	await playTo(players, STATUS.storyWrite);
	await tv.sees("Shh. They are writing.");
	await playTo(players, STATUS.reacting);
	const stories = Object.values(host.game.stories).sort((a, b) => a.meta.index - b.meta.index);
	const [first] = stories;
	await tv.sees(first?.meta.title ?? "no title");
	await tv.sees("written by");
	await tv.press("Open the curtain");
	for (const { id, submissions } of stories)
		for (const { index, content, player } of Object.values(submissions)) {
			await host.act("game/vip", { vip_action: { read_to: { story_id: id, part: index } } });
			if (index === 0 && id !== first?.id) await tv.press("Open the curtain");
			await tv.sees(content);
			await tv.sees(`${player} wrote this`);
			await tv.sees(`Part ${index + 1} of 2`);
		}
	const last = { story_id: stories.at(-1)?.id, part: 1, ended: true };
	await host.act("game/vip", { vip_action: { read_to: last } });
	await playTo(players, STATUS.preResults);
	await tv.sees("Award 1 of 5");
	await playTo(players, STATUS.results);
	await tv.sees("What a library");
	for (const { meta } of stories) await tv.sees(meta.title ?? "no title");
	expect(tv.complaints).toEqual([]);
});
