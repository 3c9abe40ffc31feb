import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, withBrowser } from "../../players/browser/browser-set-up.ts";
import { QUICK } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";

withBrowser();

let plotluck: Plotluck;
/** A line to the server, which a test can hold for a while. */
let line: Awaited<ReturnType<typeof startLine>>;
beforeAll(async () => {
	plotluck = await startPlotluck();
	line = await startLine(Number(new URL(plotluck.url).port));
});
afterAll(async () => {
	line.close();
	await plotluck.stop();
});

async function startLine(port: number) {
	let free = Promise.resolve();
	const asked: string[] = [];
	const server = createServer(async (client) => {
		client.on("error", () => undefined); // the browser hangs up
		await free;
		client.on("data", (bytes) => {
			for (const [, path = ""] of bytes.toString().matchAll(/^GET (\S+)/gm)) asked.push(path);
		});
		const origin = connect(port, "127.0.0.1");
		origin.on("error", () => client.destroy());
		client.pipe(origin).pipe(client);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port: own } = server.address() as AddressInfo; // a server on a port has this address
	return {
		url: `http://127.0.0.1:${own}`,
		/** The paths of all requests so far. */
		asked,
		/** New connections wait until the returned function is called. */
		hold(): () => void {
			let letGo = () => {};
			free = new Promise((resolve) => {
				letGo = resolve;
			});
			return letGo;
		},
		close: () => void server.close(),
	};
}

/** Opens a page at the address twice: the first visit installs the service worker, the second one keeps. */
async function openKept(address: string): Promise<BrowserPlayer> {
	const phone = { width: 390, height: 844 };
	const player = await BrowserPlayer.open(browser, "Mika", phone, { serviceWorkers: "allow" });
	const { page } = player;
	await page.goto(address);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
	await visitUntilKept(page, address);
	return player;
}

const keptIn = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const kept = await (await caches.open("documents")).keys();
		return kept.map(({ url }) => url);
	});

/** Visits an address until its document is kept: a busy server sends one without markup. */
const visitUntilKept = (page: Page, address: string) =>
	expect
		.poll(
			async () => {
				await page.goto(address);
				return keptIn(page);
			},
			{ timeout: 60_000, interval: 1000 },
		)
		.toContain(address);

test("an invitation is there before the server answers, and then says who sits at the table now", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const link = `${line.url}/game/${host.seat.room_code}`;
	const { page } = await openKept(link);
	await page.close();
	await WirePlayer.join(plotluck.url, host.seat.room_code, "Boooo");

	const later = await page.context().newPage();
	const letGo = line.hold();
	await later.goto(link, { waitUntil: "commit" });
	const name = later.getByRole("textbox", { name: "Your name" });
	await name.fill("Mika");
	expect(await later.getByText("2 people here").count()).toBe(0);
	letGo();
	await later.getByText("2 people here").waitFor();
	expect(await name.inputValue()).toBe("Mika");
	await later.getByText("yes", { exact: true }).click();
	await later.getByRole("button", { name: "Sit down" }).click();
	await host.until(() => Object.values(host.game.players).length === 3);
	await page.context().close();
});

test("who chooses another language, or loads a page again, gets no document of before", async () => {
	const home = `${line.url}/`;
	const { page } = await openKept(home);
	const isFromBefore = () => page.locator("html[data-kept]").count();
	await page.goto(home);
	expect(await isFromBefore()).toBe(1);
	await page.reload();
	expect(await isFromBefore()).toBe(0);

	await visitUntilKept(page, `${line.url}/play/join`);
	await page.evaluate("document.cookie = 'language=de; path=/'");
	await page.goto(`${line.url}/howtoplay`);
	await expect.poll(() => keptIn(page), { timeout: 30_000 }).toEqual([]);
	await page.goto(home);
	expect(await page.locator("html").getAttribute("lang")).toBe("de");
	await visitUntilKept(page, home);

	await page.context().close();
});

test("a handful of documents is kept, and none with a query or of a room that is over", async () => {
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const link = `${line.url}/game/${host.seat.room_code}`;
	const { page } = await openKept(link);
	for (const path of ["/play/join?code=ABCD", "/howtoplay", "/user"])
		await page.goto(line.url + path);
	expect(await keptIn(page)).toEqual([link]);
	await host.act("game/vip", { vip_action: { close_game: true } });
	await page.goto(link);
	await page.getByRole("alert").or(page.getByText("No way in")).first().waitFor();
	await expect.poll(() => keptIn(page), { timeout: 30_000 }).toEqual([]);
	for (let room = 0; room < 8; room++) {
		const { seat } = await WirePlayer.host(plotluck.url, QUICK, "Alma");
		await visitUntilKept(page, `${line.url}/game/${seat.room_code}`);
	}
	await expect.poll(async () => (await keptIn(page)).length, { timeout: 30_000 }).toBe(6);
	await page.context().close();
});

test("a page that may be good for one call only is asked for once", async () => {
	const phone = { width: 390, height: 844 };
	const { page } = await BrowserPlayer.open(browser, "Mika", phone, { serviceWorkers: "allow" });
	const home = await page.context().newPage();
	// As a step of signing in, beside a page that is kept.
	await page.goto(`${line.url}/about?step=1`);
	await visitUntilKept(home, `${line.url}/`);
	expect(line.asked.filter((path) => path.startsWith("/about"))).toEqual(["/about?step=1"]);
	expect(await keptIn(home)).toEqual([`${line.url}/`]);
	await page.context().close();
});
