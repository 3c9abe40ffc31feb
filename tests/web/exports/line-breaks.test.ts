import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedLines } from "#game/lines/fitted-lines.ts";
import { fillPages, type Paper } from "../../../web/exports/card-pages.ts";

/** Pages for a number of characters. */
const paper = (length: number): Paper => ({
	roomOn: () => length,
	heightOf: ({ text }) => text.length,
});
const pagesOf = (text: string, length: number): string[] =>
	fillPages([text], paper(length))
		.flat()
		.map((piece) => piece.text);

describe("a page of a text without spaces", () => {
	it("ends behind a sentence or a clause, else between two letters", () => {
		expect(pagesOf("雨が降った。そして、また雨が降った。", 15)).toEqual([
			"雨が降った。そして、",
			"また雨が降った。",
		]);
		expect(pagesOf("また雨が降りました", 5)).toEqual(["また雨が降", "りました"]);
	});

	it("keeps closing marks, small kana and opening quotes in their places", () => {
		expect(pagesOf("また雨」と言う", 3)[0]).toBe("また");
		expect(pagesOf("犬が「雨」と言う", 3)[0]).toBe("犬が");
		expect(pagesOf("犬が走った", 3)[0]).toBe("犬が");
	});

	it("is not left half empty for a sentence", () => {
		expect(pagesOf(`雨。${"あ".repeat(200)}`, 150)[0]).toHaveLength(150);
	});

	it("loses nothing and begins with no mark that closes, whatever is written", () => {
		const unit = fc.constantFrom("雨", "が", "っ", "ー", "。", "、", "」", "「", "a", " ", "🚀");
		const bare = (text: string) => text.replace(/\s/g, "");
		fc.assert(
			fc.property(fc.string({ unit, maxLength: 200 }), (written) => {
				const text = written.trim() || "雨";
				const pages = pagesOf(text, 24);
				expect(bare(pages.join(""))).toBe(bare(text));
				for (const [i, page] of pages.entries()) {
					expect(page.length).toBeLessThanOrEqual(24);
					// A row of such marks alone is longer than a page.
					if (/[雨が][雨が]/.test(pages[i - 1]?.slice(1) ?? ""))
						expect(page).not.toMatch(/^[。、」]/);
				}
			}),
		);
	});
});

describe("the cover", () => {
	const lines = (text: string, length: number) =>
		fittedLines(text, (line) => line.length <= length);

	it("breaks Japanese between letters and Latin words nowhere", () => {
		expect(lines("深夜のカレーと三人目の「先生」", 8)).toEqual([
			"深夜のカレーと三",
			"人目の「先生」",
		]);
		expect(lines("雨が降った、また雨だ", 8)).toEqual(["雨が降った、", "また雨だ"]);
		expect(lines("one two donaudampfschiff three", 8)).toEqual([
			"one two",
			"donaudampfschiff",
			"three",
		]);
	});

	it("mixes both, and fills a begun line", () => {
		expect(lines("Potato 探偵のカレー", 10)).toEqual(["Potato 探偵の", "カレー"]);
		expect(lines("雨", 0)).toEqual(["雨"]);
		expect(lines("雨雨", 0)).toEqual(["雨", "雨"]);
		expect(lines("", 8)).toEqual([""]);
	});
});
