import type { Locator, Page, ViewportSize } from "playwright-core";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { readingWords } from "#words/game/reading.ts";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { ABOVE_KEYBOARD, boxFaults } from "../../players/browser/checks/boxes.ts";
import { allowClipboard } from "../../players/browser/engine.ts";
import { resize } from "../../players/browser/resize.ts";
import { setViewport } from "../../players/browser/scenes/scene-walk.ts";
import { openScenes, servedScenes, show, WIDE } from "../../players/browser/scenes/scenes.ts";

withPlotluck();
servedScenes();

const SMALL = { width: 320, height: 568 };
const LOW = { width: 390, height: 450 };
const UPRIGHT = { width: 390, height: 844 };

let page: Page;
let complaints: string[];
beforeEach(async () => {
	complaints = [];
	page = await openScenes(complaints);
	onTestFinished(() => expect(complaints).toEqual([]));
});

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** The prompts that lie on the table. */
const prompts = () => page.locator('main [aria-live="polite"] li');
const textBox = () => page.getByRole("textbox").first();
const boxOf = async (found: Locator) => {
	const box = await found.first().boundingBox();
	if (!box) throw new Error("it is not on the screen");
	return box;
};
/** Returns whether the element has the focus. */
const isFocused = (found: Locator) => found.evaluate((one) => one === document.activeElement);

/** Scenes with two pages, at least one of each phase. */
const SPREADS = [
	...["lobby-guest", "quick-start", "minors", "characters", "story-create", "intro", "title"],
	...["censor", "story-list", "story-view", "together-guest", "together-own", "award-vote"],
	"results-guest",
];
/** Scenes of which one page takes the width of both. */
const WHOLE = [
	...["write-next", "write-done", "vote-wait", "reveal-title", "congratulations", "curtain-call"],
	...["loading", "elsewhere"],
];
test("screens keep their measures: two pages, 70 to 30, a low footer, a large title", {
	timeout: 180_000,
}, async () => {
	const box = (selector: string) => boxOf(page.locator(selector));
	// The layout's width, because a page slides in.
	const width = () =>
		page
			.locator("[data-page]")
			.first()
			.evaluate((one) => one.clientWidth);
	await show(page, "lobby-host");
	// The screens of a room load when the first of them is shown, which hides the page again.
	let book = 0;
	const measure = async () => {
		book = await width();
		return book;
	};
	await expect.poll(measure).toBeGreaterThan(0);
	for (const scene of [...SPREADS, ...WHOLE]) {
		await show(page, scene);
		await expect.poll(width, { message: scene }).toBe(book);
		// The fold lies between the pages.
		if (SPREADS.includes(scene))
			await page.locator("main [aria-hidden]:empty").first().waitFor({ state: "visible" });
	}

	await show(page, "results-guest");
	const stories = await box('[aria-labelledby="fanfics"]');
	const people = await box('[aria-labelledby="writers"]');
	expect(stories.width / (stories.width + people.width)).toBeCloseTo(0.7, 2);
	await page.setViewportSize(SMALL);
	for (const scene of ["results-host", "results-guest"]) {
		await show(page, scene);
		expect((await box("footer")).height, scene).toBeLessThanOrEqual(0.15 * SMALL.height);
	}
	await page.getByRole("button", { name: "More" }).click();
	await page.getByRole("link", { name: "Tip jar" }).click({ trial: true });

	await page.setViewportSize(WIDE);
	await show(page, "reveal-title");
	await page.getByRole("heading", { name: /Best title/ }).waitFor();
	const sizes = await page
		.locator("main li")
		.first()
		.evaluate((card) =>
			["q", "q + b"].map((part) => {
				const found = card.querySelector(part);
				return found ? Number.parseFloat(getComputedStyle(found).fontSize) : 0;
			}),
		);
	expect(sizes[1]).toBeGreaterThan(2 * (sizes[0] ?? 0));

	await show(page, "reveal-winner");
	await page.getByRole("heading", { name: "The story of the night" }).waitFor();
	await page.getByText(/^by Mika/).waitFor();
});

test("a writer sees their own part at once without a big screen, and otherwise on request", async () => {
	const { showText, hideText } = readingWords.together;
	const text = page.locator("main article");
	await show(page, "together-own");
	await text.waitFor();
	await button(hideText).click();
	await button(showText).waitFor();
	expect(await text.count()).toBe(0);

	await show(page, "together-writer-screen");
	expect(await text.count()).toBe(0);
	await button(showText).click();
	await button(hideText).waitFor();
	await text.waitFor();
});

test("a small table has its seats in rows of four and its rules in view on a desktop", async () => {
	for (const [people, scene] of [
		[2, "lobby-two"],
		[3, "lobby-three"],
		[4, "lobby-four"],
		[5, "lobby-five"],
	] as const) {
		await show(page, scene);
		for (const size of [WIDE, { width: 1440, height: 900 }]) {
			await resize(page, size);
			const table = page.getByRole("list", { name: "At the table" });
			const tops = await table
				.getByRole("listitem")
				.evaluateAll((all) => all.map((seat) => Math.round(seat.getBoundingClientRect().top)));
			const fold = await boxOf(page.locator("main [class*=fold]"));
			const rules = await boxOf(button(/^House rules/));
			expect(
				{
					seats: tops.length >= people,
					inRow: tops.filter((top) => top === tops[0]).length,
					inView: rules.y + rules.height <= (await boxOf(page.locator("footer"))).y,
					beside: (await boxOf(table)).x - (fold.x + fold.width / 2),
				},
				`${people} people on ${size.width} x ${size.height}`,
			).toEqual({ seats: true, inRow: 4, inView: true, beside: 44 });
		}
	}
});

test("everybody at a full table, what to throw and the rules are in the first window of a lobby", async () => {
	const faults: string[] = [];
	for (const [people, scene] of [
		[8, "lobby-eight"],
		[8, "lobby-full"],
		[12, "lobby-twelve"],
		[12, "lobby-twelve-host"],
	] as const) {
		await show(page, scene);
		for (const size of [SMALL, UPRIGHT, WIDE, { width: 1440, height: 900 }]) {
			await resize(page, size);
			const seats = page.getByRole("list", { name: "At the table" }).locator("[data-seat]");
			expect(await seats.count()).toBe(people);
			const { y: end } = await boxOf(page.locator("footer"));
			const isLow = size === SMALL;
			const seen = {
				seat: seats,
				name: page.getByRole("list", { name: "At the table" }).locator("li [class*=name]"),
				...(size.width < 500 && { thing: page.getByRole("group", { name: "Things to throw" }) }),
				// The smallest phone has the rules below what a guest can do.
				...(!isLow && { rule: page.getByRole("region", { name: "House rules" }) }),
			};
			for (const [what, all] of Object.entries(seen))
				for (const box of await all.all()) {
					const { y, height } = await boxOf(box);
					if (y + height > end + 1)
						faults.push(`${scene}, ${size.width}x${size.height}: a ${what} ends at ${y + height}`);
				}
			const found = await seats.locator("xpath=..").evaluateAll(overlapsOf);
			faults.push(...found.map((fault) => `${scene}, ${size.width}x${size.height}: ${fault}`));
		}
	}
	expect(faults).toEqual([]);
});

test("the footer of a lobby has the connection at its start, and the buttons at its end", async () => {
	await resize(page, WIDE);
	for (const scene of ["lobby-host", "lobby-guest", "results-host"]) {
		await show(page, scene);
		const footer = await boxOf(page.locator("footer"));
		const connection = await boxOf(page.locator("footer [data-connection]"));
		expect(connection.x - footer.x, scene).toBeLessThan(60);
	}
});

test("a clock of hours says until when in words", async () => {
	await show(page, "write-slow");
	await page.getByText(/^until \w+day, \d\d:\d\d$/).waitFor();
});

test("the days of the library are below the names of their weekdays", async () => {
	for (const size of [SMALL, UPRIGHT, WIDE]) {
		await resize(page, size);
		await show(page, "days-written");
		const found = await page.getByRole("listitem").evaluateAll((all) => {
			const middle = (box: Element) => {
				const { left, right } = box.getBoundingClientRect();
				return Math.round((left + right) / 2);
			};
			const month = all[0]?.parentElement;
			const names = [...(month?.previousElementSibling?.children ?? [])];
			return [...(month?.children ?? [])].map(
				(day) => names.find((name) => Math.abs(middle(name) - middle(day)) < 3)?.textContent,
			);
		});
		const [now, weekday] = [new Date(), new Intl.DateTimeFormat("en-GB", { weekday: "short" })];
		const days = new Date(now.getUTCFullYear(), now.getUTCMonth() + 1, 0).getDate();
		expect(found).toEqual(
			Array.from({ length: days }, (_, day) =>
				weekday.format(new Date(now.getUTCFullYear(), now.getUTCMonth(), day + 1)),
			),
		);
	}
});

/** Windows with the least height of the text box in pixels, without and with a prompt. */
const TEXT_BOXES: [string, ViewportSize & { above?: number }, number, number][] = [
	["upright", UPRIGHT, 240, 160],
	["upright with keyboard", { width: 390, height: 480 }, 320, 240],
	["low with keyboard", LOW, 290, 210],
	["small with keyboard", { width: 320, height: 330 }, 190, 110],
	["sideways", { width: 844, height: 390 }, 300, 220],
	["small and sideways", { width: 667, height: 375 }, 290, 210],
	["sideways with keyboard", { width: 844, height: 180 }, 110, 74],
	["sideways under a keyboard", { width: 844, height: 390, above: 180 }, 110, 74],
	["zoomed to 200 %", { width: 640, height: 360 }, 270, 190],
];

test("a writer's text box keeps its height in every low window, with a prompt too", async () => {
	const height = () => textBox().evaluate((box) => box.clientHeight);
	const lookAt = async (size: ViewportSize & { above?: number }) => {
		await resize(page, size);
		await setViewport(page, size.above ?? size.height);
	};
	await show(page, "write-host");
	for (const [name, size, least] of TEXT_BOXES) {
		await lookAt(size);
		await expect.poll(height, { message: name }).toBeGreaterThanOrEqual(least);
	}
	await lookAt(UPRIGHT);
	await button("Give me a prompt").click();
	// A low window shows one prompt at a time, as a button.
	const prompt = page
		.locator('main [aria-live="polite"] :is(li, button)')
		.filter({ visible: true });
	await prompt.first().waitFor();
	for (const [name, size, , least] of TEXT_BOXES) {
		await lookAt(size);
		await expect.poll(height, { message: name }).toBeGreaterThanOrEqual(least);
		const opener = button("Prompt");
		const isFolded = (size.above ?? size.height) < 320;
		await expect.poll(() => opener.isVisible(), { message: name }).toBe(isFolded);
		if (isFolded) await opener.click();
		await prompt.first().waitFor();
		if (isFolded) await opener.click();
	}
	await setViewport(page, null);
});

test("above a keyboard one prompt at a time is shown, and turns to the next", async () => {
	await resize(page, UPRIGHT);
	await show(page, "write-eight");
	await button("Give me a prompt").click();
	await resize(page, LOW);
	const card = (place: number) => page.getByRole("button", { name: new RegExp(`${place} of 3$`) });
	expect(await boxFaults(page, ABOVE_KEYBOARD)).toEqual([]);
	await card(1).click();
	await card(2).press("Enter");
	await card(3).press("Enter");
	await card(1).waitFor();
	expect(await button("Give me a prompt").count()).toBe(0);
	expect(await boxFaults(page, ABOVE_KEYBOARD)).toEqual([]);
	await resize(page, UPRIGHT);
	expect(await prompts().count()).toBe(3);
});

test("one symbol above a keyboard has what is saved and the connection, and its words on a press", async () => {
	await resize(page, LOW);
	await show(page, "write-offline");
	const state = page.locator("[data-look]");
	expect(await state.getAttribute("data-look")).toBe("offline");
	expect(await state.getAttribute("aria-label")).toContain("you’re offline");
	const word = page.getByText("you’re offline");
	// A hidden word is clipped to a point by what is around it.
	const widthOf = () => word.evaluate((box) => box.parentElement?.parentElement?.clientWidth ?? 0);
	expect(await widthOf()).toBeLessThan(2);
	await state.click();
	await expect.poll(widthOf).toBeGreaterThan(40);
	expect(await boxFaults(page, ABOVE_KEYBOARD)).toEqual([]);
	await expect.poll(widthOf).toBeLessThan(2);
});

test("a part says how much of what is typed or pasted does not fit", async () => {
	await resize(page, LOW);
	await show(page, "write-eight");
	const says = (text: string) => page.getByText(text).first().waitFor();
	await textBox().fill("x".repeat(LIMITS.contentLength - 10));
	await allowClipboard(page.context());
	await page.evaluate(() => navigator.clipboard.writeText("Nobody had told the potato."));
	await textBox().press("Control+V");
	await says("17 characters didn’t fit.");
	expect(await boxFaults(page, ABOVE_KEYBOARD)).toEqual([]);
	await textBox().pressSequentially("ab");
	await says("19 characters didn’t fit.");
	await textBox().press("Backspace");
	await page.getByText("didn’t fit").waitFor({ state: "detached" });
});

/** Runs in the page. Returns the milliseconds for which it lays out many words and one long word. */
function timeLayouts(): { words: number; word: number } {
	const box = document.querySelector<HTMLElement>("[role=status] p[tabindex]");
	if (!box) throw new Error("no late text is shown");
	const time = (text: string) => {
		box.textContent = text;
		const start = performance.now();
		for (const width of ["250px", "260px", "270px"]) {
			box.style.width = width;
			box.scrollHeight;
		}
		return performance.now() - start;
	};
	return { words: time("xxxx ".repeat(2_800)), word: time("x".repeat(14_000)) };
}

test("one long word that came too late is laid out as fast as many words", async () => {
	await show(page, "write-late");
	const { words, word } = await page.evaluate(timeLayouts);
	expect(word).toBeLessThan(100 * Math.max(words, 2));
});

test("the row below the text says how many are done, and shows all faces on a press", async () => {
	for (const [scene, sum, label] of [
		["write-host", ["0 of 5 done", "0/5"], "0 of 5 are done. See who"],
		["write-eight", ["2 of 8 done", "2/8"], "2 of 8 are done. See who"],
	] as const) {
		await show(page, scene);
		for (const width of [320, 360, 390, 430, 640, 844, 1440]) {
			await resize(page, { width, height: width === 320 ? 568 : 844 });
			const row = page.locator("main div:has(> [role=switch])");
			const faces = button(label);
			// Beside the faces, and where words have no room, it is in figures.
			expect([width, await faces.innerText()]).toEqual([
				width,
				sum[width > 370 && width < 1024 ? 0 : 1],
			]);
			// A phone has one row for all of it.
			const height = (await boxOf(row)).height;
			if (width < 520) expect(height, `${scene}, ${width}`).toBeLessThan(60);
			expect([width, await faces.locator("img:visible").count()]).toEqual([
				width,
				width < 1024 ? 0 : 4,
			]);
			// What is in the row stands apart, faces too.
			expect(await row.evaluateAll(apart), `${scene}, ${width}`).toEqual([]);
		}
	}
	await button("2 of 8 are done. See who").click();
	expect(await page.getByRole("dialog").getByRole("listitem").count()).toBe(8);
});

/** Returns which items of a row lie on each other or leave the window. Runs in the page. */
function apart([row]: Element[]): string[] {
	const items = [...(row?.querySelectorAll("button, button img, span") ?? [])]
		.filter((item) => item.getClientRects().length > 0 && item.textContent !== "")
		.concat([...(row?.querySelectorAll("button img") ?? [])])
		.map((item) => ({ item, box: item.getBoundingClientRect() }))
		.filter(({ box }) => box.width > 1);
	return items.flatMap(({ item, box }, i) => [
		...(box.right > innerWidth ? [`${item.outerHTML.slice(0, 60)} leaves the window`] : []),
		...items
			.slice(i + 1)
			.filter(({ item: other }) => !item.contains(other) && !other.contains(item))
			.filter(
				({ box: other }) =>
					other.left < box.right - 1 &&
					other.right > box.left + 1 &&
					other.top < box.bottom - 1 &&
					other.bottom > box.top + 1,
			)
			.map(({ item: other }) => `${item.textContent} on ${other.textContent}`),
	]);
}

test("the past is on the left page, and is read without leaving the text", async () => {
	const past = page.getByRole("region", { name: "The story so far" });
	await show(page, "write-last");
	await resize(page, { width: 1440, height: 700 });
	const [left, right] = [await boxOf(past), await boxOf(textBox())];
	expect(left.x + left.width).toBeLessThan(right.x);
	await textBox().focus();
	const top = () => past.evaluate((box) => box.scrollTop);
	const end = await past.evaluate((box) => box.scrollHeight - box.clientHeight);
	expect(end).toBeGreaterThan(100);
	expect(Math.abs((await top()) - end)).toBeLessThan(3);
	await page.keyboard.press("Control+ArrowUp");
	await expect.poll(top).toBeLessThan(end - 100);
	expect(await isFocused(textBox())).toBe(true);
	await page.keyboard.press("Control+ArrowDown");
	await expect.poll(async () => Math.abs((await top()) - end)).toBeLessThan(3);

	await resize(page, { width: 844, height: 390 });
	await past.waitFor({ state: "hidden" });
	await button("Re-read").click();
	await past.waitFor();
	expect(await textBox().isVisible()).toBe(false);
	await button("Keep writing").click();
	await textBox().waitFor();
});

/** A screen of each phase of a running game. */
const RUNNING = [
	...["quick-start", "minors", "characters", "story-create", "intro", "write-eight"],
	...["title", "title-wait", "censor-wait", "story-list"],
];

test.each(["the players", "the audience"])(
	"every screen of a running game has a way out by keyboard for %s, and asks first",
	async (who) => {
		const out = page.getByRole("button", { name: "Way out" });
		const question = page.getByText("You are in the middle of a game.");
		for (const scene of RUNNING) {
			await show(page, scene + (who === "the audience" ? "&audience" : ""));
			await out.focus();
			await page.keyboard.press("Enter");
			await question.waitFor();
			await page.keyboard.press("Escape");
			await question.waitFor({ state: "detached" });
			expect(await isFocused(out), scene).toBe(true);
		}
	},
);

test("guests share the winner first, read who may start another round, and reach the numbers", async () => {
	await show(page, "results-guest");
	const footer = page.getByRole("contentinfo");
	expect(await footer.getByRole("button").first().textContent()).toBe("Share the winner");
	await page.getByText("Again? Mika has the crown.").waitFor();
	await page.getByText(/^5 stories, [\d,]+ words, \d+ stickers/).waitFor();
	for (const name of ["Home", "Tip jar"]) await footer.getByRole("link", { name }).waitFor();
	await footer.getByRole("button", { name: "Game stats" }).click();
	await page.getByRole("table", { name: "Game stats" }).waitFor();
	expect(await page.evaluate(() => document.activeElement?.localName)).toBe("summary");
});

test("a link is copied without the clipboard API, also from inside a dialog", async () => {
	await allowClipboard(page.context());
	await page.evaluate(() => {
		const { clipboard } = navigator;
		Object.assign(window, { readClipboard: () => clipboard.readText() });
		Object.defineProperty(navigator, "clipboard", { value: undefined });
		// The device has played the game of the scenes.
		const game = { id: 1, gameId: 7, roomCode: "WXYZ", playerSecret: "s".repeat(20) };
		const kept = JSON.stringify([{ ...game, expiresAt: Date.now() + 60_000 }]);
		localStorage.setItem("lastGames", kept);
	});
	await page.route("**/api/v3/stories/*", (route) => route.fulfill({ json: { shortcut: "abc" } }));
	await show(page, "results-story");
	await button("Link").click();
	await page.getByText("Copied. Anyone with this link").waitFor();
	const copied = await page.evaluate(() =>
		(window as unknown as { readClipboard(): Promise<string> }).readClipboard(),
	);
	expect(copied).toBe(`${new URL(page.url()).origin}/view/abc`);
});

const CROWDS = [
	["write-done", 5],
	["write-eight-done", 8],
	["write-twelve-done", 12],
	["cover-awaited", 5],
] as const;
const seatsOf = () => page.getByRole("list", { name: "At the table" }).locator("> li");

test("faces, names, badges and crowns of 5, 8 and 12 players do not overlap in any window", async () => {
	const faults: string[] = [];
	for (const [scene, people] of CROWDS) {
		await show(page, scene);
		for (const window of [
			...[SMALL, UPRIGHT, LOW, { width: 390, height: 664 }, { width: 844, height: 390 }],
			...[
				{ width: 1024, height: 768 },
				{ width: 1280, height: 800 },
				{ width: 1440, height: 900 },
			],
		]) {
			await resize(page, window);
			expect(await seatsOf().count()).toBe(people);
			const found = await seatsOf().evaluateAll(overlapsOf);
			faults.push(...found.map((fault) => `${scene}, ${window.width}x${window.height}: ${fault}`));
		}
	}
	expect(faults).toEqual([]);
});

test("a phone has everybody at the table in view, one clock, and a hint to poke only with faces", async () => {
	for (const [scene] of CROWDS) {
		await show(page, scene);
		for (const window of [SMALL, UPRIGHT, LOW, { width: 844, height: 390 }]) {
			const where = `${scene}, ${window.width}x${window.height}`;
			await resize(page, window);
			const end = (await boxOf(page.locator("footer"))).y;
			const last = await seatsOf().evaluateAll((all) =>
				Math.max(...all.map((seat) => seat.getBoundingClientRect().bottom)),
			);
			expect(last, where).toBeLessThanOrEqual(end);
			expect(await page.locator("[role=timer]:visible").count(), where).toBe(1);
			await page.getByText("Tap someone to poke them.").waitFor();
		}
		// Above a keyboard there is one line in their place.
		await resize(page, { width: 844, height: 180 });
		expect(await seatsOf().first().isVisible(), scene).toBe(false);
		expect(await page.getByText("Tap someone to poke them.").isVisible(), scene).toBe(false);
	}
});

/** Returns which parts of seats lie on each other, or a badge on its own name. Runs in the page. */
function overlapsOf(seats: Element[]): string[] {
	const parts = seats.flatMap((seat, i) =>
		[
			...seat.querySelectorAll(
				"[data-face] > img, [data-face] > span, [data-seat] > span:not([data-face]), :scope > span",
			),
		].flatMap((part) => {
			const { left, right, top, bottom } = part.getBoundingClientRect();
			const name = part.parentElement === seat;
			return right > left ? [{ i, part, name, left, right, top, bottom }] : [];
		}),
	);
	const slack = 2;
	return parts.flatMap((one, n) =>
		parts
			.slice(n + 1)
			.filter(
				(other) =>
					(other.i !== one.i || (other.name && one.part.localName === "span")) &&
					other.left < one.right - slack &&
					other.right > one.left + slack &&
					other.top < one.bottom - slack &&
					other.bottom > one.top + slack,
			)
			.map(
				(other) =>
					`“${one.part.textContent}” of ${one.i} and “${other.part.textContent}” of ${other.i}`,
			),
	);
}
