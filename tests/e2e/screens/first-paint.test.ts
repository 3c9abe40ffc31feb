import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { skipInFirefox } from "../../players/browser/engine.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { DIST } from "../../support/dist.ts";

withPlotluck();

/**
 * In px: one line. Without stand-ins buttons move by 23 and more. A text at the edge of its line
 * breaks elsewhere in other letters.
 */
const MOST_MOVED = 21;
const SMALL = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };
/** The letters, and the lines about the characters. */
const LATE = /\.woff2$|-avatar-lines-/;
/** What the device of a player keeps. */
const KNOWN = { playerName: "Mika", playerSprite: "7", playerMature: "true" };

/** Returns how far down each control of the first window is, in px, by its place and name. */
const controlsOf = (page: Page): Promise<Record<string, number>> =>
	page.locator("main :is(button, a, label, input)").evaluateAll((all) =>
		Object.fromEntries(
			all
				.map((control, n) => {
					const { y } = control.getBoundingClientRect();
					return [`${n} ${control.textContent}`, Math.round(y)] as const;
				})
				.filter(([, y]) => y < innerHeight),
		),
	);

/** Returns where the controls are once they have stayed there for some frames. */
async function restingControls(page: Page): Promise<Record<string, number>> {
	let [last, now] = ["", await controlsOf(page)];
	while (JSON.stringify(now) !== last) {
		last = JSON.stringify(now);
		await page.evaluate(async () => {
			for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
		});
		now = await controlsOf(page);
	}
	return now;
}

test.each([SMALL, PHONE])(
	"no control moves when fonts and texts load late, in a window of %o",
	async (size) => {
		const player = await BrowserPlayer.open(browser, "Mika", size);
		const { page } = player;
		const host = await WirePlayer.host(plotluck.url);
		const moved: string[] = [];
		for (const path of ["/", `/game/${host.seat.room_code}`, "/play/join", "/user"]) {
			const held: (() => void)[] = [];
			await page.route(LATE, (route) => held.push(() => void route.continue()));
			await page.goto(`${plotluck.url}${path}`, { waitUntil: "commit" });
			await page.getByRole("main").getByRole("button").first().waitFor();
			await expect.poll(() => held.length).toBeGreaterThan(1);
			const before = await restingControls(page);
			for (const letGo of held) letGo();
			await page.unrouteAll({ behavior: "wait" });
			await page.evaluate(() => document.fonts.ready.then(() => undefined));
			const after = await restingControls(page);
			for (const [name, y] of Object.entries(before))
				if (Math.abs((after[name] ?? y) - y) > MOST_MOVED)
					moved.push(`${path}: ${name} from ${y} to ${after[name]}`);
		}
		expect(moved).toEqual([]);
	},
);

test.each(LANGUAGE_TAGS)(
	"the fields of an invitation stay with each character on the smallest phone in %s, in both letters",
	async (locale) => {
		const host = await WirePlayer.host(plotluck.url);
		const places = new Set<number>();
		for (const letters of ["stand-ins", "fonts"]) {
			const { page } = await BrowserPlayer.open(browser, "Mika", SMALL, { locale });
			if (letters === "stand-ins") await page.route(/\.woff2$/, (route) => route.abort());
			await page.goto(`${plotluck.url}/game/${host.seat.room_code}`);
			await page.locator("#app:not([data-prerendered])").waitFor();
			await page.evaluate(() => document.fonts.ready.then(() => undefined));
			const other = page.locator("[data-own-sticker] + div button");
			const field = page.locator("[autocomplete=nickname]");
			const card = field.locator("xpath=ancestor::section");
			for (let press = 0; press < 24; press++) {
				const [top, y] = await Promise.all([card, field].map((box) => box.boundingBox()));
				places.add(Math.round((y?.y ?? 0) - (top?.y ?? 0)));
				await other.evaluate((button: HTMLButtonElement) => button.click());
			}
			await page.context().close();
		}
		expect([...places]).toHaveLength(1);
	},
);

test("a supporter's theme is there at the first paint, and the build has no scenes", async () => {
	const web = join(DIST, "web");
	const assets = readdirSync(join(web, "assets")).filter((file) => file.endsWith(".js"));
	expect(assets.length).toBeGreaterThan(20);
	for (const file of assets)
		expect(readFileSync(join(web, "assets", file), "utf8")).not.toContain("dev/scenes");
	const context = await browser.newContext({ viewport: SMALL });
	await context.addInitScript((kept) => Object.assign(localStorage, kept), {
		...KNOWN,
		playerTheme: "3",
	});
	const page = await context.newPage();
	// Without the app's own code only the first paint's script can set the theme.
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	await page.goto(`${plotluck.url}/dev/scenes`);
	expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
		"rgb(13, 10, 28)",
	);
	await page.unrouteAll();
	await page.reload();
	await page.getByRole("button", { name: "Mika, your card" }).waitFor();
	expect(new URL(page.url()).pathname).toBe("/");
	expect(await page.locator('meta[name="theme-color"]').first().getAttribute("content")).toBe(
		"#0d0a1c",
	);
	await context.close();
});

test("the device's dark mode is followed from the first paint on, until a theme is chosen", async (context) => {
	skipInFirefox(context, "dark mode");
	const player = await BrowserPlayer.open(browser, "Mika", SMALL);
	const { page } = player;
	await page.addInitScript((kept) => Object.assign(localStorage, kept), KNOWN);
	await page.goto(plotluck.url);
	const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
	await page.emulateMedia({ colorScheme: "dark" });
	await expect.poll(theme).toBe("noir");
	await page.emulateMedia({ colorScheme: "light" });
	await expect.poll(theme).toBe("classic");
	await page.emulateMedia({ colorScheme: "dark" });
	// Without its program the page still has the theme, because a small script sets it first.
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto(plotluck.url);
	expect(await theme()).toBe("noir");
	const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	expect(await background()).toBe("rgb(23, 22, 27)");
	await page.unroute("**/assets/*.js");
	await page.goto(`${plotluck.url}/user`);
	const themes = page.getByRole("group", { name: "Theme" });
	await themes.getByRole("radio", { name: "classic" }).check();
	await player.press("Save");
	await page.waitForURL(`${plotluck.url}/`);
	expect(await theme()).toBe("classic");
	await page.reload();
	expect(await theme()).toBe("classic");
	await page.goto(`${plotluck.url}/user`);
	await themes.getByRole("radio", { name: "same as device" }).check();
	await player.press("Save");
	await page.waitForURL(`${plotluck.url}/`);
	expect(await theme()).toBe("noir");
});
