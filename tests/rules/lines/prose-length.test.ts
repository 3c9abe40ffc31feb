import { expect, test } from "vitest";
import { proseLength } from "#game/lines/prose-length.ts";

test.each([
	["", 0, 0],
	["Once upon a time", 4, 13],
	["むかしむかし、あるところに。", 6, 14],
	["雨が\n降る　夜", 3, 5],
	["👨‍👩‍👧 が\u0301", 2, 2],
])("%j is %i words, and %i signs without white space", (text, words, signs) => {
	expect(proseLength(text, "words")).toBe(words);
	expect(proseLength(text, "signs")).toBe(signs);
});
