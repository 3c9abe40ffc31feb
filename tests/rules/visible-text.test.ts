import { describe, expect, test } from "vitest";
import {
	isReordered,
	isVisible,
	leastLength,
	looksOf,
	signsIn,
	tidy,
} from "#game/names/visible-text.ts";

describe("a name is invisible", () => {
	test.each([
		["spaces", " \u00A0\u3000"],
		["a zero width space", "\u200B\u200B\u200B"],
		["a word joiner", "\u2060"],
		["soft hyphens", "\u00AD\u00AD"],
		["a Braille pattern without dots", "\u2800\u2800"],
		["Hangul fillers", "\u3164\u115F\u1160\uFFA0"],
		["variation selectors", "\uFE0F\u{E0100}"],
		["tags", "\u{E0041}\u{E0042}"],
		["combining marks", "\u0301\u0302\u034F"],
		["an object replacement", "\uFFFC"],
		["blank hieroglyphs and notes", "\u{13441}\u{1D159}"],
		["unassigned and private code points", "\u{10FFFF}\uE000"],
	])("if it is made of %s", (_what, name) => {
		expect(isVisible(name)).toBe(false);
		expect(isVisible(`${name}x`)).toBe(true);
	});

	test.each(["a", "7", "?", "€", "🦝", "ﷺ", "あ", "e\u0301", "1️⃣", "🏴‍☠️"])(
		"but a name of %s is visible",
		(name) => expect(isVisible(name)).toBe(true),
	);
});

describe("invisible characters are left out of a name", () => {
	test.each([
		["Bob\u200B", "Bob"],
		["B\u00ADo\u2060b", "Bob"],
		["Bo\u200Db", "Bob"],
		["Bob\uFE0F", "Bob"],
		["\u2800 Bob\u3164\u2800", "Bob"],
		["🦝\uFE0F", "🦝"],
		["خانه\u200C", "خانه"],
		["\u200B\u200B", ""],
		["\u00A0\uFEFF a \u2800 b\t\u2003", "a \u2800 b"],
		["\u2068Mika\u2069", "Mika"],
		["\u200F\u061CMika\u200E", "Mika"],
		["\u202AMika\u202C", "Mika"],
		["Mi\u200Eka", "Mika"],
		["\tJo\u000BAnn\u0000", "Jo Ann"],
		["Jo\r\n\u2028Ann\u0085", "Jo Ann"],
	])("%j is kept as %s", (name, kept) => expect(tidy(name)).toBe(kept));

	test.each([
		"👨‍👩‍👧",
		"❤️‍🔥",
		"🏳️‍🌈",
		"👁️‍🗨️",
		"👩🏽‍🚀",
		"1️⃣",
		"☺︎",
		"🏴󠁧󠁢󠁥󠁮󠁧󠁿",
		"می‌خواهم",
		"ه‍",
		"क्‍ष",
		"क्‌ष",
		"葛\u{E0100}",
	])("%s stays as it is", (name) => expect(tidy(name)).toBe(name));
});

test.each(["\u202Ealucard", "alu\u202Dcard\u202C", "a\u202Bb", "a \u202A b\u202C"])(
	"%j is shown in another order than it is written",
	(name) => expect(isReordered(name)).toBe(true),
);

test.each([
	...[
		"\u2068Mika\u2069",
		"\u202AMika\u202C",
		" \u202A Mika\u200E\u202C ",
		"مريم\u200F!",
		"می\u200Cخواهم",
	],
	...["\u202A\u202C", ""],
])("%j is shown as it is written", (name) => expect(isReordered(name)).toBe(false));

test.each([
	["👨‍👩‍👧‍👦", 1],
	["🏴󠁧󠁢󠁥󠁮󠁧󠁿👻", 2],
	["👩🏽‍🚀!", 2],
	["e\u0301a", 2],
	["क्षि", 1],
	["각", 1],
	["Bob", 3],
])("%s has %i signs", (name, signs) => expect(signsIn(name)).toBe(signs));

test.each([
	["Bob", "Воb"],
	["Bob", "Bob\uFE0F"],
	["ΑΝΝΑ", "ANNA"],
	["Jo  Ann", "Jo Ann"],
	["❤", "❤️"],
	["ガイ", "カ\u3099イ"],
	["ガイ", "ｶﾞｲ"],
])("%s looks like %s", (a, b) => expect(looksOf(a)).toBe(looksOf(b)));

test.each([
	["Bob", "bob"],
	["Zoe", "Zoë"],
	["Мика", "Мира"],
	["ガイ", "カイ"],
	["はな", "ばな"],
	["ばな", "ぱな"],
	["きよう", "きょう"],
	["Straße", "Strasse"],
	["Schön", "Schon"],
])("%s does not look like %s", (a, b) => expect(looksOf(a)).not.toBe(looksOf(b)));

test.each(["愛", "あ", "ア", "ｱ", "김", "々", "Bo愛"])("%s may be short", (name) =>
	expect([leastLength(name, 3), leastLength(name, 1)]).toEqual([1, 1]),
);

test.each(["", "Bo", "Яя", "ー", "㋐", "〡", "7", "🦝"])("%j may not", (name) =>
	expect([leastLength(name, 3), leastLength(name, 1)]).toEqual([3, 1]),
);
