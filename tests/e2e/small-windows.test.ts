import type { Locator, ViewportSize } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { STATUS, type Status } from "#game/status.ts";
import type { OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
import { ABOVE_KEYBOARD, boxFaults } from "../players/browser/checks/boxes.ts";
import { allowClipboard } from "../players/browser/engine.ts";
import { pretendRoom } from "../players/browser/pretend-room.ts";
import { takePictures } from "../players/browser/screenshots.ts";
import { TappedLine } from "../players/browser/tapped-line.ts";

withPlotluck();

interface Window extends ViewportSize {
	name: string;
	/** The height above a keyboard that covers the page instead of resizing it. */
	above?: number;
}

const WINDOWS: Window[] = [
	{ name: "upright", width: 390, height: 844 },
	{ name: "upright with keyboard", width: 390, height: 480 },
	{ name: "low with keyboard", width: 390, height: 450 },
	{ name: "small with keyboard", width: 320, height: 330 },
	{ name: "sideways", width: 844, height: 390 },
	{ name: "small and sideways", width: 667, height: 375 },
	{ name: "sideways with keyboard", width: 844, height: 180 },
	{ name: "sideways under a keyboard", width: 844, height: 390, above: 180 },
	{ name: "zoomed to 200 %", width: 640, height: 360 },
];

/** A dialog takes the focus from the text, which closes the keyboard. */
const WITHOUT_KEYBOARD = WINDOWS.filter(({ name }) => !name.includes("keyboard"));

/** The least height of the text box, in pixels. */
const BOX: Record<string, number> = {
	upright: 240,
	"upright with keyboard": 320,
	"low with keyboard": 290,
	"small with keyboard": 190,
	sideways: 300,
	"small and sideways": 290,
	"sideways with keyboard": 110,
	"sideways under a keyboard": 110,
	"zoomed to 200 %": 270,
};

let host: BrowserPlayer;
let line: TappedLine;
let room: ReturnType<typeof pretendRoom>;

beforeAll(async () => {
	host = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	line = await TappedLine.tap(host.page);
	await host.createRoom(plotluck.url, "default", { max_players: 12 });
	await host.sees("One more and we can start");
	line.deaf = true;
	const [me] = Object.values(line.game.players) as [PublicPlayer];
	room = pretendRoom(me);
});

async function show(status: Status, own: Partial<OwnPlayer> = {}, prompts: string[] = []) {
	line.pretend(room.game(status), { ...room.own(status, prompts), ...own });
}

/** Removes what was typed from the device. */
const forgetTyped = () =>
	host.page.evaluate(() => {
		sessionStorage.clear();
		for (const key of Object.keys(localStorage))
			if (key.startsWith("draft:")) localStorage.removeItem(key);
	});

/** Loads the lobby again, without what was typed and with a connection. */
async function startOver(): Promise<void> {
	await forgetTyped();
	line.deaf = false;
	await host.page.reload();
	await host.sees("One more and we can start");
	line.deaf = true;
}

async function resize({ width, height, above }: Window): Promise<void> {
	await host.page.setViewportSize({ width, height });
	// The page follows the window first.
	await host.page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);
	await host.page.evaluate(
		(px) => document.documentElement.style.setProperty("--viewport", `${px}px`),
		above ?? height,
	);
}

/** Returns what is wrong with the layout of the page in the visible height. */
const faults = (height: number) => host.page.evaluate(findFaults, height);

/** Runs in the page. */
function findFaults(visible: number): string[] {
	const wrong: string[] = [];
	const root = document.documentElement;
	if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
		wrong.push("the document scrolls");
	const seen = (element: Element) => {
		const { width, height } = element.getBoundingClientRect();
		return width > 2 && height > 2;
	};
	const nameOf = (element: Element) =>
		element.getAttribute("aria-label") ?? element.textContent ?? element.className;
	const controls = "button, a, input, textarea, [role=timer]";
	const dialog = document.querySelector("dialog[open]");
	const bars = "header, footer";
	// A dialog may scroll: what it has scrolled away is not cut, but the dialog itself must not be.
	const port = dialog?.getBoundingClientRect();
	const inPort = (element: Element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return port !== undefined && top >= port.top && bottom <= port.bottom;
	};
	const all = [
		...(dialog
			? [dialog, ...[...dialog.querySelectorAll(controls)].filter(inPort)]
			: document.querySelectorAll(
					`:is(${bars}) :is(${controls}), main [role=switch], main textarea`,
				)),
	].filter(seen);
	const isCut = ({ top, bottom, left, right }: DOMRect) =>
		top < -1 || bottom > visible + 1 || left < -1 || right > innerWidth + 1;
	const overlap = (one: DOMRect, other: DOMRect) =>
		Math.min(one.right, other.right) - Math.max(one.left, other.left) > 5 &&
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
	for (const element of all) {
		const box = element.getBoundingClientRect();
		if (isCut(box)) wrong.push(`${nameOf(element)} is cut`);
		const covered = all.filter(
			(other) =>
				!other.contains(element) &&
				!element.contains(other) &&
				overlap(box, other.getBoundingClientRect()),
		);
		wrong.push(...covered.map((other) => `${nameOf(element)} covers ${nameOf(other)}`));
	}
	return wrong;
}

/** Returns what is wrong with the middle of the page: cut, too low, or scrolling twice. */
const middleFaults = () =>
	host.page.locator("main").evaluate((main) => {
		const wrong: string[] = [];
		const scrolls = (element: Element) =>
			/auto|scroll/.test(getComputedStyle(element).overflowY) &&
			element.scrollHeight > element.clientHeight + 1;
		if (main.scrollWidth > main.clientWidth) wrong.push("main is cut at the side");
		if (getComputedStyle(main).display !== "contents" && main.clientHeight < 84)
			wrong.push(`main is only ${main.clientHeight} px high`);
		if (scrolls(main) && [...main.querySelectorAll("section, ul")].some(scrolls))
			wrong.push("two boxes scroll");
		return wrong;
	});

/**
 * Expects that the page fits every window, and takes its pictures. Asks until it does, because some
 * of the layout follows the window by script.
 */
async function fits(screen: string, windows = WINDOWS): Promise<void> {
	for (const window of windows) {
		await resize(window);
		const found = async () => [
			...(await faults(window.above ?? window.height)),
			...(await middleFaults()),
		];
		await expect.poll(found, { message: `${screen}, ${window.name}` }).toEqual([]);
		if (!window.above) await takePictures(host.page, screen, window);
	}
}

interface Case {
	screen: string;
	status: Status;
	own?: Partial<OwnPlayer>;
	sees: string;
}
const SCREENS: Case[] = [
	{ screen: "lobby", status: STATUS.lobby, sees: "Open the book" },
	{ screen: "quick-start", status: STATUS.quickStart, sees: "I'm ready" },
	{ screen: "minors", status: STATUS.minors, sees: "Understood" },
	{
		screen: "characters",
		status: STATUS.characters,
		own: { characters: {} },
		sees: "Who should be",
	},
	{ screen: "story-create", status: STATUS.storyCreate, sees: "Your cast" },
	{ screen: "write", status: STATUS.storyWrite, sees: "I'm done" },
	{ screen: "title", status: STATUS.storyTitle, sees: "That's the title" },
	{ screen: "censor", status: STATUS.censoring, sees: "Anything to black out?" },
	{ screen: "read-vote", status: STATUS.reacting, sees: "Story time" },
	{
		screen: "waiting",
		status: STATUS.storyTitle,
		own: { status: STATUS.postStoryTitle },
		sees: "cover",
	},
	{ screen: "congratulations", status: STATUS.results, sees: "Congratulations" },
];

test.each(SCREENS)("$screen fits every window", async (screen) => {
	await show(screen.status, screen.own);
	await host.sees(screen.sees);
	await fits(screen.screen);
});

test("a small table has its seats in rows of four and its rules in view on a desktop", async () => {
	const { page } = host;
	const { players } = room.game(STATUS.lobby);
	await page.evaluate(() => document.documentElement.style.removeProperty("--viewport"));
	for (const [width, height] of [
		[1280, 800],
		[1440, 900],
	] as const)
		for (const people of [2, 3, 4, 5]) {
			await page.setViewportSize({ width, height });
			const seated = Object.fromEntries(Object.entries(players ?? {}).slice(0, people));
			line.pretend({ ...room.game(STATUS.lobby), players: seated }, room.own(STATUS.lobby));
			await host.sees(`${people} at the table`);
			const seats = page.getByRole("list", { name: "At the table" }).getByRole("listitem");
			const tops = await seats.evaluateAll((all) =>
				all.map((seat) => Math.round(seat.getBoundingClientRect().top)),
			);
			const fold = await page.locator("main [class*=fold]").boundingBox();
			const table = await page.getByRole("list", { name: "At the table" }).boundingBox();
			const edges = await page.evaluate(() => ({
				footer: document.querySelector("footer")?.getBoundingClientRect().top ?? 0,
				rules: [...document.querySelectorAll("main button")]
					.find((button) => button.textContent === "House rules")
					?.getBoundingClientRect().bottom,
			}));
			const beside = (table?.x ?? 0) - ((fold?.x ?? 0) + (fold?.width ?? 0) / 2);
			expect(
				{
					inRow: tops.filter((top) => top === tops[0]).length,
					inView: (edges.rules ?? Number.POSITIVE_INFINITY) <= edges.footer,
					beside,
				},
				`${people} people on ${width} x ${height}`,
			).toEqual({ inRow: 4, inView: true, beside: 44 });
			await page.getByRole("radio", { name: /Quick bite/ }).waitFor();
			await takePictures(page, `lobby-${people}`, { width, height });
		}
});

test("what the reading, the results and the way out open fits too", async () => {
	const { page } = host;
	await show(STATUS.reacting);
	await host.press(/The vending machine/);
	await host.stickers.first().waitFor();
	await fits("story-view");
	await host.press("Way out");
	await host.sees("Leave the game?");
	await fits("leave-question", WITHOUT_KEYBOARD);
	await host.press("Stay");
	const reactions = Object.fromEntries(
		[100, 102].map((story_id, id) => [
			id,
			{ id, story_id, meta: { submission_reactions: [[3], [3], [3]] } },
		]),
	);
	await show(STATUS.voting, { reactions });
	await host.press("Back to the stories");
	await host.press("On to the awards");
	await fits("award-vote");
	await host.press("Host's desk");
	await host.sees("Who is here");
	await fits("host-desk", [{ name: "upright", width: 390, height: 844 }]);
	await page.keyboard.press("Escape");
	await show(STATUS.results);
	await host.toLibrary();
	await host.sees("FANFICS");
	await fits("results");
});

test("the text box gets the height of a low window, with a prompt too", async () => {
	const prompt = "Someone says: “That was not in the contract.”";
	// Some of the layout follows the window by script.
	const boxHeight = () => host.textBox.evaluate((box) => box.clientHeight);
	await show(STATUS.storyWrite, {}, [prompt]);
	await host.press("Give me a prompt");
	await host.sees(prompt);
	for (const window of WINDOWS) {
		await resize(window);
		const least = (BOX[window.name] ?? 0) - (window.name.startsWith("sideways ") ? 36 : 80);
		await expect.poll(boxHeight, { message: window.name }).toBeGreaterThanOrEqual(least);
		const show = host.page.getByRole("button", { name: "Prompt", exact: true });
		const folded = await show.isVisible();
		if (folded) await show.click();
		const shown = await host.prompts
			.first()
			.evaluate((item) => item.getBoundingClientRect().height);
		if (folded) await show.click();
		expect([window.name, shown > 0, folded]).toEqual([
			window.name,
			true,
			(window.above ?? window.height) < 320,
		]);
		if (!window.above) await takePictures(host.page, "write-prompt", window);
	}
	await startOver();
	await show(STATUS.storyWrite);
	await host.sees("I'm done");
	for (const window of WINDOWS) {
		await resize(window);
		const least = BOX[window.name] ?? 0;
		await expect.poll(boxHeight, { message: window.name }).toBeGreaterThanOrEqual(least);
	}
});

test("above a keyboard one prompt at a time is shown, and turns to the next", async () => {
	const { page, prompts } = host;
	const texts = ["It rains indoors.", "Somebody finds a key.", "The floor is lava."];
	await page.evaluate(() => sessionStorage.clear());
	await show(STATUS.storyWrite, {}, texts);
	await page.setViewportSize({ width: 390, height: 844 });
	await host.press("Give me a prompt");
	await resize({ name: "low", width: 390, height: 450 });
	const card = (text: string, place: number) =>
		page.getByRole("button", { name: `${text} ${place} of 3` });
	expect(await boxFaults(page, ABOVE_KEYBOARD)).toEqual([]);
	await card("It rains indoors.", 1).click();
	await card("Somebody finds a key.", 2).press("Enter");
	await card("The floor is lava.", 3).press("Enter");
	await card("It rains indoors.", 1).waitFor();
	expect(await page.getByRole("button", { name: "Give me a prompt" }).count()).toBe(0);
	expect(await boxFaults(page, ABOVE_KEYBOARD)).toEqual([]);
	await resize({ name: "upright", width: 390, height: 844 });
	expect(await prompts.count()).toBe(3);
	await page.evaluate(() => sessionStorage.clear());
});

test("one symbol above a keyboard has what is saved and the connection, and its words on a press", async () => {
	const { page } = host;
	await show(STATUS.storyWrite);
	await resize({ name: "low", width: 390, height: 450 });
	const state = page.locator("[data-look]");
	const look = () => state.getAttribute("data-look");
	await host.textBox.press("x");
	// Nothing answers, so it is soon kept on the device only.
	await expect.poll(look).toMatch(/^(saving|kept)$/);
	// A page without answers reconnects, and would show the lobby.
	line.mute = true;
	onTestFinished(async () => {
		line.mute = false;
		await page.context().setOffline(false);
	});
	await page.context().setOffline(true);
	await expect.poll(look).toBe("offline");
	expect(await state.getAttribute("aria-label")).toBe("kept here, you are offline");
	const word = page.getByText("you are offline");
	// A hidden word is clipped to a point by what is around it.
	const widthOf = () => word.evaluate((box) => box.parentElement?.parentElement?.clientWidth ?? 0);
	expect(await widthOf()).toBeLessThan(2);
	await state.click();
	await expect.poll(widthOf).toBeGreaterThan(40);
	expect(await boxFaults(page, ABOVE_KEYBOARD)).toEqual([]);
	await expect.poll(widthOf).toBeLessThan(2);
	await page.context().setOffline(false);
	await expect.poll(look).not.toBe("offline");
});

test("a part says how much of what is typed or pasted does not fit", async () => {
	const { page, textBox } = host;
	await show(STATUS.storyWrite);
	await textBox.fill("x".repeat(LIMITS.contentLength - 10));
	await allowClipboard(page.context());
	await page.evaluate(() => navigator.clipboard.writeText("Nobody had told the potato."));
	await textBox.press("Control+V");
	await host.sees("17 characters did not fit.");
	expect(await boxFaults(page, ABOVE_KEYBOARD)).toEqual([]);
	await textBox.pressSequentially("ab");
	await host.sees("19 characters did not fit.");
	await textBox.press("Backspace");
	await page.getByText("did not fit").waitFor({ state: "detached" });
});

/** Runs in the page. Returns the milliseconds for which it lays out many words and one long word. */
function timeLayouts(): { words: number; word: number } {
	const box = document.querySelector<HTMLElement>("[role=status] p[tabindex]");
	if (!box) throw new Error("no late text is shown");
	const before = box.textContent;
	const time = (text: string) => {
		box.textContent = text;
		const start = performance.now();
		for (const width of ["250px", "260px", "270px"]) {
			box.style.width = width;
			box.scrollHeight;
		}
		return performance.now() - start;
	};
	const times = { words: time("xxxx ".repeat(2_800)), word: time("x".repeat(14_000)) };
	box.style.width = "";
	box.textContent = before;
	return times;
}

test("a text that came too late leaves room for the screen, is copied and dismissed", async () => {
	const { page } = host;
	const text = "Nobody had told the potato. ".repeat(30);
	await forgetTyped();
	line.deaf = false;
	await page.evaluate((copy) => {
		const seat = JSON.parse(localStorage[`seat:${location.pathname.slice(-4)}`]);
		localStorage[`draft:${seat.gameId}:999999`] = copy;
	}, text);
	await page.reload();
	await host.sees("This came too late to count.");
	// The page sends its copies one by one, so another one may have been shown first.
	await host.sees(text.trim());
	line.deaf = true;
	const { words, word } = await page.evaluate(timeLayouts);
	expect(word).toBeLessThan(100 * Math.max(words, 2));
	for (const [screen, status, sees] of [
		["late-write", STATUS.storyWrite, "I'm done"],
		["late-title", STATUS.storyTitle, "That's the title"],
		["late-read", STATUS.reacting, "Story time"],
	] as const) {
		await show(status);
		await host.sees(sees);
		await fits(screen);
	}
	await allowClipboard(page.context());
	await host.press("Copy it");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
	await host.press("Dismiss");
	await page.getByText("This came too late to count.").waitFor({ state: "detached" });
	expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("999999");
	await page.evaluate(() => sessionStorage.clear());
});

test("of eight faces four are shown beside the switch, and all of them on a press", async () => {
	const { page } = host;
	await startOver();
	line.acks = true; // "done" waits for its answer
	await show(STATUS.storyWrite);
	await host.sees("I'm done");
	const faces = page.getByRole("button", { name: "2 of 8 are done. Who does what" });
	const boxOf = async (one: Locator) =>
		(await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	for (const width of [360, 390, 430, 640, 844, 1440]) {
		await page.setViewportSize({ width, height: 844 });
		await page.evaluate(() => document.documentElement.style.removeProperty("--viewport"));
		expect([width, await faces.locator("img").count()]).toEqual([width, 4]);
		expect(await faces.textContent()).toBe("+4");
		const before = await boxOf(page.getByRole("switch"));
		for (const done of [true, false]) {
			await page.getByRole("switch").click();
			await page.getByText("Type to undo").waitFor({ state: done ? "visible" : "hidden" });
			const [toggle, strip] = [await boxOf(page.getByRole("switch")), await boxOf(faces)];
			expect([width, toggle]).toEqual([width, before]);
			const beside = strip.x >= toggle.x + toggle.width - 1;
			const below = strip.y >= toggle.y + toggle.height - 1;
			expect([width, beside || below]).toEqual([width, true]);
			expect(strip.x + strip.width, `${width}`).toBeLessThanOrEqual(width);
		}
	}
	await faces.click();
	expect(await page.getByRole("dialog").getByRole("listitem").count()).toBe(8);
	await page.keyboard.press("Escape");
});

test("the past is on the left page, and is read without leaving the text", async () => {
	const { page } = host;
	const past = page.getByRole("region", { name: "The story so far" });
	const { current_story } = room.own(STATUS.storyWrite);
	if (!current_story) throw new Error("the pretended room has no story");
	for (const part of Object.values(current_story.submissions))
		part.content = "It was the kind of Tuesday on which even pigeons ask for a receipt. ".repeat(
			30,
		);
	await show(STATUS.storyWrite, { current_story });
	await host.sees("I'm done");
	await page.evaluate(() => document.documentElement.style.removeProperty("--viewport"));
	await page.setViewportSize({ width: 1440, height: 900 });
	const [left, right] = [await past.boundingBox(), await host.textBox.boundingBox()];
	expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
	await host.textBox.focus();
	const top = () => past.evaluate((box) => box.scrollTop);
	const end = await past.evaluate((box) => box.scrollHeight - box.clientHeight);
	expect(Math.abs((await top()) - end)).toBeLessThan(3);
	await page.keyboard.press("Control+ArrowUp");
	await expect.poll(top).toBeLessThan(end - 100);
	expect(await host.textBox.evaluate((box) => box === document.activeElement)).toBe(true);
	await page.keyboard.press("Control+ArrowDown");
	await expect.poll(async () => Math.abs((await top()) - end)).toBeLessThan(3);

	await page.setViewportSize({ width: 844, height: 390 });
	await past.waitFor({ state: "hidden" });
	await host.press("Read back");
	await past.waitFor();
	expect(await host.textBox.isVisible()).toBe(false);
	await host.press("Write on");
	await host.textBox.waitFor();
});
