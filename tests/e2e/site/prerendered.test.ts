import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { composingKeyboard } from "../../players/browser/composing.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { playerWords } from "../../players/browser/player-words.ts";
import { look } from "../../players/browser/screenshots.ts";
import { seenCode } from "../../players/browser/seen-code.ts";
import { QUICK } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";

withPlotluck();

const PHONE = { width: 390, height: 844 };
const APP = "#app:not([data-prerendered])";

/** Keeps scripts of later documents from loading: the app itself, or another. Returns what lets them. */
async function holdScripts(page: Page, scripts = /\/assets\/index-[^/]*\.js/): Promise<() => void> {
	let letStart = () => {};
	const started = new Promise<void>((resolve) => {
		letStart = resolve;
	});
	await page.route(scripts, async (route) => {
		await started;
		await route.continue();
	});
	return letStart;
}

/** Opens pages on which the app starts only when the test lets it. */
async function early(kept: Record<string, string> = {}, options: BrowserContextOptions = {}) {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE, options);
	const { page } = player;
	await page.addInitScript((items) => {
		Object.assign(localStorage, items);
		// What moves, other than what somebody's press moves.
		Object.assign(window, { moved: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as PerformanceEntry & {
					value: number;
					hadRecentInput: boolean;
				};
				if (!hadRecentInput) window.moved += value;
			}
		}).observe({ type: "layout-shift", buffered: true });
	}, kept);
	const letStart = await holdScripts(page);
	return {
		...{ player, page, letStart },
		/** A busy server sends a document without markup after half a second, so it is asked again. */
		open: async (path: string) => {
			let html = "";
			while (!html.includes(" data-prerendered=")) {
				const answer = await page.goto(plotluck.url + path, { waitUntil: "commit" });
				html = (await answer?.text()) ?? "";
			}
		},
		taken: async () => {
			letStart();
			await page.locator(APP).waitFor({ state: "attached" });
		},
	};
}

declare global {
	interface Window {
		moved: number;
		/** A node of the document, to find it again. */
		node?: Element | null;
	}
}

const nameField = (page: Page) => page.getByRole("textbox", { name: "Your name" });
const sitDown = (page: Page) => page.getByRole("button", { name: "Sit down" });

async function invitation(options = {}): Promise<string> {
	const host = await WirePlayer.host(plotluck.url, { ...QUICK, ...options }, "Alma");
	return `/game/${host.seat.room_code}`;
}

describe("an invitation before the app has started", () => {
	test("shows whose table it is, asks nothing more, and takes over what was entered and pressed", async () => {
		const { player, page, open, taken } = await early();
		const calls: string[] = [];
		page.on("request", (request) => calls.push(new URL(request.url()).pathname));
		const path = await invitation();
		await open(path);
		await player.sees("Alma’s table");
		await nameField(page).pressSequentially("Jona");
		await page.getByText("yes", { exact: true }).click();
		await sitDown(page).click();
		expect(await sitDown(page).getAttribute("data-heard")).not.toBeNull();
		await nameField(page).evaluate((field) => {
			window.node = field;
		});
		await taken();
		await player.sees("Waiting for Alma");
		expect(calls.filter((call) => call === `/api/v3/rooms/${path.slice(-4)}`)).toEqual([]);
		const names = (await WirePlayer.join(plotluck.url, path.slice(-4), "Rae")).game.players;
		expect(Object.values(names).map(({ name }) => name)).toContain("Jona");
		expect(player.complaints).toEqual([]);
	});

	test("does not slide in, also when the server has made pages before", async () => {
		const path = await invitation();
		for (const _ of [1, 2]) {
			const { player, page, open } = await early({}, { reducedMotion: "no-preference" });
			await open(path);
			const main = page.locator("main");
			expect(await main.evaluate((one) => getComputedStyle(one).animationName)).toBe("none");
			expect(player.complaints).toEqual([]);
		}
	});

	test("keeps field, caret and focus when the app takes it over, and nothing moves", async () => {
		const { player, page, open, taken } = await early();
		await open(await invitation());
		await nameField(page).pressSequentially("Jona");
		await page.keyboard.press("ArrowLeft");
		await nameField(page).evaluate((field) => {
			window.node = field;
		});
		await taken();
		await page.keyboard.type("s");
		expect(await nameField(page).inputValue()).toBe("Jonsa");
		expect(await page.evaluate(() => document.activeElement === window.node)).toBe(true);
		// Only the fonts that replace their stand-ins move anything, by less than a pixel.
		expect(await page.evaluate(() => window.moved)).toBeLessThan(0.001);
		expect(player.complaints).toEqual([]);
	});

	test("loads its pictures behind its texts, without its scripts, and another one later", async () => {
		const { player, page, open, taken } = await early();
		await open(await invitation());
		await page.waitForFunction(() => {
			const pictures = [...document.querySelectorAll<HTMLImageElement>("#app img")];
			const painted = ({ loading, complete, naturalWidth }: HTMLImageElement) =>
				loading === "lazy" && complete && naturalWidth > 0;
			return pictures.length === 2 && pictures.every(painted);
		});
		await taken();
		await page.getByRole("button", { name: "Someone else" }).click();
		await page.waitForFunction(() =>
			[...document.querySelectorAll<HTMLImageElement>("#app img")].every(
				({ complete, naturalWidth }) => complete && naturalWidth > 0,
			),
		);
		expect(player.complaints).toEqual([]);
	});

	test("lets a keyboard finish what it composes", async (context) => {
		skipInFirefox(context, "a composing keyboard");
		const { player, page, open, taken } = await early();
		await open(await invitation());
		await nameField(page).focus();
		const keyboard = await composingKeyboard(page);
		await keyboard.compose("ゆ");
		await taken();
		await keyboard.compose("ゆき");
		await keyboard.commit("雪");
		await page.getByText("yes", { exact: true }).click();
		await sitDown(page).click();
		await player.sees("Waiting for Alma");
		expect(player.complaints).toEqual([]);
	});

	test("knows the name and age of this device before the app does", async () => {
		const known = { playerName: "Mika", playerSprite: "7", playerMature: "true" };
		const { player, page, open, taken } = await early(known);
		await open(await invitation());
		expect(await nameField(page).inputValue()).toBe("Mika");
		expect(await page.getByRole("radio", { name: "yes" }).isChecked()).toBe(true);
		await sitDown(page).click();
		await taken();
		await player.sees("Waiting for Alma");
		expect(player.complaints).toEqual([]);
	});

	test("is not shown to somebody with a seat, and leaves streamers’ codes out", async () => {
		const path = await invitation();
		const { page, open } = await early({ streamerMode: "true" });
		await open(path);
		await page.waitForFunction(() => document.getElementById("app")?.childElementCount === 0);
		expect(await page.locator("body").innerText()).not.toContain(path.slice(-4));
	});

	test("changes its language when one was chosen, and keeps what was entered", async () => {
		const { player, page, open, taken } = await early();
		await open(await invitation());
		await nameField(page).pressSequentially("Jonas");
		await page.getByRole("combobox", { name: "Language" }).selectOption("de");
		await taken();
		await page.locator("html[lang=de]").waitFor();
		await player.sees("am Tisch von Alma");
		expect(await page.getByRole("textbox", { name: "Dein Name" }).inputValue()).toBe("Jonas");
		expect(player.complaints).toEqual([]);
	});

	test("outlives an extension that has changed the page", async () => {
		const { player, page, open, taken } = await early();
		await open(await invitation());
		await nameField(page).pressSequentially("Jona");
		await page.evaluate(() => {
			document.body.prepend(document.createElement("div"));
			document.documentElement.setAttribute("data-extension", "");
			for (const field of document.querySelectorAll("input")) {
				field.setAttribute("data-filler", "");
				field.after(document.createElement("span"));
			}
		});
		await taken();
		await page.getByText("yes", { exact: true }).click();
		expect(await nameField(page).inputValue()).toBe("Jona");
		await sitDown(page).click();
		await player.sees("Waiting for Alma");
	});
});

describe("a room after a reload, before the app has started", () => {
	/** Sits down in a new room, and keeps the scripts of later documents until the test lets them in. */
	async function seated(settings = {}) {
		const { player, page, open, taken } = await early();
		const path = await invitation(settings);
		await open(path);
		await nameField(page).fill("Mika");
		await page.getByText("yes", { exact: true }).click();
		await taken();
		await sitDown(page).click();
		await player.sees("Waiting for Alma");
		// The module that keeps the picture loads after the room's page.
		const kept = await page.waitForFunction(() => {
			Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
			document.dispatchEvent(new Event("visibilitychange"));
			return sessionStorage.getItem("still");
		});
		// Pages of tests have none otherwise.
		await page.addInitScript(
			(text) => sessionStorage.setItem("still", `${text}`),
			await kept.jsonValue(),
		);
		const letStart = await holdScripts(page);
		return { player, page, path, letStart };
	}
	const still = (page: Page) => page.locator("#still");

	test("is shown as it was, out of reach, until the room answers", async () => {
		const { player, page, letStart } = await seated();
		await page.reload({ waitUntil: "commit" });
		await still(page).waitFor();
		expect(await still(page).innerText()).toContain("Waiting for Alma");
		expect(await still(page).innerText()).toContain("Loading");
		const pressed = await still(page).evaluate((cover) => {
			const { x, y, width, height } = (
				cover.querySelector("button") ?? cover
			).getBoundingClientRect();
			return document.elementFromPoint(x + width / 2, y + height / 2) === cover;
		});
		expect(pressed).toBe(true);
		await look(player, "still");
		letStart();
		await still(page).waitFor({ state: "detached" });
		await player.sees("Waiting for Alma");
		expect(await page.evaluate(() => sessionStorage.getItem("still"))).toBeNull();
		expect(player.complaints).toEqual([]);
	});

	test("is not shown in another room", async () => {
		const { page, path } = await seated();
		const other = await invitation();
		await page.evaluate(
			([from, to]) => {
				const [before = "", after = ""] = [from, to].map((way) => way?.slice(-4));
				const seat = localStorage.getItem(`seat:${before}`) ?? "";
				localStorage.setItem(`seat:${after}`, seat.replaceAll(before, after));
			},
			[path, other],
		);
		await page.goto(plotluck.url + other, { waitUntil: "commit" });
		await page.waitForFunction(() => document.getElementById("app")?.childElementCount === 0);
		// It is taken from there when it is painted, which waits for its styles.
		expect(await page.evaluate(() => sessionStorage.getItem("still"))).not.toBeNull();
		expect(await still(page).count()).toBe(0);
	});
});

describe("home before the app has started", () => {
	test.each([
		["a phone", PHONE],
		["a large window", { width: 1440, height: 900 }],
	])("does not move on %s, and takes over a code", async (_, viewport) => {
		const { player, page, open, taken } = await early({}, { viewport });
		const path = await invitation();
		await open("/");
		await page.getByRole("textbox", { name: "Got a code?" }).pressSequentially(path.slice(-4));
		await taken();
		await player.sees("Alma’s table");
		expect(new URL(page.url()).pathname).toBe(path);
		expect(player.complaints).toEqual([]);
	});

	test("opens what was pressed", async () => {
		const { player, page, open, taken } = await early();
		await open("/");
		await page.getByRole("button", { name: "Start a room" }).click();
		await taken();
		await page.waitForURL(/\/user\?then=/);
		expect(player.complaints).toEqual([]);
	});

	test.each([
		["a phone", PHONE],
		["a large window", { width: 1440, height: 900 }],
	])(
		"shows the line of the day on %s, asks for no other, and goes on from it",
		async (_, viewport) => {
			const { player, page, open, taken } = await early({}, { viewport });
			const calls: string[] = [];
			page.on("request", (request) => calls.push(new URL(request.url()).pathname));
			const { opening } = await (await fetch(`${plotluck.url}/api/v3/firstLine`)).json();
			await open("/");
			await player.sees(opening);
			await taken();
			await page.locator("[data-made]").waitFor({ state: "detached" });
			expect(await page.getByText(opening).isVisible()).toBe(true);
			// The fonts that replace their stand-ins, in two lines of a larger text.
			expect(await page.evaluate(() => window.moved)).toBeLessThan(0.001);
			await page.getByRole("button", { name: "Keep going" }).click();
			await page.waitForURL(/\/game\//);
			expect(calls.filter((call) => call === "/api/v3/firstLine")).toEqual([]);
			expect(player.complaints).toEqual([]);
		},
	);

	test("answers a press on the line when its code has come, later than the app", async () => {
		const { player, page, open, taken } = await early();
		const letPart = await holdScripts(page, /\/assets\/first-line-[^/]*\.js/);
		await open("/");
		const goOn = page.getByRole("button", { name: "Keep going" });
		await goOn.click();
		await taken();
		await page.locator("[data-made] [data-heard]").waitFor();
		letPart();
		await page.waitForURL(/\/game\//);
		expect(player.complaints).toEqual([]);
	});

	test("does not show the line to a device that has written today", async () => {
		const today = new Date().toISOString().slice(0, 10);
		const { player, page, open, taken } = await early({
			firstLines: JSON.stringify({ [today]: null }),
		});
		await open("/");
		const goOn = page.getByText("Keep going");
		await goOn.waitFor({ state: "attached" });
		expect(await goOn.isVisible()).toBe(false);
		await taken();
		await player.sees("Written today.");
		expect(player.complaints).toEqual([]);
	});

	test("does not show the line of another day, as in a document that was kept", async () => {
		const { player, page, open, taken } = await early();
		await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000);
		await open("/");
		const goOn = page.getByText("Keep going");
		await goOn.waitFor({ state: "attached" });
		expect(await goOn.isVisible()).toBe(false);
		const asked = page.waitForRequest(/\/firstLine$/);
		await taken();
		await asked;
		await goOn.waitFor();
		expect(player.complaints).toEqual([]);
	});

	test("shows a known player nothing of a stranger’s page", async () => {
		const known = { playerName: "Mika", playerSprite: "7", playerMature: "true" };
		const { player, page, open, taken } = await early(known);
		await open("/");
		const guest = page.getByText("Guest", { exact: true });
		await guest.waitFor({ state: "attached" });
		expect(await guest.isVisible()).toBe(false);
		await taken();
		await page.getByRole("button", { name: "Mika" }).waitFor();
		expect(player.complaints).toEqual([]);
	});
});

test("a field for a code outside of home is taken over, and strangers introduce themselves first", async () => {
	const known = { playerName: "Mika", playerSprite: "7", playerMature: "true" };
	const path = await invitation();
	const { player, page, open, taken } = await early(known);
	await open("/play/join");
	await page.getByRole("textbox", { name: "Room code" }).fill(path.slice(-4));
	await page.getByRole("button", { name: "Join" }).click();
	await taken();
	await player.sees("Waiting for Alma");
	const stranger = await early();
	await stranger.open("/play/join");
	await stranger.page.waitForFunction(
		() => document.getElementById("app")?.childElementCount === 0,
	);
	stranger.letStart();
	await stranger.page.waitForURL(/\/user\?then=/);
	expect([...player.complaints, ...stranger.player.complaints]).toEqual([]);
});

test.for([
	["/", "Got a code?"],
	["/play/join", "Room code"],
] as const)(
	"the field for a code at %s is taken over while a keyboard composes",
	async ([path, name], context) => {
		skipInFirefox(context, "a composing keyboard");
		const known = { playerName: "Mika", playerSprite: "7", playerMature: "true" };
		const { player, page, open, taken } = await early(known);
		await open(path);
		const field = page.getByRole("textbox", { name });
		await field.focus();
		const keyboard = await composingKeyboard(page);
		await keyboard.compose("ｗ");
		await taken();
		for (const text of ["ｗｘ", "ｗｘｙ"]) await keyboard.compose(text);
		expect(await field.inputValue()).toBe("ｗｘｙ");
		await keyboard.commit("ｗｘｙ");
		expect((await field.inputValue()).toUpperCase()).toBe("WXY");
		expect(player.complaints).toEqual([]);
	},
);

test.for([
	[{}, "DUZ"],
	[{ streamerMode: "true" }, "***"],
] as const)(
	"home shows a code that is typed before the scripts have come, with %j",
	async ([kept, shown]) => {
		const { player, page, open, taken } = await early(kept);
		await open("/");
		const field = page.getByRole("textbox", { name: "Got a code?" });
		await field.focus();
		await page.keyboard.type("duz");
		expect(await seenCode(field)).toBe(shown);
		await taken();
		await expect.poll(() => seenCode(field)).toBe(shown);
		await page.keyboard.press("Backspace");
		expect(await seenCode(field)).toBe(shown.slice(0, 2));
		await field.fill("");
		expect(await seenCode(field)).toBe("");
		expect(player.complaints).toEqual([]);
	},
);

test("nothing is lost while the app waits for the part that has the page", async (context) => {
	skipInFirefox(context, "a composing keyboard");
	const known = { playerName: "Mika", playerSprite: "7", playerMature: "true" };
	const path = await invitation();
	const { player, page, open, letStart } = await early(known);
	const letPage = await holdScripts(page, /\/assets\/join-[^/]*\.js/);
	letStart();
	await open("/play/join");
	await page.waitForFunction(() => {
		const app = document.getElementById("app") ?? {};
		return Object.keys(app).some((key) => key.startsWith("__reactContainer"));
	});
	const field = page.getByRole("textbox", { name: "Room code" });
	await field.focus();
	const keyboard = await composingKeyboard(page);
	await keyboard.compose("ｗ");
	const join = page.getByRole("button", { name: "Join" });
	await join.dispatchEvent("click");
	expect(await join.getAttribute("data-heard")).not.toBeNull();
	letPage();
	await page.locator(APP).waitFor({ state: "attached" });
	await keyboard.compose("ｗｘ");
	expect(await field.inputValue()).toBe("ｗｘ");
	await keyboard.commit(path.slice(-4));
	await join.click();
	await player.sees("Waiting for Alma");
	expect(player.complaints).toEqual([]);
});

test.each(LANGUAGE_TAGS)("the pages that strangers meet first come in %s", async (language) => {
	const words = await playerWords(language);
	const path = await invitation();
	for (const page of ["/", "/howtoplay", "/about", "/play/join", "/play/create", path]) {
		// A busy server sends a document without markup after half a second.
		await expect
			.poll(
				async () => {
					const headers = { "accept-language": language };
					return (await fetch(plotluck.url + page, { headers })).text();
				},
				{ message: page, timeout: 30_000 },
			)
			.toMatch(
				new RegExp(`<html lang="${language}"[^]*<div id="app" data-prerendered="\\w*"><\\w+`),
			);
	}
	expect(words).toBeDefined();
});

test("a page says that it needs scripts, and shows nothing else without them", async () => {
	const { page, open } = await early({}, { javaScriptEnabled: false });
	await open("/");
	expect(await page.locator("body").innerText()).toMatch(/needs JavaScript/);
	expect(await page.getByText("Got a code?").isVisible()).toBe(false);
});
