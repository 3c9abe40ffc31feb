import { statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, withBrowser } from "../../players/browser/browser-set-up.ts";
import { allowClipboard, skipInFirefox } from "../../players/browser/engine.ts";
import { look, takePictures } from "../../players/browser/screenshots.ts";
import { TappedLine } from "../../players/browser/tapped-line.ts";
import { DIST } from "../../support/dist.ts";
import { type IdentityProvider, startIdentityProvider } from "../../support/identity-provider.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";
import { startTwitch, type Twitch } from "../../support/twitch.ts";

withBrowser();

const DESKTOP = { width: 1400, height: 800 };
/** Without space for anything beside the page. */
const BARE = { width: 1000, height: 800 };
const PHONE = { width: 390, height: 844 };

/** How long a busy machine may take, in ms. */
const SOON = { timeout: 15_000 };

/** A provider of adverts, which shows the size that it was asked for. */
const adverts = createServer((request, response) => {
	const size = new URL(request.url ?? "", "http://any").searchParams.get("size");
	response.setHeader("content-type", "text/html");
	response.end(`<!doctype html><title>x</title><body>Buy ${size} potatoes</body>`);
});
let advertsOrigin = "";
let provider: IdentityProvider;
let twitch: Twitch;
let plotluck: Plotluck;
beforeAll(async () => {
	await new Promise<void>((resolve) => adverts.listen(0, "127.0.0.1", resolve));
	// `address` of a server that listens on a port is an object.
	advertsOrigin = `http://127.0.0.1:${(adverts.address() as AddressInfo).port}`;
	[provider, twitch] = await Promise.all([startIdentityProvider(), startTwitch()]);
	twitch.live = [
		{ login: "mika", name: "Mika" },
		{ login: "boooo_o", name: "Boooo, the one with the very long name" },
	];
	const env = {
		...provider.env,
		...twitch.env,
		ADVERTS_URL: `${advertsOrigin}/show?size={size}`,
		COMMUNITY_URL: "https://chat.example/plotluck",
		SOCIAL_URLS: "https://www.tumblr.com/plotluck",
	};
	plotluck = await startPlotluck(env);
});
afterAll(async () => {
	await plotluck.stop();
	await Promise.all([provider.stop(), twitch.stop()]);
	await new Promise((resolve) => adverts.close(resolve));
});

const open = (viewport = PHONE, name = "Mika") => BrowserPlayer.open(browser, name, viewport);

/** Returns the boxes of the page and of everything in its middle. */
const boxes = (page: Page) =>
	page.evaluate(() =>
		["[data-page]", "main > *:not(aside)"].flatMap((selector) =>
			[...document.querySelectorAll(selector)].map((element) =>
				JSON.stringify(element.getBoundingClientRect()),
			),
		),
	);

/** Holds back the call for the flags. Returns the function that releases it. */
async function holdFlags(page: Page): Promise<() => void> {
	let go = () => {};
	const gate = new Promise<void>((resolve) => {
		go = resolve;
	});
	await page.route("**/api/v3/flags", async (route) => {
		await gate;
		await route.continue();
	});
	return go;
}

describe("around the page", () => {
	test("streamers and an advert are beside it on a wide window, and move nothing", async () => {
		const player = await open(DESKTOP);
		const { page } = player;
		// On the first visit home does not yet leave room for streamers and advert.
		await page.goto(plotluck.url);
		await page.waitForFunction(() => localStorage.sides);
		const origins = new Set<string>();
		page.on("request", (request) => origins.add(new URL(request.url()).origin));
		const go = await holdFlags(page);
		await page.goto(plotluck.url);
		await player.sees("One story, three culprits");
		await page.evaluate(() => document.fonts.ready);
		const before = await boxes(page);
		go();
		const panel = page.getByRole("complementary", { name: "Live now" });
		await panel.waitFor();
		const mika = panel.getByRole("link", { name: "Mika" });
		expect(await mika.getAttribute("href")).toBe("https://www.twitch.tv/mika");
		expect(await panel.getByRole("link", { name: "More on Twitch" }).getAttribute("href")).toBe(
			"https://www.twitch.tv/directory/game/Fan%20%26%20Fiction",
		);
		await expect
			.poll(() => mika.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth), SOON)
			.toBe(1);
		await page.frameLocator("iframe").getByText("Buy 300x600 potatoes").waitFor();
		await page.getByText("Advert", { exact: true }).waitFor();
		expect(await boxes(page)).toEqual(before);
		const column = await page.locator("[data-page]").boundingBox();
		expect(column?.width).toBe(640);
		for (const side of await page.getByRole("complementary").all()) {
			const box = await side.boundingBox();
			if (!box || !column) throw new Error("both are on the page");
			expect(box.x + box.width < column.x || box.x > column.x + column.width).toBe(true);
			expect(box.x >= 0 && box.y >= 0 && box.y + box.height <= DESKTOP.height).toBe(true);
		}
		expect([...origins].sort()).toEqual([advertsOrigin, plotluck.url].sort());
		const frame = page.locator("iframe");
		expect(await frame.getAttribute("sandbox")).not.toContain("same-origin");
		expect(await frame.getAttribute("referrerpolicy")).toBe("no-referrer");
		await takePictures(page, "layout-desk", DESKTOP, { width: 1920, height: 1080 });
		await look(player, "layout-home");
		expect(player.complaints).toEqual([]);
		await page.context().close();
	});

	test("the home page fits between streamers and an advert where the window is wide enough", async () => {
		for (const [width, height] of [
			[1440, 900],
			[1920, 1080],
		] as const) {
			const player = await open({ width, height });
			const { page } = player;
			await page.addInitScript(() => {
				localStorage.sides = "true";
			});
			await page.goto(plotluck.url);
			await page.getByRole("complementary", { name: "Live now" }).waitFor();
			await page.locator("iframe").waitFor();
			const right = await page.getByRole("heading", { name: /First line/ }).boundingBox();
			const left = await page.getByRole("heading", { level: 1 }).boundingBox();
			expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
			const book = await page.locator("[data-page]").boundingBox();
			expect(book?.width).toBeGreaterThanOrEqual(1020);
			for (const side of await page.getByRole("complementary").all()) {
				const box = await side.boundingBox();
				if (!box || !book) throw new Error("both are on the page");
				expect(box.x + box.width < book.x || box.x > book.x + book.width).toBe(true);
				expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
			}
			await takePictures(page, "layout-open", { width, height });
			await page.context().close();
		}
	});

	test("the advert follows the size of the window", async () => {
		const player = await open(DESKTOP);
		const { page } = player;
		await page.goto(`${plotluck.url}/about`);
		const shown = () =>
			page
				.locator("iframe")
				.evaluateAll((frames) =>
					frames.map((frame) => new URL((frame as HTMLIFrameElement).src).search),
				);
		for (const [width, height, size] of [
			[1400, 800, "300x600"],
			[1100, 800, "160x600"],
			[1400, 560, "300x250"],
			[820, 1200, "728x90"],
			[900, 900, "300x250"],
			[1024, 768, "300x250"],
			[900, 560, "300x250"],
			[700, 800, "320x50"],
			[320, 600, "320x50"],
		] as const) {
			await page.setViewportSize({ width, height });
			await expect
				.poll(shown, { message: `${width}x${height}`, ...SOON })
				.toEqual([`?size=${size}`]);
			const page640 = await page.locator("[data-page]").boundingBox();
			expect(page640?.width).toBe(Math.min(640, width));
		}
		await page.setViewportSize(PHONE);
		await page.locator("iframe").scrollIntoViewIfNeeded();
		const small = { width: 320, height: 568 };
		await takePictures(page, "layout-banner", PHONE, small, { width: 900, height: 900 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			390,
		);
		await page.context().close();
	});

	test("a phone in a room, a supporter and a page without streamers have none of it", async () => {
		const player = await open(PHONE);
		const { page } = player;
		await page.route("**/api/v3/twitch/streams", (route) => route.fulfill({ json: [] }));
		await page.goto(plotluck.url);
		await page.locator("iframe").waitFor({ state: "attached" });
		await player.createRoom(plotluck.url, "solo");
		await player.sees("Open the book");
		expect(await page.locator("iframe").count()).toBe(0);
		await page.goto(`${plotluck.url}/user`);
		await page.locator("iframe").waitFor({ state: "attached" });
		provider.expect("auth0|rich", { premium: true, screen_name: "Rich" });
		await player.press("Sign in");
		await page.locator("iframe").waitFor({ state: "detached" });
		await page.setViewportSize(DESKTOP);
		await page.goto(plotluck.url);
		await page.waitForLoadState("networkidle");
		expect(await page.getByRole("complementary").count()).toBe(0);
		await page.context().close();
	});

	test("only the configured provider may be framed", async () => {
		const { headers } = await fetch(plotluck.url);
		const policy = headers.get("content-security-policy") ?? "";
		const frames = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(" ");
		expect(frames).toContain(advertsOrigin);
		expect(policy).not.toContain("twitch");
	});

	test("every page has the copyright line, and the home page the community links", async () => {
		const player = await open(PHONE);
		const { page } = player;
		// The clock of this reader has nothing to do with it.
		await page.clock.setFixedTime("2031-05-01T12:00:00Z");
		const built = statSync(join(DIST, "web", "index.html")).mtime.getFullYear();
		for (const path of ["/", "/user", "/howtoplay", "/about", "/privacy", "/drawing"]) {
			await page.goto(plotluck.url + path);
			await page.locator("footer").getByText(`© ${built} Plotluck`).waitFor();
		}
		await page.goto(plotluck.url);
		await player.press("Small print");
		const href = (name: string) => page.getByRole("link", { name }).getAttribute("href");
		expect(await href("Community")).toBe("https://chat.example/plotluck");
		expect(await href("Tumblr")).toBe("https://www.tumblr.com/plotluck");
		await page.context().close();
	});
});

/** Returns where a page shows a code: in its texts, attributes, fields, title or address. */
const places = (page: Page, code: string) =>
	page.evaluate((secret) => {
		const fields = [...document.querySelectorAll("input, textarea")] as HTMLInputElement[];
		const all = {
			document: document.documentElement.outerHTML,
			title: document.title,
			address: location.href,
			fields: fields.map(({ value }) => value).join(" "),
		};
		return Object.entries(all)
			.filter(([, text]) => text.toUpperCase().includes(secret))
			.map(([place]) => place);
	}, code);

const SWITCH = "Alt+Shift+S";

describe("streamer mode", () => {
	test("masks the code everywhere, and still leads back to the room", async () => {
		const player = await open(BARE);
		const { page } = player;
		await allowClipboard(page.context());
		const rules = { num_switches: 1, write_duration: 0, show_instructions: false };
		const code = await player.createRoom(plotluck.url, "solo", rules);
		await player.sees("Open the book");
		expect(await places(page, code)).toEqual(["document", "title", "address"]);

		await page.keyboard.press(SWITCH);
		await player.sees("****");
		await expect.poll(() => places(page, code), SOON).toEqual([]);
		expect(new URL(page.url()).pathname).toBe("/game/****");
		await player.press("QR code");
		await player.sees("Streamer mode keeps the QR code off your screen.");
		await page.keyboard.press("Escape");
		await player.press("Copy link");
		await player.sees("Copied");
		const link = await page.evaluate(() => navigator.clipboard.readText());
		expect(link).toBe(`${plotluck.url}/game/${code}`);
		await takePictures(page, "streamer-lobby", BARE, PHONE, { width: 320, height: 568 });
		await page.setViewportSize(BARE);

		await page.reload();
		await player.sees("Open the book");
		expect(await places(page, code)).toEqual([]);

		const other = await page.context().newPage();
		await other.goto(link);
		await other.getByText("Open the book").waitFor();
		expect(await places(other, code)).toEqual([]);
		await other.close();
		await player.press("Take the seat back");

		await player.press("Open the book");
		await page.getByRole("textbox").nth(0).fill("A Sad Toaster");
		await page.getByRole("textbox").nth(1).fill("Gandalf");
		await page.getByText("ALL AGES", { exact: true }).click();
		await player.press("These are the ones");
		await player.write(1, "Once upon a time there was a");
		expect(await places(page, code)).toEqual([]);
		await page.keyboard.press(SWITCH);
		await expect.poll(() => new URL(page.url()).pathname, SOON).toBe(`/game/${code}`);
		expect(await player.textBox.inputValue()).toBe("Once upon a time there was a");
		expect(await player.textBox.evaluate((box) => box === document.activeElement)).toBe(true);
		await page.keyboard.press(SWITCH);
		await expect.poll(() => places(page, code), SOON).toEqual([]);

		page.on("dialog", (dialog) => dialog.accept());
		await page.goto(plotluck.url);
		const back = page.getByRole("link", { name: "Your solo story" });
		await back.waitFor();
		expect(await places(page, code)).toEqual([]);
		await back.click();
		await player.textBox.waitFor();
		expect(new URL(page.url()).pathname).toBe("/game/****");
		expect(await places(page, code)).toEqual([]);
		await page.goBack();
		await player.press("Leave");
		await back.waitFor();
		await page.goForward();
		await player.textBox.waitFor();
		expect(await places(page, code)).toEqual([]);
		expect(player.complaints).toEqual([]);
		await page.context().close();
	});

	test("a masked address that this tab knows nothing about leads to the field for a code", async () => {
		const player = await open(PHONE);
		const { page } = player;
		await page.goto(`${plotluck.url}/user`);
		await player.introduce();
		await player.sees("Start");
		await page.goto(`${plotluck.url}/game/****`);
		await page.waitForURL(`${plotluck.url}/play/join`);
		await page.getByRole("button", { name: "Streamer mode: hide room codes" }).click();
		await player.sees("Hide the code");
		expect(await page.getByRole("switch").getAttribute("aria-checked")).toBe("true");
		expect(await page.getByRole("textbox", { name: "Room code" }).getAttribute("type")).toBe(
			"password",
		);
		await look(player, "streamer-join");
		expect(player.complaints).toEqual([]);
		await page.context().close();
	});
});

test("the state of the connection has a colour, a shape and a word", async (context) => {
	const player = await open({ width: 1280, height: 800 });
	const { page } = player;
	const line = await TappedLine.tap(page);
	await player.createRoom(plotluck.url, "solo");
	const text = page.locator("[data-connection]");
	const dot = page.locator("i:has(+ [data-connection])");
	const seen = () =>
		dot.evaluate((mark) => {
			const { backgroundColor, borderRadius, rotate, animationName } = getComputedStyle(mark);
			return [backgroundColor, borderRadius, rotate, animationName];
		});
	const looks = (...wanted: string[]) => expect.poll(seen, SOON).toEqual(wanted);
	const says = (words: string) => expect.poll(() => text.textContent(), SOON).toBe(words);
	await says("player connected");
	await looks("rgb(46, 158, 91)", "50%", "none", "none");
	// A file that loads late would fail without a network, and take the footer with its screen.
	await page.waitForLoadState("networkidle");
	// A message from the room would show that the network is there.
	line.mute = true;
	await page.context().setOffline(true);
	await says("you’re offline");
	await looks("rgb(217, 45, 32)", "1px", "none", "none");
	line.mute = false;
	await page.context().setOffline(false);
	await says("player connected");
	line.dead = true;
	line.cut();
	await expect.poll(() => text.textContent(), SOON).toMatch(/^(reconnecting|connection lost)/);
	await looks("rgb(245, 184, 0)", "2px", "45deg", "none");
	skipInFirefox(context, "motion");
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await looks("rgb(245, 184, 0)", "2px", "45deg", "breathe");
	await page.context().close();
});

/** Draws a line with the mouse. */
async function draw(page: Page): Promise<void> {
	const box = await page.getByRole("application").boundingBox();
	if (!box) throw new Error("the sheet is on the page");
	await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.7, { steps: 8 });
	await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.2, { steps: 8 });
	await page.mouse.up();
}

/** Returns the share of the sheet that has ink, in percent. */
const inked = (page: Page) =>
	page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
		const { width, height } = canvas;
		const { data = [] } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? {};
		let dark = 0;
		for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 0) dark++;
		return (100 * dark) / (width * height);
	});

describe("the doodle pad", () => {
	test("draws, undoes, keeps the drawing through a reload, and gives it away as a picture", async () => {
		const player = await open(PHONE);
		const { page } = player;
		await page.goto(plotluck.url);
		await player.press("Small print");
		await page.getByRole("link", { name: "Doodle" }).click();
		const sheet = page.getByRole("application");
		await sheet.waitFor();
		expect(await sheet.getAttribute("aria-label")).toBe("An empty sheet");
		await draw(page);
		await page.getByRole("radio", { name: "loud" }).check();
		await page.getByRole("radio", { name: "thick" }).check();
		// Arrow keys and Space draw too.
		await sheet.focus();
		await page.keyboard.press("Space");
		for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Space");
		expect(await sheet.getAttribute("aria-label")).toBe("A drawing of 2 lines");
		const two = await inked(page);
		await page.keyboard.press("Control+Z");
		expect(await sheet.getAttribute("aria-label")).toBe("A drawing of 1 line");
		expect(await inked(page)).toBeLessThan(two);
		await player.press("Redo");
		expect(await inked(page)).toBeCloseTo(two, 5);
		await look(player, "doodle");
		await page.setViewportSize({ width: 1280, height: 800 });
		await expect.poll(() => inked(page), SOON).toBeGreaterThan(two / 2);
		await page.reload();
		await expect.poll(() => sheet.getAttribute("aria-label"), SOON).toBe("A drawing of 2 lines");
		await expect.poll(() => inked(page), SOON).toBeGreaterThan(two / 2);
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Download" }).click(),
		]);
		expect(download.suggestedFilename()).toBe("Plotluck_doodle.png");
		const chunks: Buffer[] = [];
		for await (const chunk of await download.createReadStream()) chunks.push(chunk);
		const picture = Buffer.concat(chunks);
		expect(picture.subarray(1, 4).toString()).toBe("PNG");
		expect(picture.readUInt32BE(16)).toBe(1200);
		await page.getByRole("radio", { name: "eraser" }).check();
		await draw(page);
		await expect.poll(() => inked(page), SOON).toBeLessThan(two);
		await player.press("New sheet");
		await player.press("Really?");
		expect(await inked(page)).toBe(0);
		expect(player.complaints).toEqual([]);
		await page.context().close();
	});

	test("works without storage", async () => {
		const player = await open(PHONE);
		const { page } = player;
		await page.addInitScript(() => {
			for (const name of ["localStorage", "sessionStorage"])
				Object.defineProperty(window, name, {
					get: () => {
						throw new DOMException("blocked", "SecurityError");
					},
				});
		});
		await page.goto(`${plotluck.url}/drawing`);
		await page.getByRole("application").waitFor();
		await draw(page);
		expect(await inked(page)).toBeGreaterThan(0);
		expect(player.complaints).toEqual([]);
		await page.context().close();
	});
});
