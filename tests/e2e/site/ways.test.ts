import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { takenOver } from "../../players/browser/loading.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const PROFILE = { playerName: "Mika", playerSprite: "3", playerMature: "true" };

async function visitor(address: string, kept = {}): Promise<{ player: BrowserPlayer; page: Page }> {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = player;
	await page.addInitScript((items) => void Object.assign(localStorage, items), kept);
	await page.goto(plotluck.url + address);
	return { player, page };
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
	await page.getByRole("heading", { level: 1, name }).waitFor();
	await takenOver(page);
}
const path = (page: Page) => page.url().slice(plotluck.url.length);
const entries = (page: Page) => page.evaluate(() => history.length);

test("back, forward and Backspace go through the pages in one document", async () => {
	const { player, page } = await visitor("/", PROFILE);
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await page.getByRole("button", { name: "your card" }).click();
	await page.getByRole("link", { name: "How to play" }).click();
	await heading(page, "How to play");
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
	await page.keyboard.press("Backspace");
	await heading(page, /Bring a character/);
	await page.goForward();
	await heading(page, "How to play");
	await page.goBack();
	await page.getByRole("button", { name: "Small print" }).click();
	await page.getByRole("link", { name: "Report a bug" }).click();
	await page.waitForURL(`${plotluck.url}/bugreport`);
	await page.goBack();
	await heading(page, /Bring a character/);
	expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
	expect(player.complaints).toEqual([]);
	await page.context().close();
});

test("Backspace goes back over a document that has loaded, and home where there is nothing before", async () => {
	const { page } = await visitor("/about", PROFILE);
	await page.goto(`${plotluck.url}/terms`);
	await heading(page, /Terms/);
	await page.keyboard.press("Backspace");
	await heading(page, /About/i);
	await page.context().close();
	const first = await browser.newPage();
	const other = first.waitForEvent("popup");
	await first.evaluate((url) => void open(url, "_blank", "noopener"), `${plotluck.url}/about`);
	const alone = await other;
	await heading(alone, /About/i);
	await alone.keyboard.press("Backspace");
	await heading(alone, /Bring a character/);
	await first.close();
	await alone.close();
});

test("the contents of a long page lead to its sections, and links to sections too, in any language", async () => {
	const inView = (page: Page, id: string) =>
		page.waitForFunction((wanted) => {
			const section = document.getElementById(wanted);
			const page = section?.closest("main")?.getBoundingClientRect();
			const top = section?.getBoundingClientRect().top ?? -1;
			return page !== undefined && top >= page.top && top < page.bottom;
		}, id);
	const { player, page } = await visitor("/howtoplay?lang=ja");
	await page.getByRole("navigation").getByRole("link").last().click();
	await inView(page, "section-7");
	const linked = await visitor("/privacy?lang=de#section-5");
	await inView(linked.page, "section-5");
	expect([...player.complaints, ...linked.player.complaints]).toEqual([]);
	await Promise.all([page, linked.page].map((one) => one.context().close()));
});

test("pages of the blog turn both ways, and an unknown entry leads to the list", async () => {
	const { player, page } = await visitor("/blog");
	await page.getByRole("button", { name: "Older" }).click();
	await page.waitForURL("**/blog?page=2");
	await page.getByText("page 2 of", { exact: false }).waitFor();
	const second = await page.getByRole("heading", { level: 2 }).first().textContent();
	await page.goBack();
	await page.getByText("page 1 of", { exact: false }).waitFor();
	expect(await page.getByRole("heading", { level: 2 }).first().textContent()).not.toBe(second);
	await page.goForward();
	await page.getByRole("heading", { level: 2, name: second ?? "" }).waitFor();
	await page.goto(`${plotluck.url}/blog/no-such-entry`);
	await page.waitForURL(`${plotluck.url}/blog`);
	expect(player.complaints).toEqual([]);
	await page.context().close();
});

test("a link to a page that needs a profile leads to the profile first, and back", async () => {
	const { player, page } = await visitor("/play/join?code=ABCD");
	await page.getByRole("textbox", { name: "Name" }).waitFor();
	const length = await entries(page);
	expect(path(page)).toBe("/user?then=%2Fplay%2Fjoin%3Fcode%3DABCD");
	await player.introduce();
	await page.waitForURL("**/play/join?code=ABCD");
	expect(await entries(page)).toBe(length);
	expect(player.complaints).toEqual([]);
	await page.context().close();
});

test("a page whose code cannot be loaded reloads its document once, and then says so", async () => {
	const { page } = await visitor("/");
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "document") documents.push(path(page));
	});
	await page.route("**/assets/words-en-texts-how-to-play-*.js", (route) =>
		route.fulfill({ status: 404 }),
	);
	await page.getByRole("link", { name: "How to play" }).click();
	await heading(page, "Dropped the pot");
	expect([documents.length, path(page)]).toEqual([1, "/howtoplay"]);
	await page.goBack();
	await heading(page, /Bring a character/);
	await page.goForward();
	await heading(page, "Dropped the pot");
	await page.unroute("**/assets/words-en-texts-how-to-play-*.js");
	await page.getByRole("button", { name: "Reload" }).click();
	await heading(page, "How to play");
	await page.context().close();
});

test("a step back while the first page still loads leads to the page of the address", async () => {
	const { player, page } = await visitor("/", PROFILE);
	await page.getByRole("button", { name: "Small print" }).click();
	await page.getByRole("link", { name: "Report a bug" }).click();
	await page.waitForURL(`${plotluck.url}/bugreport`);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/assets\/bug-report-.*\.js/, async (route) => {
		await held;
		await route.continue();
	});
	await page.reload({ waitUntil: "commit" });
	// React renders the page, whose code has not come.
	await page.waitForFunction(() =>
		Object.keys(document.querySelector("#app") ?? {}).some((key) => key.startsWith("__react")),
	);
	await page.evaluate(() => history.back());
	await page.waitForURL(`${plotluck.url}/`);
	release();
	await heading(page, /Bring a character/);
	expect(player.complaints).toEqual([]);
	await page.context().close();
});
