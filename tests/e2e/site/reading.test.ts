import { expect, test } from "vitest";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look, takePictures } from "../../players/browser/screenshots.ts";
import { startIdentityProvider } from "../../support/identity-provider.ts";
import { startPlotluck } from "../../support/plotluck.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const PAGES = 82;

async function reader(path: string): Promise<BrowserPlayer> {
	const player = await BrowserPlayer.open(browser, "Reader", PHONE);
	await player.page.goto(plotluck.url + path);
	return player;
}

/** Turns to a page of the zine by its address, and waits until it is drawn. */
async function openLeaf({ page }: BrowserPlayer, number: number): Promise<void> {
	await page.evaluate((path) => {
		history.replaceState(history.state, "", path);
		dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
	}, `/zine?page=${number}`);
	await page.locator(`article[aria-label^="Page ${number}:"]`).waitFor();
}

test("the small print has the latest entry, which leads through the blog and back", async () => {
	const player = await reader("/");
	const { page } = player;
	await player.press("Small print");
	await page.getByRole("link", { name: "A part a day" }).click();
	await player.sees("the potluck has learnt to simmer");
	expect(new URL(page.url()).pathname).toBe("/blog/a-part-a-day");
	await player.sees("three friends, made up for the occasion");
	await look(player, "blog-entry");
	await page.getByRole("link", { name: /^Older: The one where the server fell over/ }).click();
	await player.sees("14 November 2025");
	await page.getByRole("link", { name: "Back" }).click();
	await player.sees("Page 1 of 5");
	expect(await page.getByRole("article").count()).toBe(5);
	await look(player, "blog");

	expect(await page.getByRole("button", { name: "Newer" }).isDisabled()).toBe(true);
	for (const number of [2, 3, 4, 5]) {
		await player.press("Older");
		await player.sees(`Page ${number} of 5`);
		await page.waitForFunction(() => document.querySelector("main")?.scrollTop === 0);
	}
	expect(await page.getByRole("article").count()).toBe(3);
	await player.sees("A napkin and three pens");
	expect(await page.getByRole("button", { name: "Older" }).isDisabled()).toBe(true);
	await player.press("Newer");
	await player.sees("Page 4 of 5");
	expect(new URL(page.url()).search).toBe("?page=4");

	await page.goto(`${plotluck.url}/blog?page=99`);
	await player.sees("Page 5 of 5");
	await page.goto(`${plotluck.url}/blog/no-such-entry`);
	await player.sees("Page 1 of 5");
	expect(player.complaints).toEqual([]);
});

test("a feed reader can read the feed that the blog names", async () => {
	const { page } = await reader("/blog");
	const link = page.locator('link[type="application/atom+xml"]');
	await link.waitFor({ state: "attached" });
	const [root, titles] = await page.evaluate(
		async (address) => {
			const text = await (await fetch(address ?? "")).text();
			const feed = new DOMParser().parseFromString(text, "application/xml");
			return [
				feed.documentElement.nodeName,
				[...feed.querySelectorAll("entry > title")].map(({ textContent }) => textContent),
			] as const;
		},
		await link.getAttribute("href"),
	);
	expect(root).toBe("feed");
	expect(titles).toHaveLength(23);
	expect(titles.at(-1)).toBe("A napkin and three pens");
});

test("the zine is turned by buttons, by keys and by swiping", async () => {
	const player = await reader("/zine");
	const { page } = player;
	const on = (number: number) => player.sees(`Page ${number}/82`);
	await on(1);
	await look(player, "zine-cover");
	// The first page has none before it. The button stays in reach of the keyboard all the same.
	await page.getByRole("button", { name: "Previous page" }).click({ force: true });
	await on(1);
	await player.press("Next page");
	await on(2);
	await player.press("Last page");
	await on(82);
	await player.sees("Your turn.");
	await page.getByRole("button", { name: "Next page" }).click({ force: true });
	await on(82);
	await player.press("First page");
	await on(1);
	for (const [key, number] of [
		["ArrowRight", 2],
		["End", 82],
		["ArrowLeft", 81],
		["Home", 1],
	] as const) {
		await page.keyboard.press(key);
		await on(number);
	}
	// The focus stays where it is when the page is turned by keyboard.
	await page.getByRole("button", { name: "Next page" }).focus();
	await page.keyboard.press("Enter");
	await on(2);
	await page.keyboard.press("Enter");
	await on(3);

	await swipe(player, -120);
	await on(4);
	await swipe(player, 120);
	await on(3);
	await page.reload();
	await on(3);
	for (const address of ["?page=0", "?page=x"]) {
		await page.goto(`${plotluck.url}/zine${address}`);
		await on(1);
	}
	await page.goto(`${plotluck.url}/zine?page=900`);
	await on(82);
	expect(player.complaints).toEqual([]);
});

/** Moves a finger across the page. */
const swipe = ({ page }: BrowserPlayer, across: number) =>
	page.locator("article").evaluate((leaf, distance) => {
		const touch = (x: number) =>
			new Touch({ identifier: 1, target: leaf, clientX: x, clientY: 300 });
		const start = touch(200);
		const end = touch(200 + distance);
		const init = { bubbles: true, cancelable: true };
		leaf.dispatchEvent(
			new TouchEvent("touchstart", { ...init, touches: [start], changedTouches: [start] }),
		);
		leaf.dispatchEvent(new TouchEvent("touchend", { ...init, touches: [], changedTouches: [end] }));
	}, across);

test("all 82 pages fit their frame, on a phone and on a desktop", {
	timeout: 240_000,
}, async () => {
	const player = await reader("/zine");
	const { page } = player;
	await page.locator("article").waitFor();
	const found: string[] = [];
	for (const size of [PHONE, { width: 1280, height: 800 }]) {
		await page.setViewportSize(size);
		for (let number = 1; number <= PAGES; number++) {
			await openLeaf(player, number);
			await page.evaluate(() => document.fonts.ready);
			found.push(
				...(await misfits(player)).map((misfit) => `page ${number}, ${size.width}: ${misfit}`),
			);
		}
	}
	expect(found).toEqual([]);
	expect(player.complaints).toEqual([]);
});

/** Returns what is wrong with the leaf: its proportions, what sticks out, what hides its number. */
const misfits = ({ page }: BrowserPlayer) =>
	page.locator("article > div").evaluate((leaf) => {
		const frame = leaf.getBoundingClientRect();
		const number = leaf.querySelector(".folio")?.getBoundingClientRect() ?? new DOMRect();
		const within = ({ left, right, bottom }: DOMRect) =>
			left >= frame.left - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1;
		const covers = ({ left, right, top, bottom }: DOMRect) =>
			right > number.left && left < number.right && bottom > number.top && top < number.bottom;
		const boxesOf = (text: Text) => {
			const range = document.createRange();
			range.selectNodeContents(text);
			return [...range.getClientRects()];
		};
		const texts = [...leaf.querySelectorAll<HTMLElement>("*:not(svg, svg *, .silent, .folio)")]
			.flatMap(({ childNodes }) => [...childNodes])
			.filter((node) => node instanceof Text)
			.filter(({ data }) => data.trim() !== "");
		const sizes = Math.abs(frame.height / frame.width - 1.7) < 0.005 ? [] : ["grew"];
		return [
			...sizes,
			...texts.filter((text) => !boxesOf(text).every(within)).map(({ data }) => `out: ${data}`),
			...texts.filter((text) => boxesOf(text).some(covers)).map(({ data }) => `under: ${data}`),
			...[...leaf.querySelectorAll("svg")]
				.filter((picture) => !within(picture.getBoundingClientRect()))
				.map((picture) => `picture out: ${picture.getAttribute("class")}`),
		];
	});

test("one page of each kind passes the checks of accessibility", { timeout: 240_000 }, async () => {
	const player = await reader("/zine");
	await player.page.locator("article").waitFor();
	const pages = {
		bookplate: 2,
		editorial: 3,
		contents: 4,
		character: 6,
		comic: 7,
		story: 10,
		recipe: 13,
	};
	const more = {
		advert: 31,
		letters: 32,
		stars: 26,
		crossword: 43,
		clues: 44,
		bingo: 57,
		answers: 80,
	};
	for (const [kind, number] of Object.entries({ ...pages, ...more, back: 82, moon: 69, gym: 48 })) {
		await openLeaf(player, number);
		await look(player, `zine-${kind}`);
	}
	expect(player.complaints).toEqual([]);
});

test("a visitor who may not read the zine is redirected to the home page", async () => {
	const provider = await startIdentityProvider();
	const locked = await startPlotluck(provider.env);
	try {
		const player = await BrowserPlayer.open(browser, "Guest", PHONE);
		await player.page.goto(`${locked.url}/zine?page=7`);
		await player.page.waitForURL(`${locked.url}/`);
		await player.sees("Start");
		expect(await player.page.locator("article").count()).toBe(0);
	} finally {
		await locked.stop();
		await provider.stop();
	}
});

test("the text pages have parts with headings", async () => {
	const player = await reader("/");
	const { page } = player;
	for (const path of ["about", "howtoplay", "codeofconduct", "contact", "terms", "privacy"]) {
		await page.goto(`${plotluck.url}/${path}`);
		await page.getByRole("heading", { level: 1 }).waitFor();
		expect(await page.getByRole("heading", { level: 2 }).count(), path).toBeGreaterThan(3);
		await takePictures(page, `text-${path}`, PHONE);
	}
	expect(player.complaints).toEqual([]);
});
