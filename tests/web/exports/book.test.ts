import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { EpubCheck } from "@likecoin/epubcheck-ts";
import fc from "fast-check";
import Zip from "jszip";
import { beforeAll, describe, expect, it } from "vitest";
import type { Game, WireStory } from "#game/wire/state.ts";
import { epubOf } from "../../../web/exports/book/epub.ts";
import type { BookFont } from "../../../web/exports/book/fonts.ts";
import { escapedMarkup, paragraphs } from "../../../web/exports/book/markup.ts";
import { printOf } from "../../../web/exports/book/print.ts";
import type { Pictures } from "../../../web/exports/pictures.ts";
import { printedFor } from "../../../web/exports/printed.ts";
import { byId, character, game, person, player, story, submission } from "../room/wire.ts";

const PNG =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const PICTURES: Pictures = {
	faces: new Map(Array.from({ length: 40 }, (_, sprite) => [sprite, PNG])),
	rosettes: new Map([-1, 0, 1, 2, 3, 4].map((rule) => [rule, PNG])),
	reactions: new Map(Array.from({ length: 7 }, (_, index) => [index, PNG])),
	drawings: new Map([[1, PNG]]),
};
const FONT: BookFont = {
	...{ family: "Lilita One", weight: "400", file: "lilita-one.woff2" },
	content: new Uint8Array(
		readFileSync(
			createRequire(import.meta.url).resolve(
				"@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2",
			),
		),
	),
};

/** Texts that have broken files before. */
const AWKWARD = [
	'Tom & Jerry <script>alert("1")</script> ]]> &amp; &nbsp; &#0;',
	"👩‍🚀🏳️‍🌈 مرحبا بالعالم \u202Eabc שלום",
	"bell\u0007 nul\u0000 half\uD83D other\uDE00 \uFFFE\uFFFF \u0085 \u2028 line",
	"'single' \"double\" --> <!-- <![CDATA[ %PDF $x $& $1",
	"first\r\nsecond\rthird\n\n\n\nfourth\twith  spaces",
	"…",
];
const EVENING = {
	...{ date: new Date(2025, 10, 4, 21, 5), table: null, site: "plotluck.example" },
	words: await printedFor(game()),
	earlier: [true, false].map((whole) => ({
		...{ title: AWKWARD[0] ?? "", whole },
		parts: AWKWARD.map((content, sprite) => ({
			index: sprite,
			writer: content,
			sprite,
			content,
			censored: sprite === 1,
		})),
	})),
};
const LONG = `It rained all night. ${"The potato said nothing, loudly. ".repeat(430)}The end.`;
const LINE = "The potato said nothing, loudly.";

const reactions = { 0: 2, 3: 1400, 6: 1, 99: 5 };

/** A story whose parts have these texts. */
function storyOf(index: number, texts: string[], meta: Partial<WireStory["meta"]> = {}): WireStory {
	const parts = texts.map((content, i) => {
		const writer = ((index + i) % 20) + 1;
		const id = index * 100 + i;
		return submission({
			...{ id, index: i, player_id: writer, player: `Writer ${writer}`, content },
			meta: { reactions },
		});
	});
	return story({
		id: index + 1,
		captain: { id: 1, name: "Tom & <Jerry>", meta: { sprite_id: 3 } },
		characters: byId(character(1, AWKWARD[index] ?? "Boo")),
		submissions: byId(...parts),
		meta: { index, title: `Story ${index}`, reactions, ...meta },
	});
}

const part = (of: WireStory, index: number) => {
	const found = Object.values(of.submissions)[index];
	if (!found) throw new Error(`no part ${index}`);
	return found;
};

/** A whole evening of twenty writers with every awkward text in every place. */
function awkwardEvening(): Game {
	const players = Array.from({ length: 20 }, (_, i) => {
		const meta = { ...player().meta, sprite_id: i + 1 };
		return person(i + 1, { name: AWKWARD[i] ?? `Writer ${i + 1}`, meta });
	});
	const stories = [
		storyOf(0, AWKWARD, { title: AWKWARD[0] ?? null, awards: ["Best <b> & title"] }),
		storyOf(1, [LONG, "", "  \n "], { best_line: LINE, awards: ["Nobody knows this one"] }),
		storyOf(2, ["secret <words>", "flagged words stay"], { title: null }),
		...AWKWARD.map((title, i) => storyOf(3 + i, [title], { title, best_line: title })),
	];
	const removed = part(stories[2] as WireStory, 0);
	removed.meta.censored = true;
	const flagged = part(stories[2] as WireStory, 1);
	flagged.meta.flagged = [3];
	(stories[2] as WireStory).meta.line = { text: "flagged words", submission: 201, writer: 2 };
	return game({
		room_code: "BWUR",
		continues: {
			...{ story_id: 1, title: AWKWARD[0] ?? "", mature: false },
			...{ characters: AWKWARD, content: AWKWARD[2] ?? "" },
		},
		players: byId(...players),
		stories: byId(...stories),
		awards: {
			1: { id: 1, meta: { name: "Best <b> & title", subtitle: '"airport" & co', rule: 1 } },
			2: { id: 2, meta: { name: "Best ending", subtitle: "nobody", rule: 3 } },
		},
		superlatives: Object.fromEntries(players.map(({ id }) => [id, { kind: "laughs", count: id }])),
		game_stats: {
			meta: { total_words: 4700, most_loved: AWKWARD[0] ?? "" },
			audience_stats: { audience_count: 2, audience_reacts: 9 },
		},
	});
}

const bytesOf = async (of: Game): Promise<Uint8Array> =>
	new Uint8Array(await (await epubOf(of, EVENING, PICTURES, [FONT], PNG)).arrayBuffer());

/** Returns the checker's complaints about a file. */
async function faultsOf(file: Uint8Array): Promise<string[]> {
	const { messages } = await EpubCheck.validate(file);
	return messages
		.filter(({ severity }) => severity !== "usage" && severity !== "info")
		.map(({ id, message, location }) => `${id} ${location?.path}:${location?.line} ${message}`);
}

describe("the book for e-readers", () => {
	let file: Uint8Array;
	let zip: Zip;
	const read = (name: string) => zip.file(`EPUB/${name}`)?.async("string");

	beforeAll(async () => {
		file = await bytesOf(awkwardEvening());
		zip = await Zip.loadAsync(file);
	});

	it("is valid with awkward texts in every place", async () => {
		expect(await faultsOf(file)).toEqual([]);
	});

	it("is refused by the checker once a page is broken or missing", async () => {
		const broken = await Zip.loadAsync(file);
		broken.file("EPUB/casts.xhtml", "<html>&</html>");
		broken.remove("EPUB/colophon.xhtml");
		const faults = (await faultsOf(await broken.generateAsync({ type: "uint8array" }))).join();
		expect(faults).toContain("casts.xhtml");
		expect(faults).toContain("colophon.xhtml");
	});

	it("begins with its type, uncompressed, where readers look for it", () => {
		const start = Buffer.from(file.subarray(0, 58)).toString("latin1");
		expect(start.slice(30)).toBe("mimetypeapplication/epub+zip");
		expect(Buffer.from(file).readUInt16LE(8)).toBe(0);
	});

	it("is valid for a game with nothing in it but an unfinished story", async () => {
		expect(await faultsOf(await bytesOf(game({ stories: { 1: story() } })))).toEqual([]);
	});

	it("has every page in the table of contents", async () => {
		const nav = await read("nav.xhtml");
		const pages = Object.keys(zip.files).filter(
			(name) => name.endsWith(".xhtml") && !name.endsWith("nav.xhtml"),
		);
		expect(pages).toHaveLength(9 + 7 + 2);
		for (const page of pages) expect(nav).toContain(`href="${page.slice("EPUB/".length)}"`);
		expect(nav).toContain("Untitled third fanfic");
	});

	it("marks the line in the part where it was written, once", async () => {
		const text = await read("story-2.xhtml");
		expect(text?.match(/<mark>/g)).toHaveLength(1);
		expect(text).toContain(`<mark>${LINE}</mark>`);
		expect(text).toContain("The end.");
		expect(text).toContain("(left blank)");
	});

	it("neither shows a removed part nor quotes a flagged one", async () => {
		const text = await read("story-3.xhtml");
		expect(text).toContain("TEXT REMOVED");
		expect(text).not.toContain("secret");
		expect(text).toContain("flagged words stay");
		expect(text).not.toContain("<mark>");
		expect(await read("quotes.xhtml")).not.toContain("flagged words");
	});

	it("shows a drawn cover with its story, and the name of its captain", async () => {
		const [drawn, plain] = [await read("story-1.xhtml"), await read("story-2.xhtml")];
		expect(drawn).toContain(
			'<img class="drawing" src="images/drawing-1.png" alt="A cover drawn by Tom &amp; &lt;Jerry&gt;"/>',
		);
		expect(zip.file("EPUB/images/drawing-1.png")).not.toBeNull();
		expect(plain).not.toContain("drawing");
		const print = await (await printOf(awkwardEvening(), EVENING, PICTURES, [FONT])).text();
		expect(print).toContain('aria-label="A cover drawn by Tom &amp; &lt;Jerry&gt;"');
		expect(print.match(/<symbol id="drawing-1"/g)).toHaveLength(1);
	});

	it("has the story of the night on its cover, with its line and its writers, on paper", async () => {
		const winner = storyOf(1, ["“Again?” Yes."], { points: 900, best_line: "“Again?”" });
		const evening = { ...awkwardEvening(), stories: { 1: storyOf(0, ["It rained."]), 2: winner } };
		const epub = await Zip.loadAsync(await bytesOf(evening));
		const print = await (await printOf(evening, EVENING, PICTURES, [FONT])).text();
		const covers = [
			await epub.file("EPUB/cover.xhtml")?.async("string"),
			/<section class="page" id="cover">.*?<.section>/s.exec(print)?.[0],
		];
		for (const cover of covers) {
			expect(cover).toContain("The story of the night");
			expect(cover).toContain("Story 1");
			expect(cover).toContain(">“Again?”<");
			expect(cover).not.toContain("Story 0");
		}
		expect(covers[0]).toMatch(/class="heads"><img class="face" src="images\/face-2.png"/);
		for (const style of [await epub.file("EPUB/book.css")?.async("string"), print])
			expect(style).toContain("background-color: #fbf4e3");
	});

	it("is named by the group's table or its writers, with the day, and has the winner's drawing on its cover", async () => {
		const won = storyOf(0, ["It rained."], { points: 900 });
		const evening = game({
			players: byId(person(2, { name: "Boo" }), person(1, { name: "Mika" })),
			stories: byId(won, storyOf(1, ["It did not."])),
			awards: awkwardEvening().awards,
		});
		const epub = await Zip.loadAsync(await bytesOf(evening));
		const cover = await epub.file("EPUB/cover.xhtml")?.async("string");
		expect(cover).toContain(
			'<h1 dir="auto">Mika and Boo</h1>\n<p class="date">4 November 2025</p>',
		);
		expect(cover).toContain('src="images/drawing-1.png"');
		expect(await epub.file("EPUB/package.opf")?.async("string")).toContain(
			"<dc:title>Mika and Boo, 4 November 2025</dc:title>",
		);
		const table = { ...EVENING, table: "The <Fridays>" };
		const print = await (await printOf(evening, table, PICTURES, [FONT])).text();
		expect(print).toContain("<title>The &lt;Fridays&gt;, 4 November 2025</title>");
	});

	it("shows an award without a winner", async () => {
		const awards = await read("awards.xhtml");
		expect(awards?.match(/No one could decide/g)).toHaveLength(1);
		expect(awards).toContain("Best &lt;b&gt; &amp; title");
	});
});

describe("the book to print", () => {
	const html = async () => (await printOf(awkwardEvening(), EVENING, PICTURES, [FONT])).text();

	it("needs nothing from elsewhere and runs nothing", async () => {
		const text = await html();
		const addresses = [...text.matchAll(/(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)].map(
			([, attribute, style]) => attribute ?? style ?? "",
		);
		expect(addresses.length).toBeGreaterThan(50);
		expect(addresses.filter((address) => !/^(#|data:)/.test(address))).toEqual([]);
		expect(text).not.toMatch(/<script/i);
		expect(text).toContain("default-src 'none'");
	});

	it("leads only to places that it has, each with a different name", async () => {
		const text = await html();
		const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const [, id] of text.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(id);
	});

	it("has the same face once, however often it is shown", async () => {
		const text = await html();
		expect(text.match(/<symbol id="face-3"/g)).toHaveLength(1);
		expect(text.match(/href="#face-3"/g)?.length).toBeGreaterThan(1);
	});
});

describe("the texts of players in the book", () => {
	/** The characters that XML 1.0 allows in a document. */
	const ALLOWED = /^[\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

	it("never break out of their place", () => {
		const texts = fc.oneof(
			fc.string(),
			fc.array(fc.integer({ min: 0, max: 0xffff })).map((all) => String.fromCharCode(...all)),
		);
		fc.assert(
			fc.property(texts, (text) => {
				expect(escapedMarkup(text)).toMatch(ALLOWED);
				expect(escapedMarkup(text).replace(/&(amp|lt|gt|quot|#39);/g, "")).not.toMatch(/[&<>"']/);
			}),
		);
	});

	it("keep their lines and paragraphs, and a line over two of them is marked twice", () => {
		expect(paragraphs("One.\n\nTwo\nthree. Four", "One. Two three.")).toBe(
			'<p dir="auto"><mark>One.</mark></p>\n<p dir="auto"><mark>Two</mark><br/><mark>three.</mark> Four</p>',
		);
	});
});
