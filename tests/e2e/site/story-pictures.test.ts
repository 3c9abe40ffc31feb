import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { openScenes, servedScenes, show } from "../../players/browser/scenes/scenes.ts";

withPlotluck();
servedScenes();

const wear = (page: Page, theme: string) =>
	page.evaluate((name) => {
		document.documentElement.dataset.theme = name;
	}, theme);

/** Draws a story of the open scene in a room's language. Returns the length and hash of the picture. */
const drawnIn = (page: Page, language: string): Promise<string> =>
	page.evaluate(`(async () => {
		const { storyPictures, store } = await drawnStories();
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
		const { files } = await storyPictures(story, game, new Date(0), "example.org");
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

test("the picture of a story is in the language of its room, not of the page", {
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

/** Texts whose marks, brackets and numbers stand where only the whole line tells. */
const TURNED = {
	title: "قصة (1) عن الليل",
	name: "דנה (א)",
	line: "זה סוף (באמת)!",
	parts: [
		'قال: "مرحبا!" ثم (ضحك) 3 مرات. \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 [حسنا]؟',
		"שנית! זה סוף (באמת)! 12:30, 50%.\nשָׁלוֹם <עולם>",
		'He said "שלום (עולם), [א]!" and left (twice).',
		'הוא אמר "Hello (world) v3.14!" והלך {פעמיים}.',
	],
};

interface Compared {
	/** Dark pixels of one picture far from each dark pixel of the other, at twice the page's size. */
	strays: number;
	dark: number;
	/** The colours of the first and the last pixel of the picture. */
	corners: [first: string, last: string];
	/** The alignment of the title and the parts. */
	directions: string[];
}

/** Draws a picture of the open scene's story and compares it with what the page shows. */
async function comparedTo(page: Page, shape: "card" | "teaser"): Promise<Compared> {
	await page.evaluate(`(async () => {
		const texts = ${JSON.stringify(TURNED)};
		const { store, openStage, picturesOf, printedFor, Card, Teaser } = await drawnStories();
		const game = JSON.parse(JSON.stringify(store.room.game));
		const story = Object.values(game.stories)[0];
		story.meta.title = texts.title;
		story.captain.name = texts.name;
		game.first_line = { opening: texts.parts[2], date: "2026-11-28" };
		for (const character of Object.values(story.characters)) character.name = texts.name;
		const parts = Object.values(story.submissions).sort((a, b) => a.index - b.index);
		for (const part of parts) {
			part.content = texts.parts.join("\\n\\n");
			part.meta.censored = false;
			part.player = texts.name;
		}
		story.meta.line = { text: texts.line, submission: parts[0].id, writer: texts.name };
		const words = await printedFor(game);
		const pictures = await picturesOf(game, [story]);
		const stage = openStage(${shape === "card" ? 720 : 540}, words.language);
		if (${shape === "card"}) {
			const pieces = parts.map((part, i) => ({ part: i, text: part.content, continued: false }));
			stage.show(Card({ game, story, pictures, words, pieces, date: new Date(0), site: "example.org", page: 0, pages: 1 }));
		} else {
			const { faces } = pictures;
			stage.show(Teaser({ game, story, faces, words, site: "example.org", fits: {} }));
		}
		await document.fonts.ready;
		window.drawn = await createImageBitmap(await stage.draw());
		Object.assign(stage.element.style, { left: "0", zIndex: "2147483647" });
		stage.element.id = "drawn-stage";
	})()`);
	const { width, height } = (await page.locator("#drawn-stage").boundingBox()) ?? {};
	const browser = await page.context().newCDPSession(page);
	const { data } = await browser.send("Page.captureScreenshot", {
		clip: { x: 0, y: 0, width: width ?? 0, height: height ?? 0, scale: 2 },
		captureBeyondViewport: true,
	});
	return page.evaluate(async (shot) => {
		const { drawn } = window as unknown as { drawn: ImageBitmap };
		const shown = await createImageBitmap(
			await (await fetch(`data:image/png;base64,${shot}`)).blob(),
		);
		const [width, height] = [drawn.width, drawn.height];
		const pixelsOf = (picture: ImageBitmap) => {
			const pen = new OffscreenCanvas(width, height).getContext("2d");
			pen?.drawImage(picture, 0, 0);
			return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
		};
		const darkOf = (pixels: Uint8ClampedArray) =>
			Array.from({ length: width * height }, (_, i) => (pixels[4 * i] ?? 0) < 90);
		const pixels = pixelsOf(drawn);
		const [one, other] = [darkOf(pixels), darkOf(pixelsOf(shown))];
		const FAR = 4;
		const isNear = (dark: boolean[], x: number, y: number) => {
			for (let dy = -FAR; dy <= FAR; dy++)
				for (let dx = -FAR; dx <= FAR; dx++) if (dark[(y + dy) * width + x + dx]) return true;
			return false;
		};
		const straysIn = (from: boolean[], to: boolean[]) =>
			from.filter((dark, i) => dark && !isNear(to, i % width, Math.floor(i / width))).length;
		const stage = document.querySelector("#drawn-stage");
		const directions = [...(stage?.querySelectorAll("[dir=auto]") ?? [])].map(
			(text) => getComputedStyle(text).direction,
		);
		stage?.remove();
		return {
			strays: straysIn(one, other) + straysIn(other, one),
			dark: one.filter(Boolean).length,
			corners: [pixels.slice(0, 4).join(), pixels.slice(-4).join()],
			directions,
		};
	}, data);
}

test.each(["card", "teaser"] as const)(
	"a picture (%s) has texts from right to left as the page does",
	{ timeout: 180_000 },
	async (shape) => {
		const complaints: string[] = [];
		const page = await openScenes(complaints);
		await show(page, "results-guest");
		const compared = await comparedTo(page, shape);
		expect(compared.directions).toContain("rtl");
		expect(compared.dark).toBeGreaterThan(20_000);
		expect(compared.strays).toBeLessThan(100);
		const [first, last] = compared.corners;
		expect(last).toBe(first);
		expect(complaints).toEqual([]);
		await page.context().close();
	},
);

/** Shows the square and the upright picture of a long title. Returns what is wrong with their texts. */
const faultsOfTexts = (page: Page): Promise<string[]> =>
	page.evaluate(`(async () => {
		const { store, openStage, showFitting, picturesOf, printedFor, Poster, Teaser } =
			await drawnStories();
		const game = JSON.parse(JSON.stringify(store.room.game));
		const story = Object.values(game.stories)[0];
		const [part] = Object.values(story.submissions);
		story.meta.title = "Der Kriminalkommissar und die Butterbrotdose";
		story.meta.line = { text: "Word for word, it went on. ".repeat(4), submission: part.id, writer: null };
		const words = await printedFor(game);
		const { faces, drawings } = await picturesOf(game, [story]);
		const common = { game, story, faces, words, site: "example.org" };
		const drawing = drawings.get(story.id);
		const shapes = {
			square: (fits) => Teaser({ ...common, fits, drawing }),
			upright: (fits) => Poster({ ...common, fits, cover: drawing !== undefined, layer: "ground" }),
		};
		const faults = [];
		for (const [shape, picture] of Object.entries(shapes)) {
			const stage = openStage(540, words.language);
			await showFitting(stage, picture);
			for (const box of stage.element.querySelectorAll("[data-fits]"))
				if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
					faults.push(shape + " cuts its " + box.dataset.fits);
			const title = stage.element.querySelector("[data-fits=title]");
			const nodes = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
			while (nodes.nextNode())
				for (const { 0: word, index } of nodes.currentNode.data.matchAll(/\\S+/g)) {
					const range = new Range();
					range.setStart(nodes.currentNode, index);
					range.setEnd(nodes.currentNode, index + word.length);
					if (range.getClientRects().length !== 1) faults.push(shape + " breaks " + word);
				}
			if (!stage.element.innerText.includes("example.org")) faults.push(shape + " has no address");
			stage.close();
		}
		return faults;
	})()`);

test.each(["results-covers", "results-guest"])(
	"the texts of square and upright pictures are whole, and so are their words (%s)",
	async (scene) => {
		const complaints: string[] = [];
		const page = await openScenes(complaints);
		await show(page, scene);
		expect(await faultsOfTexts(page)).toEqual([]);
		expect(complaints).toEqual([]);
		await page.context().close();
	},
);
