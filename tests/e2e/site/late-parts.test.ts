import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { calendarWords } from "#words/game/calendar.ts";
import { createWords } from "#words/game/create.ts";
import { doodleWords } from "#words/game/doodle.ts";
import { tableWords } from "#words/game/table.ts";
import { invitationWords } from "#words/site/invitation.ts";
import { siteWords } from "#words/site/site.ts";
import { storyWords } from "#words/site/stories.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { allLoaded } from "../../players/browser/loading.ts";
import { SCENES } from "../../players/browser/scenes/scene-server.ts";
import { openScenes, servedScenes, show, WIDE } from "../../players/browser/scenes/scenes.ts";

withPlotluck();
servedScenes();

/** A scene, and a button of it that loads the code. */
interface Shown {
	scene: string;
	button?: string;
}

/** A scene that shows code which loads late. */
type Place = string | Shown;

/** Optional parts, by their modules. */
const PARTS: Record<string, Place> = {
	"doodle/doodle-pad.tsx": { scene: "write-done", button: doodleWords.open },
	"pages/game/room-rules.tsx": { scene: "lobby-host", button: tableWords.lobby.rules },
	"pages/first-line/first-line.tsx": "home",
	"pages/home/story.tsx": "home",
	"pages/home/small-print.tsx": { scene: "home", button: siteWords.home.smallPrint },
	"pages/house-rules/all-rules.tsx": { scene: "create-form", button: createWords.everything },
	"pages/invitation/look-dialog.tsx": { scene: "invitation", button: invitationWords.look },
	"pages/player-card/card-sheet.tsx": { scene: "home", button: "Boooo" },
	"parts/code/qr-code.tsx": "lobby-host",
	"parts/cover/cover-picture.tsx": "saved-story",
	"parts/typing/watch-cuts.ts": "profile",
	"recipe/share-recipe.tsx": "lobby-recipe",
	"screens/characters/idea.ts": "characters",
	"screens/characters/name-pot.tsx": "characters",
	"screens/story-pages/hung-cover.tsx": "story-view-cover",
	"screens/cover/title-cover.tsx": "cover-pad",
	"screens/first-line/parts.ts": "results-first-line",
	"screens/game-so-far/game-so-far.tsx": "so-far",
	"screens/game-so-far/recap.tsx": "story-list-slow",
	"screens/host/desk-sections.tsx": "host-desk",
	"screens/lobby/change-form.tsx": "lobby-change",
	"screens/results/keep-table.tsx": "results-guest",
	"screens/sequel/parts.ts": "intro-sequel",
	"screens/share/story-share.tsx": "results-cover",
	"screens/slow/part-days.tsx": "write-slow-done",
	"screens/slow/calendar-address.tsx": { scene: "write-slow-done", button: calendarWords.open },
	"screens/story-pages/story-stage.tsx": "together-guest",
	"screens/waiting/cupboard/clipping.tsx": "write-done",
};

/** Whole screens, which become the error page. */
const SCREENS: Record<string, Place> = {
	"pages/game/asked-again.tsx": "asked-again",
	"screens/lobby/lobby.tsx": "lobby-guest",
	"screens/reveal/curtain-call.tsx": "curtain-call",
	"screens/reveal/reveal.tsx": "reveal-title",
	"screens/reveal/show-stage.tsx": "tv-winner",
	"screens/tv-library/tv-library.tsx": "tv-library",
	"tv/foyer.tsx": "tv-lobby",
	"tv/guess-stage.tsx": "tv-guess",
	"tv/reading/reading.tsx": "tv-reading",
	"tv/writers/meanwhile.tsx": "tv-waiting",
};

/** Code that no scene can be without, and code of which no scene shows anything. */
const OTHERS = [
	...[
		"scenes/",
		"screens/in-play.ts",
		"screens/(read-vote|results|guess)/(read-vote|results|guess-authors).tsx",
	],
	// Whole pages (ways.test.ts).
	"pages/[a-z-]+/(admin|blog|bug-report|drawing|game|invitation|support-us|thank-you|zine).tsx",
	"(pages/unknown-page|tv/tv).tsx",
	// Parts of accounts, seats, adverts and messages to devices, which scenes have none of.
	...[
		"pages/player-card/account-lines.tsx",
		"pages/home/evenings/own-evenings.tsx",
		// Without words of an operator.
		"pages/home/notices.tsx",
		// Without an entry of this month, and without a second host.
		...["pages/blog/latest-entry.tsx", "screens/host/crown-sheet.tsx"],
		"pages/streams-and-adverts/",
		"messages/",
	],
	// Functions after a press or beside the page, which say when they fail or do without.
	...["account/", "device/sounds/", "exports/", "pages/first-line/start-first-line.ts"],
	"room/(cues|still).ts",
].map((start) => new RegExp(`^${start}`));

const errorPage = (page: Page) => page.getByRole("heading", { name: siteWords.errorPage.heading });

const built: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
	await readFile(join(SCENES, ".vite", "manifest.json"), "utf8"),
);

test("all code that loads late is known here", () => {
	const late = Object.keys(built).filter(
		(source) => built[source]?.isDynamicEntry && !source.startsWith("../"),
	);
	const known = Object.keys({ ...PARTS, ...SCREENS });
	const unknown = late.filter((one) => !OTHERS.some((other) => other.test(one)));
	expect(unknown.sort()).toEqual(known.sort());
});

/**
 * Opens the scene of a module in a document of its own, once without the module and then with it.
 * `check` looks at the page without it.
 */
async function withoutAndWith(
	page: Page,
	[module, place]: [string, Place],
	check: () => Promise<void>,
): Promise<void> {
	const { scene, button }: Shown = typeof place === "string" ? { scene: place } : place;
	await page.setViewportSize(WIDE);
	const address = `**/${built[module]?.file}`;
	let missed = 0;
	await page.route(address, (route) => {
		missed += 1;
		return route.abort();
	});
	await page.goto(new URL(`/dev/scenes?screen=${scene}`, page.url()).href);
	const press = async () => {
		if (button) await page.getByRole("button", { name: button }).first().click();
	};
	await press();
	await expect.poll(() => missed, { message: module }).toBeGreaterThan(0);
	await check();
	await page.unroute(address);
	const came = page.waitForResponse(address);
	// Without waiting for the scene, whose presses may need the code.
	void show(page, scene).catch(() => undefined);
	await press();
	expect((await came).ok(), module).toBe(true);
	await expect.poll(() => errorPage(page).count(), { message: module }).toBe(0);
}

test("a screen stays without each of its optional parts, and has it at the next visit", {
	timeout: 360_000,
}, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	onTestFinished(() => page.context().close());
	for (const part of Object.entries(PARTS))
		await withoutAndWith(page, part, async () => {
			await allLoaded(page);
			expect(await errorPage(page).count(), part[0]).toBe(0);
			expect(await page.locator("main").count(), part[0]).toBeGreaterThan(0);
		});
	expect(complaints).toEqual([]);
});

test("a whole screen becomes the error page without its code, and is there at the next visit", {
	timeout: 360_000,
}, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	onTestFinished(() => page.context().close());
	for (const screen of Object.entries(SCREENS))
		await withoutAndWith(page, screen, () => errorPage(page).waitFor());
	expect(complaints).toEqual([]);
});

test("a part that did not load appears when the network is back", async () => {
	const context = await browser.newContext();
	onTestFinished(() => context.close());
	const page = await context.newPage();
	let refused = 0;
	await page.route("**/assets/story-*.js", (route) => {
		refused += 1;
		return route.abort();
	});
	// React reports it when the page shows the hole.
	const failed = page.waitForEvent("console", (message) =>
		message.text().includes("dynamically imported module"),
	);
	await page.goto(plotluck.url);
	expect((await failed).type()).toBe("warning");
	const story = page.getByRole("region", { name: storyWords.heading });
	await expect.poll(() => refused).toBeGreaterThan(0);
	await page.getByRole("button", { name: siteWords.home.start }).waitFor();
	expect(await story.count()).toBe(0);
	await page.unroute("**/assets/story-*.js");
	await context.setOffline(true);
	await context.setOffline(false);
	await story.waitFor({ state: "attached" });
});

test("a screen whose code does not load becomes the error page, and a reload brings it", async () => {
	const player = await BrowserPlayer.open(browser, "Mika", { width: 390, height: 844 });
	onTestFinished(() => player.page.context().close());
	let asked = 0;
	await player.page.route("**/assets/in-play-*.js", (route) => {
		asked += 1;
		return route.abort();
	});
	await player.createRoom(plotluck.url, "solo", { write_duration: 0 });
	await player.press("Open the book");
	await player.sees(siteWords.errorPage.heading);
	const before = asked;
	await player.page.waitForTimeout(1000); // an endless loop asks hundreds of times a second
	expect(asked).toBe(before);
	await player.page.unroute("**/assets/in-play-*.js");
	await player.press(siteWords.errorPage.reload);
	await player.sees("I’m ready");
});
