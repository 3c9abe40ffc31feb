import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { pagesOf } from "#game/lines/pages.ts";
import { sentencesOf } from "#game/lines/sentences.ts";
import { countWords } from "#game/lines/words-count.ts";

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

test("the sentences of any text join to it, and each has something to see", () => {
	fc.assert(
		fc.property(texts, (text) => {
			expect(sentencesOf(text).join("")).toBe(text);
			if (text.trim() !== "")
				for (const sentence of sentencesOf(text)) expect(sentence.trim()).not.toBe("");
		}),
	);
	expect(sentencesOf("")).toEqual([]);
	expect(sentencesOf("\n One. \n\nTwo!")).toEqual(["\n One. \n\n", "Two!"]);
});

test("the pages of any text join to it, have at most 75 words, and name the sentences", () => {
	fc.assert(
		fc.property(texts, (text) => {
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
