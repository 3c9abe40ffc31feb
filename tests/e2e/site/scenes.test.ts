import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readingWords } from "#words/reading.ts";
import { GAME_SCENES } from "../../../web/scenes/game-scenes.ts";
import { WRITTEN } from "../../../web/scenes/texts.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { ABOVE_KEYBOARD, boxFaults, WINDOWS } from "../../players/browser/checks/boxes.ts";
import { undirectedTexts } from "../../players/browser/checks/direction-checks.ts";
import { faultsInEveryTheme } from "../../players/browser/every-theme.ts";
import { resize } from "../../players/browser/resize.ts";
import { crowding, openScenes, servedScenes, show, WIDE } from "../../players/browser/scenes.ts";
import { DIST } from "../../support/dist.ts";

withPlotluck();

const SMALL = { width: 320, height: 568 };
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
/** The windows of televisions and laptops. */
const STAGES = [
	[1024, 768],
	[1280, 720],
	[1280, 800],
	[1440, 900],
	[1920, 1080],
] as const;

servedScenes();

const wear = (page: Page, theme: string) =>
	page.evaluate((name) => {
		document.documentElement.dataset.theme = name;
	}, theme);

/** Scenes whose boxes are not right yet. */
const ALLOWED: readonly string[] = [];

/** Two windows for each scene, others than for its neighbours, and all of them with FULL_SIZE. */
function windowsOf(scene: string, place: number) {
	const some = [0, 5].flatMap((step) => WINDOWS[(place + step) % WINDOWS.length] ?? []);
	const above = /^(write|paused)/.test(scene) ? ABOVE_KEYBOARD : [];
	return [...above, ...(process.env.FULL_SIZE ? WINDOWS : some)];
}

/** Returns a fault when a page of a room shows the copyright, which is for the pages around it. */
async function copyrightOn(page: Page): Promise<string[]> {
	const lines = page.getByText("©").filter({ visible: true });
	return (await lines.count()) > 0 ? ["shows the copyright"] : [];
}

test("every screen is accessible, readable in all themes, and fits its windows", {
	timeout: process.env.FULL_SIZE ? 1_800_000 : 600_000,
}, async () => {
	const faults: string[] = [];
	// Two pages, one for each core.
	const pages = await Promise.all([openScenes(faults), openScenes(faults)]);
	const scenes = (await pages[0]?.locator("[data-scenes] a").allTextContents()) ?? [];
	expect(scenes.length).toBeGreaterThan(60);
	await Promise.all(
		pages.map(async (page) => {
			for (let scene = scenes.pop(); scene !== undefined; scene = scenes.pop()) {
				await show(page, scene);
				const found = [
					...(ALLOWED.includes(scene)
						? []
						: await boxFaults(page, windowsOf(scene, scenes.length))),
					...(await page.evaluate(undirectedTexts, WRITTEN)),
					...(scene in GAME_SCENES ? await copyrightOn(page) : []),
					...(await faultsInEveryTheme(page)),
				];
				faults.push(...found.map((fault) => `${scene}: ${fault}`));
			}
		}),
	);
	expect(faults).toEqual([]);
});

test("screens keep their measures: two pages, 70 to 30, a low footer, a large title", {
	timeout: 180_000,
}, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	const box = async (selector: string) => {
		const found = await page.locator(selector).first().boundingBox();
		if (!found) throw new Error(`${selector} is not on the screen`);
		return found;
	};
	// The layout's width, because a page slides in.
	const width = () =>
		page
			.locator("[data-page]")
			.first()
			.evaluate((one) => one.clientWidth);
	await show(page, "lobby-host");
	// The screens of a room load when the first of them is shown.
	await expect.poll(width).toBeGreaterThan(0);
	const book = await width();
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
	await page.getByText(/^Congratulations/).waitFor();
	await show(page, "reveal-winner-audience");
	await page.getByRole("heading", { name: "The story of the night" }).waitFor();
	expect(await page.getByText(/Congratulations/).count()).toBe(0);
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("nothing on the big screen lies on anything else, and no sofa has to scroll", {
	timeout: 300_000,
}, async () => {
	const faults: string[] = [];
	const page = await openScenes(faults);
	const all = await page.locator("[data-scenes] a").allTextContents();
	const scenes = all.filter((name) => name.startsWith("tv-") && !/overlay|winner/.test(name));
	expect(scenes.length).toBeGreaterThan(12);
	for (const scene of scenes) {
		await show(page, scene);
		for (const [width, height] of STAGES) {
			await resize(page, { width, height });
			const found = await crowding(page);
			faults.push(...found.map((fault) => `${scene} at ${width}x${height}: ${fault}`));
		}
	}
	expect(faults).toEqual([]);
	await page.context().close();
});

test("the lobby on a big screen can be read from the far wall", { timeout: 180_000 }, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	for (const [width, height] of STAGES) {
		await page.setViewportSize({ width, height });
		/** A length of the stage, whose height is 1080 (web/pages/tv/tv.module.css). */
		const unit = Math.min(width / 1920, height / 1080);
		for (const [scene, least] of [
			["tv-lobby", 200],
			["tv-lobby-many", 130],
		] as const) {
			await show(page, scene);
			await page.locator("main svg[role=img]").waitFor();
			const found = await page.locator("main").evaluate((main) => {
				const heightOf = (thing: Element | null | undefined) =>
					thing?.getBoundingClientRect().height ?? 0;
				const letters = main.querySelector("[data-letter]")?.parentElement;
				const address = letters?.previousElementSibling;
				return {
					code: heightOf(letters?.parentElement),
					qr: heightOf(main.querySelector("svg[role=img]")?.parentElement),
					address: address ? Number.parseFloat(getComputedStyle(address).fontSize) : 0,
					faces: [...main.querySelectorAll("[data-face]")].map(heightOf),
				};
			});
			const where = `${scene} at ${width}x${height}`;
			// A window that is less wide has no room beside the letters.
			const half = (width / height < 1.5 ? 0.47 : 0.49) * height;
			expect(found.code, where).toBeGreaterThan(half);
			expect(found.qr, where).toBeGreaterThan(half);
			expect(found.address, where).toBeGreaterThanOrEqual(60 * unit);
			expect(Math.min(...found.faces), where).toBeGreaterThanOrEqual(least * unit);
		}
	}
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("the podium rises by rank, the crown is on the winner's head, and the desk hangs from its crown", {
	timeout: 300_000,
}, async () => {
	const faults: string[] = [];
	const page = await openScenes(faults);
	const boxOf = (selector: string, nth = 0) => page.locator(selector).nth(nth).boundingBox();
	for (const scene of ["reveal-winner", "tv-winner"]) {
		await show(page, scene);
		await page.locator("ol[aria-hidden] strong").first().waitFor();
		for (const [width, height] of STAGES) {
			await resize(page, { width, height });
			// Stories that tie leave a place empty.
			const places = await page.locator("ol[aria-hidden] strong").evaluateAll((numbers) =>
				numbers.map((number) => ({
					place: number.textContent,
					top: number.parentElement?.getBoundingClientRect().top ?? 0,
				})),
			);
			const byHeight = places.sort((a, b) => a.top - b.top).map(({ place }) => place);
			expect(byHeight.length).toBeGreaterThan(1);
			expect(byHeight, `${scene} at ${width}x${height}`).toEqual([...byHeight].sort());
			const winner = page.locator("ol[aria-hidden] li:nth-child(2)");
			// In one look, because letters that arrive late move all three.
			const [crown, face, name] = await winner.evaluate((li) =>
				["svg", "img", "b"].map((part) => {
					const { top = 0, bottom = 0 } = li.querySelector(part)?.getBoundingClientRect() ?? {};
					return { top, bottom, middle: (top + bottom) / 2 };
				}),
			);
			if (!crown || !face || !name) throw new Error("nobody has won");
			expect(crown.bottom).toBeGreaterThan(face.top);
			expect(crown.bottom).toBeLessThan(face.middle);
			expect(name.top).toBeLessThan(crown.top);
		}
	}
	await page.setViewportSize(WIDE);
	await show(page, "host-desk");
	for (const [width, height] of STAGES) {
		await page.setViewportSize({ width, height });
		await page.keyboard.press("Escape");
		const button = page.getByRole("button", { name: "Host's desk" });
		await button.click();
		const [desk, crown] = [await boxOf("dialog[open]"), await button.boundingBox()];
		if (!desk || !crown) throw new Error("there is no desk");
		expect(desk.y).toBeGreaterThan(crown.y + crown.height);
		expect(desk.x).toBeGreaterThan(0);
		expect(desk.x).toBeLessThan(crown.x);
		expect(desk.x + desk.width).toBeLessThan(width);
		expect(desk.x + desk.width).toBeGreaterThan(crown.x);
		expect(desk.y + desk.height).toBeLessThan(height);
	}
	expect(faults).toEqual([]);
	await page.context().close();
});

test("a writer sees the own part at once where no screen shows it, and else when they ask", async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	const { showText, hideText } = readingWords.together;
	const button = (name: string) => page.getByRole("button", { name, exact: true });
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
	expect(complaints).toEqual([]);
	await page.context().close();
});

/** Draws a story of the open scene in a room's language. Returns the length and hash of the picture. */
const drawnIn = (page: Page, language: string): Promise<string> =>
	// A string, because the test runner rewrites imports in functions.
	page.evaluate(`(async () => {
		const { storyPictures } = await import("/exports/archives.ts");
		const { store } = await import("/store.ts");
		const game = JSON.parse(JSON.stringify(store.room.game));
		game.extra.language = ${JSON.stringify(language)};
		const story = Object.values(game.stories)[0];
		if (game.extra.language === "ja") {
			story.meta.title = "深夜のカレーと三人目の「先生」";
			const part = Object.values(story.submissions)[0];
			part.content = "ベルが鳴った。「だれ？」とMikaが言った。".repeat(12);
			story.meta.line = { text: "ベルが鳴った。", submission: part.id, writer: null };
			Object.values(story.submissions)[1].content = "";
		}
		const { files } = await storyPictures(story, game, new Date(0));
		const bytes = new Uint8Array(await files[0].content.arrayBuffer());
		const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
		return bytes.length + " " + sum.join();
	})()`);

test("the picture of a story is the same in every theme", { timeout: 180_000 }, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	await show(page, "results-guest");
	const drawn: string[] = [];
	for (const theme of ["classic", "neon", "blue", "winter"]) {
		await wear(page, theme);
		drawn.push(await drawnIn(page, "en"));
	}
	expect(new Set(drawn).size, drawn.join("\n")).toBe(1);
	expect(Number.parseInt(drawn[0] ?? "", 10)).toBeGreaterThan(20_000);
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("the picture of a story is in its room's language, whatever the page's", {
	timeout: 180_000,
}, async () => {
	const complaints: string[] = [];
	const drawn: Record<string, Set<string>> = { en: new Set(), ja: new Set() };
	for (const language of ["en", "de", "ja"]) {
		const page = await openScenes(complaints, language);
		await show(page, "results-guest");
		for (const [room, pictures] of Object.entries(drawn)) pictures.add(await drawnIn(page, room));
		await page.context().close();
	}
	expect(Object.values(drawn).map(({ size }) => size)).toEqual([1, 1]);
	expect(drawn.ja).not.toEqual(drawn.en);
	expect(complaints).toEqual([]);
});

test("a supporter's theme is there at the first paint, and the build has no scenes", async () => {
	const web = join(DIST, "web");
	const assets = readdirSync(join(web, "assets")).filter((file) => file.endsWith(".js"));
	expect(assets.length).toBeGreaterThan(20);
	for (const file of assets)
		expect(readFileSync(join(web, "assets", file), "utf8")).not.toContain("dev/scenes");
	const context = await browser.newContext({ viewport: SMALL });
	await context.addInitScript(() => {
		localStorage.playerTheme = "3";
		localStorage.playerName = "Mika";
		localStorage.playerMature = "true";
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
