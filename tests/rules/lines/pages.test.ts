import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { pagesOf } from "#game/lines/pages.ts";
import { sentencesOf } from "#game/lines/sentences.ts";
import { countWords } from "#game/lines/words-count.ts";
import { scripts } from "./scripts.ts";

/** Texts of words, ends of sentences and white space of every kind. */
const texts = fc
	.array(
		fc.oneof(
			{ weight: 4, arbitrary: fc.constantFrom("word", "Zoë", "王", "😀", "x".repeat(20)) },
			fc.constantFrom(" ", "\n", "\t", ". ", "! ", "?\n", "…", "” ", "\u00a0", "\r\n"),
			fc.string({ unit: "grapheme" }),
		),
		{ maxLength: 400 },
	)
	.map((pieces) => pieces.join(pieces.length % 2 === 0 ? " " : ""));

const textOf = (page: readonly { text: string }[]) => page.map(({ text }) => text).join("");

test("the pages of any text join to it, have at most 75 words, and name the sentences", () => {
	fc.assert(
		fc.property(fc.oneof(texts, scripts), (text) => {
			const pages = pagesOf(text);
			expect(pages.map(textOf).join("")).toBe(text);
			for (const page of pages) expect(countWords(textOf(page))).toBeLessThanOrEqual(75);
			const bySentence = new Map<number, string>();
			for (const { index, text: piece } of pages.flat())
				bySentence.set(index, (bySentence.get(index) ?? "") + piece);
			expect([...bySentence.values()]).toEqual([...sentencesOf(text)]);
		}),
	);
});

test("a page ends with a sentence where one fits, and a longer sentence is cut between words", () => {
	const sentence = (words: number) => `${"Word ".repeat(words - 1)}end. `;
	const counts = (text: string) => pagesOf(text).map((page) => countWords(textOf(page)));
	expect(counts(sentence(75))).toEqual([75]);
	expect(counts(sentence(40) + sentence(30) + sentence(20))).toEqual([70, 20]);
	expect(counts(sentence(10) + sentence(160))).toEqual([10, 75, 75, 10]);
	expect(counts("")).toEqual([0]);
});

test("no part has more pages or sentences than the host and readers can name", () => {
	const { contentLength, pages, sentences } = LIMITS;
	const full = (text: string) => text.repeat(contentLength / text.length);
	expect(pagesOf(full("a ")).length).toBeLessThanOrEqual(pages);
	expect(pagesOf(full(`a. ${"b ".repeat(74)}`)).length).toBeLessThanOrEqual(pages);
	for (const text of [full("a\n"), full("?a"), full("。"), full("a。")])
		expect(sentencesOf(text).length).toBeLessThanOrEqual(sentences);
});

test("a sentence without spaces is cut at a pause if one is near, else between letters", () => {
	const ends = (text: string) => pagesOf(text).map((page) => textOf(page).slice(-4));
	const clause = "彼女は古い図書館の奥で誰も開いたことのない本を見つけ、";
	expect(new Set(ends(clause.repeat(20)))).toEqual(new Set(["見つけ、"]));
	const lengths = (text: string) => pagesOf(text).map((page) => [...textOf(page)].length);
	expect(lengths("あ".repeat(400))).toEqual([150, 150, 100]);
	expect(lengths("𠮷".repeat(400))).toEqual([150, 150, 100]);
	// A small kana, a closing quote and a name stay with what is before them.
	expect(ends(`${"あ".repeat(150)}っ${"あ".repeat(20)}`)[0]).toBe("ああああ");
	expect(lengths(`${"あ".repeat(150)}っ${"あ".repeat(20)}`)).toEqual([149, 22]);
	expect(lengths(`${"あ".repeat(150)}」${"あ".repeat(20)}`)).toEqual([151, 20]);
	expect(lengths(`${"あ".repeat(149)}Plotluckの国`)).toEqual([149, 10]);
});

test("Japanese sentences fill pages of about the size of Latin ones", () => {
	const sentence = "彼女は古い図書館の奥で、誰も開いたことのない本を見つけた。";
	const sizes = pagesOf(sentence.repeat(20)).map((page) => textOf(page).length);
	expect(sizes).toEqual([145, 145, 145, 145]);
});

test("no page begins within a character, or with a mark that closes", () => {
	const characters = new Intl.Segmenter("en", { granularity: "grapheme" });
	fc.assert(
		fc.property(scripts, (text) => {
			const starts = new Set([...characters.segment(text)].map(({ index }) => index));
			let at = 0;
			for (const page of pagesOf(text).slice(0, -1)) {
				at += textOf(page).length;
				expect(starts).toContain(at);
				if (!/\s$/.test(text.slice(0, at))) expect(text.slice(at)).not.toMatch(/^[」』”、。，]/);
			}
		}),
	);
});

test("the rest of a text with more pages than the host can turn to is on the last one", () => {
	const text = `${"猫a".repeat(19)}。`.repeat(LIMITS.contentLength / 39);
	const pages = pagesOf(text);
	expect(pages.length).toBe(LIMITS.pages);
	expect(pages.map(textOf).join("")).toBe(text);
});
