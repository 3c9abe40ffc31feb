import type { ViewportSize } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { STATUS, type Status } from "#game/status.ts";
import type { OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { BrowserPlayer } from "../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../players/browser/browser-set-up.ts";
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
	const all = [
		...(dialog
			? dialog.querySelectorAll(controls)
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

/** Expects that the page fits every window, and takes its pictures. */
async function fits(screen: string, windows = WINDOWS): Promise<void> {
	const wrong: Record<string, string[]> = {};
	for (const window of windows) {
		await resize(window);
		const found = [...(await faults(window.above ?? window.height)), ...(await middleFaults())];
		if (found.length > 0) wrong[window.name] = found;
		if (!window.above) await takePictures(host.page, screen, window);
	}
	expect(wrong).toEqual({});
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

const TIMEOUT = 60_000;

test.each(SCREENS)("$screen fits every window", { timeout: TIMEOUT }, async (screen) => {
	await show(screen.status, screen.own);
	await host.sees(screen.sees);
	await fits(screen.screen);
});

test("what the reading, the results and the way out open fits too", {
	timeout: TIMEOUT,
}, async () => {
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
	await fits("host-desk", [{ name: "upright", width: 390, height: 844 }]);
	await page.keyboard.press("Escape");
	await show(STATUS.results);
	await host.toLibrary();
	await host.sees("FANFICS");
	await fits("results");
});

test("the text box gets the height of a low window, with a prompt too", {
	timeout: 60_000,
}, async () => {
	const prompt = "Someone says: “That was not in the contract.”";
	await show(STATUS.storyWrite, {}, [prompt]);
	await host.press("Give me a prompt");
	await host.sees(prompt);
	for (const window of WINDOWS) {
		await resize(window);
		const height = await host.textBox.evaluate((box) => box.clientHeight);
		const shown = await host.prompts
			.first()
			.evaluate((item) => item.getBoundingClientRect().height);
		const least = (BOX[window.name] ?? 0) - (window.name.startsWith("sideways ") ? 36 : 70);
		expect([window.name, height >= least, shown > 0], `${height} px`).toEqual([
			window.name,
			true,
			true,
		]);
		if (!window.above) await takePictures(host.page, "write-prompt", window);
	}
	await host.page.evaluate(() => sessionStorage.clear());
	line.deaf = false;
	await host.page.reload();
	await host.sees("One more and we can start");
	line.deaf = true;
	await show(STATUS.storyWrite);
	await host.sees("I'm done");
	for (const window of WINDOWS) {
		await resize(window);
		const height = await host.textBox.evaluate((box) => box.clientHeight);
		expect(height, window.name).toBeGreaterThanOrEqual(BOX[window.name] ?? 0);
	}
});

test("a text that came too late leaves room for the screen, is copied and dismissed", {
	timeout: TIMEOUT,
}, async () => {
	const { page } = host;
	const text = "Nobody had told the potato. ".repeat(30);
	line.deaf = false;
	await page.evaluate((copy) => {
		const seat = JSON.parse(localStorage[`seat:${location.pathname.slice(-4)}`]);
		localStorage[`draft:${seat.gameId}:999999`] = copy;
	}, text);
	await page.reload();
	await host.sees("This came too late to count.");
	line.deaf = true;
	for (const [screen, status, sees] of [
		["late-write", STATUS.storyWrite, "I'm done"],
		["late-title", STATUS.storyTitle, "That's the title"],
		["late-read", STATUS.reacting, "Story time"],
	] as const) {
		await show(status);
		await host.sees(sees);
		await fits(screen);
	}
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await host.press("Copy it");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
	await host.press("Dismiss");
	await page.getByText("This came too late to count.").waitFor({ state: "detached" });
	expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("999999");
	await page.evaluate(() => sessionStorage.clear());
});

test("of eight faces as many are shown as fit, and the others are counted", async () => {
	line.acks = true; // "done" waits for its answer
	await show(STATUS.storyWrite);
	await host.sees("I'm done");
	for (const width of [320, 360, 390, 430, 640, 844]) {
		await host.page.setViewportSize({ width, height: 844 });
		await host.page.evaluate(() => document.documentElement.style.removeProperty("--viewport"));
		for (const done of [true, false]) {
			await host.page.getByRole("switch").click();
			await host.sees(done ? "Done! Type to undo." : "I'm done");
			const found = await host.page.evaluate(() => {
				const toggle = document.querySelector('[role="switch"]')?.getBoundingClientRect();
				const items = [...document.querySelectorAll("main ul li")].filter((item) =>
					item.closest("ul")?.querySelector("img"),
				);
				const seen = items.filter((item) => getComputedStyle(item).clipPath === "none");
				const cut = seen.filter((item) => {
					const { left, right, top } = item.getBoundingClientRect();
					const list = item.parentElement?.getBoundingClientRect();
					return (
						!toggle ||
						!list ||
						left < list.left - 1 ||
						right > list.right + 1 ||
						(top < toggle.bottom && left < toggle.right)
					);
				});
				const more = Number(/\+(\d+)/.exec(seen.at(-1)?.textContent ?? "")?.[1] ?? 0);
				return {
					cut: cut.length,
					counted: seen.filter((item) => item.querySelector("img")).length + more,
				};
			});
			expect({ width, done, ...found }).toEqual({ width, done, cut: 0, counted: 8 });
		}
	}
});
