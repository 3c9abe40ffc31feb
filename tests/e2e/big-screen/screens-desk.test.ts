import { join } from "node:path";
import { expect, test } from "vitest";
import { readWebFiles } from "../../../supervisor/build/web-files.mjs";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { inSeatOf } from "../../players/browser/in-seat.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { WireScreen } from "../../players/wire/screen.ts";
import { DIST } from "../../support/dist.ts";

withPlotluck();

const SIZE = { width: 390, height: 844 };
/** Milliseconds within which a second press counts as a double click, three times. */
const BETWEEN = 750;
/** Milliseconds in which the second press must follow the first. */
const RESET = 2000;

/** Opens a room, and its host's browser, which waits for a second press however slow the machine is. */
async function openRoom() {
	const alma = await WirePlayer.host(plotluck.url, {}, "Alma");
	alma.leave();
	const host = await inSeatOf(alma);
	await host.page.addInitScript((reset) => {
		const start = window.setTimeout.bind(window);
		const slow = (work: () => void, ms?: number) => start(work, ms === reset ? 1e8 : ms);
		Object.assign(window, { setTimeout: slow });
	}, RESET);
	const code = alma.seat.room_code;
	return { host, code, enter: () => host.page.goto(`${plotluck.url}/game/${code}`) };
}

test("the host's desk comes with the lobby, counts the screens, and closes them by keys", {
	timeout: 120_000,
}, async () => {
	const { host, code, enter } = await openRoom();
	const { page } = host;
	const desk = page.getByRole("button", { name: "Host’s desk" });
	const { file } = (await readWebFiles(join(DIST, "web")))["screens/lobby/lobby.tsx"] ?? {};
	let arrive = () => {};
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(`**/${file}`, (route) => arrived.then(() => route.continue()));
	await enter();
	await page.locator("header").getByText(code).waitFor({ state: "attached" });
	await host.sees("Loading....");
	// The lobby would close a desk that was opened before.
	expect(await desk.count()).toBe(0);
	arrive();
	await desk.click();
	await host.sees("The room code is");

	const strangers: WireScreen[] = [];
	for (let i = 0; i < 4; i++)
		strangers.push(await WireScreen.open(plotluck.url, code, { quiet: i > 1 }));
	await host.sees("4 screens are watching.");
	// The host's own page finds a place beside four strangers.
	const tv = await page.context().newPage();
	await tv.goto(`${plotluck.url}/tv?code=${code}`);
	await tv.getByText("1 at the table").waitFor();
	await host.sees("5 screens are watching.");
	await page.bringToFront();
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
	for (const screen of strangers) {
		await screen.until(() => screen.closed !== null);
		expect(screen.messages.at(-1)?.code).toBe("screensClosed");
	}
	await tv.getByText("The host has closed the screens of this room").waitFor();
	await desk.click();
	await host.sees("The room code is");
	await page.getByText("screens are watching.").waitFor({ state: "detached" });
	await tv.getByRole("button", { name: "Curtain up" }).click();
	await tv.getByText("1 at the table").waitFor();
	expect(host.complaints).toEqual([]);
});

test("the host stops one person's sparks, removes them and lets them back in", {
	timeout: 120_000,
}, async () => {
	const { host, code, enter } = await openRoom();
	const { page } = host;
	await enter();
	const guest = await BrowserPlayer.open(browser, "Spuddy", SIZE);
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.introduce();
	await guest.sees(/to hop/);
	await host.press("Host’s desk");
	await host.press("No throwing: Spuddy");
	await page.getByRole("status").getByText("Spuddy can’t throw or poke any more.").waitFor();
	await guest.sees("The host has put your soft things away.");
	await host.press("Allow throwing: Spuddy");
	await guest.sees(/to hop/);
	await host.press("Remove Spuddy");
	await page.waitForTimeout(BETWEEN);
	await page.getByRole("dialog").getByRole("button", { name: "Remove Spuddy" }).click();
	await guest.sees("The host has removed you from this room");
	await host.press("Host’s desk");
	await host.sees("Removed");
	const back = page.getByRole("button", { name: "Let back in: Spuddy" });
	expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	await back.press("Enter");
	await page.getByRole("status").getByText("Spuddy can come back in.").waitFor();
	await page.getByText("Removed").waitFor({ state: "detached" });
	await guest.page.goto(`${plotluck.url}/game/${code}`);
	await guest.sees(/to hop/);
	expect([...host.complaints, ...guest.complaints]).toEqual([]);
});
