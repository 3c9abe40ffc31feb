import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { siteWords } from "#words/site/site.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { SCENES } from "../../players/browser/scenes/scene-server.ts";
import { openScenes, servedScenes, show } from "../../players/browser/scenes/scenes.ts";

withPlotluck();
servedScenes();

/** Scenes with optional parts, and the modules of these. */
const PARTS = {
	"results-guest": "screens/results/keep-table.tsx",
	"lobby-host": "parts/code/qr-code.tsx",
	"intro-sequel": "screens/sequel/parts.ts",
	"cover-pad": "screens/cover/title-cover.tsx",
	"so-far": "screens/so-far/so-far.tsx",
};

test("a screen stays when its optional parts do not load", async () => {
	const page = await openScenes([]);
	onTestFinished(() => page.context().close());
	const built = JSON.parse(await readFile(join(SCENES, ".vite", "manifest.json"), "utf8"));
	const missed = new Set<string>();
	for (const part of Object.values(PARTS))
		await page.route(`**/${built[part].file}`, (route) => {
			missed.add(part);
			return route.abort();
		});
	for (const [scene, part] of Object.entries(PARTS)) {
		await show(page, scene);
		await expect.poll(() => [...missed], { message: scene }).toContain(part);
		const broken = page.getByRole("heading", { name: siteWords.errorPage.heading });
		expect(await broken.count(), scene).toBe(0);
	}
});

test("a part that did not load appears when the network is back", async () => {
	const context = await browser.newContext();
	onTestFinished(() => context.close());
	const page = await context.newPage();
	let refused = 0;
	await page.route("**/assets/player-card-*.js", (route) => {
		refused += 1;
		return route.abort();
	});
	await page.goto(plotluck.url);
	const card = page.getByRole("region", { name: siteWords.card.label });
	await expect.poll(() => refused).toBeGreaterThan(0);
	await page.getByRole("button", { name: siteWords.home.start }).waitFor();
	expect(await card.count()).toBe(0);
	await page.unroute("**/assets/player-card-*.js");
	await context.setOffline(true);
	await context.setOffline(false);
	await card.waitFor({ state: "attached" });
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
	await player.sees("I'm ready");
});
