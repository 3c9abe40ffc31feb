import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillPages, type Paper } from "../../../web/exports/card-pages.ts";
import { lastBreak, unbrokenIn } from "../../../web/exports/line-breaks.ts";

describe("a text without spaces", () => {
	it("is cut behind a sentence, else behind a clause, else between two letters", () => {
		const text = "雨が降った。そして、また雨が降った";
		expect(text.slice(0, lastBreak(text, 15))).toBe("雨が降った。");
		const clause = "そして、また雨が降った";
		expect(clause.slice(0, lastBreak(clause, 8))).toBe("そして、");
		const plain = "また雨が降りました";
		expect(plain.slice(0, lastBreak(plain, 5))).toBe("また雨が降");
	});

	it("keeps closing marks, small kana and what opens a quotation in their places", () => {
		const cut = (text: string, end: number) => text.slice(0, lastBreak(text, end));
		expect(cut("「また雨」と言う", 4)).toBe("「また");
		expect(cut("犬が「雨」と言う", 3)).toBe("犬が");
		expect(cut("犬が走った", 3)).toBe("犬が");
		expect(cut("コーヒーの話", 1)).toBe("コ");
		expect(cut("「雨だ。」と犬が言う", 8)).toBe("「雨だ。」");
	});

	it("ends no page far too early for a sentence", () => {
		const text = `雨。${"あ".repeat(200)}`;
		expect(lastBreak(text, 150)).toBe(150);
	});

	it("is cut at spaces where it has them, and never within a letter", () => {
		expect(lastBreak("one two three", 9)).toBe(7);
		expect("👩‍🚀👩‍🚀".slice(0, lastBreak("👩‍🚀👩‍🚀", 7))).toBe("👩‍🚀");
		expect("がが".normalize("NFD").slice(0, lastBreak("がが".normalize("NFD"), 3))).toBe(
			"が".normalize("NFD"),
		);
		expect(lastBreak("donaudampfschiff", 5)).toBe(5);
	});

	it("begins no page with a mark that closes, whatever is written", () => {
		const paper: Paper = { roomOn: () => 24, heightOf: ({ text }) => text.length };
		const unit = fc.constantFrom("雨", "が", "っ", "ー", "。", "、", "」", "「", "a", " ");
		fc.assert(
			fc.property(fc.string({ unit, minLength: 1, maxLength: 200 }), (text) => {
				const pages = fillPages([text.trim() || "雨"], paper).flat();
				const bare = (all: string) => all.replace(/\s/g, "");
				expect(bare(pages.map((piece) => piece.text).join(""))).toBe(bare(text) || "雨");
				for (const [i, piece] of pages.entries()) {
					// A row of such marks alone is longer than a page.
					const before = pages[i - 1]?.text.slice(1);
					if (before !== undefined && /[雨が][雨が]/.test(before))
						expect(piece.text).not.toMatch(/^[っー。、」]/);
				}
			}),
		);
	});
});

it("the cover breaks Japanese between letters, and Latin words nowhere", () => {
	expect(unbrokenIn("「また雨だ」")).toEqual(["「ま", "た", "雨", "だ」"]);
	expect(unbrokenIn("Plotluckで走った。")).toEqual(["Plotluck", "で", "走っ", "た。"]);
	expect(unbrokenIn("don’t")).toEqual(["don’t"]);
	expect(unbrokenIn("")).toEqual([]);
});
