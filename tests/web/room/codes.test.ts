import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCode } from "#game/names/room-code.ts";
import { codeAfter, codeInText, isCode } from "../../../web/parts/code/codes.ts";

describe("a room code", () => {
	it.each([
		"wxyz",
		"WX YZ",
		"wx-yz",
		" w x y z ",
		"Wx\u2013Yz\n",
		"w\u00a0xyz",
		"ｗｘｙｚ",
		"ＷＸ－ＹＺ",
		"W\uff38\u3000yz",
		"\u2068wxyz\u2069",
		"wx\u200byz",
	])("is understood as it was typed: %j", (typed) => {
		expect(normaliseCode(typed)).toBe("WXYZ");
		expect(isCode(normaliseCode(typed))).toBe(true);
	});

	it.each(["", "WXY", "WXYZA", "W1YZ", "WOYZ", "WIYZ", "../x"])("is not %j", (typed) => {
		expect(isCode(normaliseCode(typed))).toBe(false);
	});

	it.each([
		["wx yz", "WXYZ"],
		["w", "W"],
		["ABCDWXYZ", "WXYZ"],
		["ABCD wx-yz!", "WXYZ"],
		["Room code: WXYZ.", "WXYZ"],
		["https://plotluck.example/game/wxyz", "WXYZ"],
		["https://plotluck.example/game/ＷＸＹＺ", "WXYZ"],
		["ABCDhttps://plotluck.example/game/WXYZ?x=1#y", "WXYZ"],
	])("is found in what was typed or pasted: %j", (text, code) => {
		expect(codeInText(text)).toBe(code);
	});

	it.each([
		["", "w", "W"],
		["WXY", "WXYz", "WXYZ"],
		["WXYZ", "WXY", "WXY"],
		["WXYZ", "WXYZa", "A"],
		["WXYZ", "WXYZabcd", "ABCD"],
		["WXYZ", "b", "B"],
		["WX", "https://plotluck.example/game/abcd", "ABCD"],
		["WXYZ", "WXYZ ", "WXYZ"],
		["wxyz", "wxyza", "A"],
		["wxyz ", "wxyz ab", "AB"],
		["", "ｗｘ", "WX"],
		["ｗｘｙｚ", "ｗｘｙｚａ", "A"],
		["", "あb", "あB"],
	])("is followed by what is typed over it: %j, then %j", (before, text, code) => {
		expect(codeAfter(before, text)).toBe(code);
	});

	it("that is one already stays as it is", () => {
		const letters = fc.constantFrom(..."ABCDEFGHJKLMNPQRSTUVWXYZ");
		fc.assert(
			fc.property(fc.array(letters, { minLength: 4, maxLength: 4 }), (code) => {
				expect(normaliseCode(code.join(""))).toBe(code.join(""));
				expect(isCode(code.join(""))).toBe(true);
			}),
		);
	});
});
