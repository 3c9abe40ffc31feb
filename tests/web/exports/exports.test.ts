import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paragraphs } from "../../../web/exports/book/markup.ts";
import { fillPages, type Paper } from "../../../web/exports/card-pages.ts";
import {
	bookName,
	eachOnce,
	pictureNames,
	posterName,
	storyName,
	teaserName,
	zipName,
} from "../../../web/exports/file-names.ts";
import { printedFor } from "../../../web/exports/printed.ts";
import { storyText } from "../../../web/exports/story-text.ts";
import { partContent } from "../../../web/game/part-content.ts";
import { splitAtLine, storyLine } from "../../../web/game/story-line.ts";
import { byId, character, game, story, submission } from "../room/wire.ts";

const DAY = new Date(2025, 10, 4, 21, 5);
const WORDS = await printedFor(game());

describe("downloaded file names", () => {
	it.each([
		["the product, the title and the date", "Potato, P.I.", "Plotluck_Potato, P.I._11_4_2025"],
		[
			"an underscore for every character that some file system refuses",
			'who/what\\why: "<when>" | *where*?',
			"Plotluck_who_what_why_ __when__ _ _where___11_4_2025",
		],
		["one for control characters too", "one\u0007two", "Plotluck_one_two_11_4_2025"],
		[
			"letters of every script",
			"Die Mühle & 長い話 👩‍🚀",
			"Plotluck_Die Mühle & 長い話 👩‍🚀_11_4_2025",
		],
	])("have %s", (_what, title, name) => {
		expect(storyName(title, DAY)).toBe(name);
	});

	it("fit a file system with the longest title", () => {
		expect(Buffer.byteLength(`${storyName("長".repeat(60), DAY)} (16)_90.png`)).toBeLessThan(255);
	});

	it.each([
		["a square picture", teaserName("Boo", DAY), "Plotluck_Boo_2025-11-04_square.png"],
		[
			"an archive of pictures",
			zipName("WXYZ", "pictures", DAY),
			"Plotluck_WXYZ_pictures_11_4_2025.zip",
		],
		["an archive of texts", zipName("WXYZ", "texts", DAY), "Plotluck_WXYZ_texts_11_4_2025.zip"],
		["a book", bookName("WXYZ", "epub", DAY), "Plotluck_WXYZ_book_2025-11-04.epub"],
		[
			"the picture of a winner",
			posterName("A", DAY, "image/png"),
			"Plotluck_A_2025-11-04_story.png",
		],
		["the film of a winner", posterName("A", DAY, "video/mp4"), "Plotluck_A_2025-11-04_story.mp4"],
		["a picture", pictureNames("A", 1).join(), "A.png"],
		["several pictures", pictureNames("A", 3).join(), "A_1.png,A_2.png,A_3.png"],
		[
			"stories that share a title",
			eachOnce(["Cat", "cat", "Dog", "Cat", "Cat (2)"]).join(),
			"Cat,cat (2),Dog,Cat (3),Cat (2) (2)",
		],
	])("tell apart %s", (_what, name, expected) => {
		expect(name).toBe(expected);
	});
});

describe("a story as text", () => {
	const parts = [
		submission({ id: 1, index: 0, player: "Mika", content: "  It rained.\n\nAnd rained.  " }),
		submission({ id: 2, index: 1, player: "Boooo", content: " \n" }),
		submission({ id: 3, index: 2, player: "Tanger", meta: { censored: true } }),
		submission({ id: 4, index: 3, player_id: null, player: null, content: "The end." }),
	];
	const told = story({
		characters: byId(character(8, "Gandalf"), character(9, "Miss Piggy")),
		submissions: byId(...parts.toReversed()),
		captain: { id: 1, name: "Mika", meta: { sprite_id: 2 } },
		meta: { title: "Rain", awards: ["Best title"] },
	});

	it("has title, cast, writers and every part in order", () => {
		expect(storyText(game(), told, DAY, WORDS)).toBe(`Rain
====

With Gandalf and Miss Piggy
Started by Mika
ALL AGES
Best title


Part one: Mika
--------------

It rained.

And rained.


Part two: Boooo
---------------

(left blank)


Part three: Tanger
------------------

TEXT REMOVED


Part four: someone
------------------

The end.


Written with Plotluck on 4 November 2025
`);
	});

	it("has the stories that it continues before its own parts", () => {
		const part = (content: string, index: number) => ({
			...{ index, writer: "Mika", sprite: 2 },
			...{ content, censored: false },
		});
		const whole = { title: "Sun", parts: ["It shone.", ""].map(part), whole: true };
		const end = {
			title: "Snow",
			parts: [{ ...part(" It snowed. ", 0), writer: null }],
			whole: false,
		};
		const text = storyText(game(), told, DAY, WORDS, [end, whole]);
		expect(text.slice(text.indexOf("Snow"), text.indexOf("It rained."))).toBe(`Snow
====


Only the ending is still here.


It snowed.


Sun
===


Part one: Mika
--------------

It shone.


Part two: Mika
--------------

(left blank)


What happens next
=================


Part one: Mika
--------------

`);
	});

	it("says who drew its cover", () => {
		const drawn = { ...told, meta: { ...told.meta, cover: "ink 14 1,1" } };
		expect(storyText(game(), drawn, DAY, WORDS)).toContain("Mika\nA cover drawn by Mika\nALL AGES");
		const hidden = storyText(game(), { ...drawn, captain: null }, DAY, WORDS);
		expect(hidden).toContain("Piggy\nA cover\nALL AGES");
	});

	it("names a story without a title", () => {
		expect(storyText(game(), story(), DAY, WORDS)).toMatch(/^Untitled first fanfic\n={21}\n/);
	});
});

describe("the pages of a picture", () => {
	/** A letter is 1 high, a piece 2 more, and the cover on the first page 10. */
	const paper = (height: number): Paper => ({
		roomOn: (page) => (page === 0 ? height - 10 : height),
		heightOf: ({ text }) => text.length + 2,
	});

	it("hold as many whole parts as fit", () => {
		const texts = ["a".repeat(18), "b".repeat(18), "c".repeat(38), "d".repeat(48)];
		expect(fillPages(texts, paper(50)).map((page) => page.map(({ part }) => part))).toEqual([
			[0, 1],
			[2],
			[3],
		]);
	});

	it("cut a part that no page can hold between words, and say where it goes on", () => {
		const [first, second, third] = fillPages(["one two three four five six seven"], paper(24));
		expect(first).toEqual([{ part: 0, text: "one two", continued: false, unfinished: true }]);
		expect(second).toEqual([
			{ part: 0, text: "three four five six", continued: true, unfinished: true },
		]);
		expect(third).toEqual([{ part: 0, text: "seven", continued: true }]);
	});

	it("never tear a letter of two halves", () => {
		for (const { text } of fillPages(["🚀".repeat(40)], paper(15)).flat())
			expect(text).not.toMatch(/\p{Cs}/u);
	});

	it("lose no word and never overfill, whatever is written", () => {
		const anyText = fc
			.string({ unit: fc.constantFrom("a", "ö", "🚀", " ", "\n"), maxLength: 200 })
			.map((text) => text.trim() || "x");
		fc.assert(
			fc.property(
				fc.array(anyText, { minLength: 1, maxLength: 6 }),
				fc.integer({ min: 16, max: 90 }),
				(texts, height) => {
					const pages = fillPages(texts, paper(height));
					const bare = (text: string) => text.replace(/\s/g, "");
					for (const [part, text] of texts.entries()) {
						const pieces = pages.flat().filter((piece) => piece.part === part);
						expect(pieces.map((piece) => bare(piece.text)).join("")).toBe(bare(text));
					}
					for (const [number, page] of pages.entries()) {
						expect(page.length).toBeGreaterThan(0);
						const used = page.reduce((sum, piece) => sum + paper(height).heightOf(piece), 0);
						expect(used).toBeLessThanOrEqual(paper(height).roomOn(number));
					}
				},
			),
		);
	});
});

describe("the line that exports mark", () => {
	const parts = {
		11: submission({ id: 11, content: "It  was\n\ndark. It was late." }),
		12: submission({ id: 12, index: 1, player: "Boo", content: "It was late. (So) late." }),
	};
	const withLine = (meta: Partial<ReturnType<typeof story>["meta"]>) =>
		story({ submissions: parts, meta });

	it("is found although its white space differs or it is shortened", () => {
		expect(splitAtLine(parts[11].content, "It was dark.")).toEqual([
			"",
			"It  was\n\ndark.",
			" It was late.",
		]);
		expect(splitAtLine(parts[12].content, "(So)…")).toEqual(["It was late. ", "(So)", " late."]);
		expect(splitAtLine(parts[12].content, "elsewhere")).toEqual([parts[12].content, "", ""]);
	});

	it("is the most marked one with its writer, else the best one with the part that has it", () => {
		const best_line = "It was dark.";
		const of = (meta: Parameters<typeof withLine>[0]) => storyLine(game(), withLine(meta));
		expect(of({ best_line })).toEqual({ text: best_line, part: parts[11], writer: "Mika" });
		const text = "It was late.";
		const line = { text, submission: 12, writer: null };
		expect(of({ best_line, line })).toEqual({ text, part: parts[12], writer: "Boo" });
		expect(of({})).toBeNull();
	});
});

describe.each(["\u000B", "\f", "\u0000", "\u0085", "\u001F"])(
	"a control character (%j)",
	(sign) => {
		it("separates words in every export", () => {
			const { text } = partContent(`With${sign}control\tand\nlines`, false, WORDS.story);
			expect(text).toBe("With control\tand\nlines");
			expect(paragraphs(text, null)).toContain("With control");
		});
	},
);
