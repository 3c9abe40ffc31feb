import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EpubCheck } from "@likecoin/epubcheck-ts";
import Zip from "jszip";
import { describe, expect, it } from "vitest";
import { LANGUAGE_TAGS, type Language } from "#game/settings/languages.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { root } from "../../../supervisor/paths.mjs";
import { projectFiles } from "../../../supervisor/testing/import-graph.mjs";
import { epubOf } from "../../../web/exports/book/epub.ts";
import { printOf } from "../../../web/exports/book/print.ts";
import type { Pictures } from "../../../web/exports/pictures.ts";
import { type Printed, printedFor } from "../../../web/exports/printed.ts";
import { storyText } from "../../../web/exports/story-text.ts";
import { pseudo } from "../../../words/pseudo.ts";
import { byId, character, game, person, story, submission } from "../room/wire.ts";

const DAY = new Date(2025, 10, 4, 21, 5);
const PNG =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const PICTURES: Pictures = {
	faces: new Map([[2, PNG]]),
	drawings: new Map(),
	rosettes: new Map([[1, PNG]]),
	reactions: new Map(Array.from({ length: 7 }, (_, index) => [index, PNG])),
};

const wordsIn = (language: Language): Promise<Printed> =>
	printedFor({ extra: { ...game().extra, language } });

/** A story without a title, with a part of each kind. */
function untitledStory(): WireStory {
	const parts = [
		submission({ id: 1, content: "雨。「また雨。」" }),
		submission({ id: 2, index: 1, player: "三毛" }),
		submission({ id: 3, index: 2, player_id: null, player: null, content: "終" }),
	].map((part) => ({ ...part, meta: { ...part.meta, reactions: { 3: 1400 } } }));
	const removed = submission({ id: 4, index: 3, player: "三毛", meta: { censored: true } });
	return story({
		characters: byId(character(8, "猫")),
		captain: { id: 1, name: "三毛", meta: { sprite_id: 2 } },
		settings: { mature: true },
		submissions: byId(...parts, removed),
		meta: { awards: ["Best title"], best_line: "雨。", reactions: { 0: 2, 6: 1 } },
	});
}

/** An evening with something on every page of the book. */
function evening(): Game {
	return game({
		players: byId(person(1, { name: "三毛" })),
		stories: byId(untitledStory()),
		awards: {
			1: { id: 1, meta: { name: "Best title", subtitle: "the book that you would buy", rule: 1 } },
			2: { id: 2, meta: { name: "Best ending", subtitle: "the last word", rule: 3 } },
		},
		superlatives: { 1: { kind: "laughs", count: 2 } },
		game_stats: {
			meta: { total_words: 4700, most_loved: "三毛", most_reactor: "三毛", most_reactor_count: 2 },
			audience_stats: { audience_count: 2, audience_reacts: 9 },
		},
	});
}

const extrasWith = (words: Printed) => ({ date: DAY, table: null, site: "12.34", words });
const epubWith = (words: Printed): Promise<Blob> =>
	epubOf(evening(), extrasWith(words), PICTURES, [], PNG);

/** Returns the files of a book by name. */
async function filesOf(words: Printed): Promise<Record<string, string>> {
	const { files } = await Zip.loadAsync(await (await epubWith(words)).arrayBuffer());
	const texts = Object.values(files).filter(({ name }) => /\.(xhtml|opf)$/.test(name));
	return Object.fromEntries(
		await Promise.all(texts.map(async (file) => [file.name, await file.async("string")])),
	);
}

/** Returns what a reader sees and hears of markup. */
const readIn = (markup: string): string =>
	markup
		.replace(/^.*?<title>/s, "")
		.replace(/<style>.*?<.style>/s, "")
		.replace(/(?:alt|aria-label)="([^"]*)"/g, (_, label) => `>${label}<`)
		.replace(/<[^>]*>/g, " ");

describe("a story of a room in another language than the page's", () => {
	it("is a German text in a German room", async () => {
		expect(
			storyText(game(), untitledStory(), DAY, await wordsIn("de")),
		).toBe(`Erste Fanfic ohne Titel
=======================

Mit 猫
Begonnen von 三毛
AB 18
Bester Titel


Teil eins: Mika
---------------

雨。「また雨。」


Teil zwei: 三毛
-------------

(leer geblieben)


Teil drei: irgendwer
--------------------

終


Teil vier: 三毛
-------------

TEXT ENTFERNT


Geschrieben mit Plotluck am 4. November 2025
`);
	});

	it("is a Japanese text in a Japanese room", async () => {
		const text = storyText(game(), untitledStory(), DAY, await wordsIn("ja"));
		expect(text).toMatch(/^無題（一作目）\n=+\n\n出演：猫\n言い出しっぺ：三毛\n18\+\n/);
		expect(text).toContain("パート3：だれか\n---");
		expect(text).toContain("（白紙のまま）");
		expect(text).toMatch(/Plotluckにて執筆、2025年11月4日\n$/);
	});

	it("is in English where the room names no language, or a newer one", async () => {
		// Older servers stored games without a language, and newer ones may know more.
		for (const extra of [{ num_audience: 0, num_screens: 0 }, { language: "nl" }])
			expect((await printedFor({ extra } as unknown as Game)).language).toBe("en");
	});

	it("has no word of the page in it, as text or book", async () => {
		const english = await wordsIn("en");
		const words: Printed = { ...pseudo(english), language: "en" };
		const print = await printOf(evening(), extrasWith(words), PICTURES, []).text();
		const book = Object.entries(await filesOf(words))
			.filter(([name]) => name.endsWith("xhtml"))
			.map(([, markup]) => readIn(markup));
		for (const text of [storyText(game(), untitledStory(), DAY, words), readIn(print), ...book]) {
			const plain = text.replaceAll(/Plotluck|BWUR|Mika|&\w+;/g, "").match(/[a-z]*[aeiou][a-z]*/gi);
			expect(plain ?? []).toEqual([]);
		}
	});
});

describe("a book", () => {
	it.each(LANGUAGE_TAGS)("is valid in %s and names the language", async (language) => {
		const words = await wordsIn(language);
		const book = new Uint8Array(await (await epubWith(words)).arrayBuffer());
		const { messages } = await EpubCheck.validate(book);
		expect(messages.filter(({ severity }) => /error|warning/.test(severity))).toEqual([]);
		const files = await filesOf(words);
		expect(files["EPUB/package.opf"]).toContain(`<dc:language>${language}</dc:language>`);
		expect(files["EPUB/package.opf"]).toContain(`xml:lang="${language}"`);
		for (const [name, markup] of Object.entries(files))
			if (name.endsWith(".xhtml"))
				expect(markup, name).toContain(`lang="${language}" xml:lang="${language}"`);
		const print = await printOf(evening(), extrasWith(words), PICTURES, []).text();
		expect(print).toContain(`<html lang="${language}">`);
	});

	it("is German or Japanese from cover to colophon", async () => {
		const german = await filesOf(await wordsIn("de"));
		expect(german["EPUB/package.opf"]).toContain("<dc:title>三毛, 4. November 2025</dc:title>");
		expect(german["EPUB/story-1.xhtml"]).toContain('<h1 dir="auto">Erste Fanfic ohne Titel</h1>');
		expect(german["EPUB/story-1.xhtml"]).toContain('alt="gefaltete Hände"/> 2<');
		expect(german["EPUB/people.xhtml"]).toContain("Lachmuskelkater");
		expect(german["EPUB/colophon.xhtml"]).toContain("4. November 2025");
		const japanese = await filesOf(await wordsIn("ja"));
		expect(japanese["EPUB/cover.xhtml"]).toContain("「雨。」");
		expect(japanese["EPUB/story-1.xhtml"]).toContain("<bdi>だれか</bdi>、パート3</h2>");
		expect(japanese["EPUB/numbers.xhtml"]).toContain("三毛（2）");
	});

	it("does not slant Japanese letters", async () => {
		const styleIn = async (language: Language) => {
			const print = printOf(evening(), extrasWith(await wordsIn(language)), PICTURES, []);
			return print.text();
		};
		const japanese = await styleIn("ja");
		expect(japanese).toContain(".part .blank { font-style: normal; }");
		expect(japanese).toContain('"Hiragino Mincho ProN"');
		expect(await styleIn("de")).toContain(".part .blank { font-style: italic; }");
	});
});

it("no module of exports imports the words of the page, except for its buttons", () => {
	const importing = projectFiles().filter(
		(file) =>
			file.startsWith("web/exports/") &&
			/from "#words\//.test(readFileSync(join(root, file), "utf8")),
	);
	expect(importing).toEqual(["web/exports/use-task.ts"]);
});
