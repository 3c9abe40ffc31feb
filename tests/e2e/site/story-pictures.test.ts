import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { openScenes, servedScenes, show } from "../../players/browser/scenes.ts";

withPlotluck();
servedScenes();

const wear = (page: Page, theme: string) =>
	page.evaluate((name) => {
		document.documentElement.dataset.theme = name;
	}, theme);

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
