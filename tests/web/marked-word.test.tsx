import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { CardText } from "../../web/exports/marked-text.tsx";
import { marked } from "../../web/game/marked-word.ts";
import { scripts } from "../rules/lines/scripts.ts";

describe("the marked word of a title", () => {
	it.each([
		["The Last-Minute Dragon!", "Last-Minute"],
		["one two", "one"],
		["", ""],
		["🦝 & me", "🦝"],
		["夜の図書館", "図書館"],
		["猫とコンピューター。", "コンピューター"],
		["Plotluckの夜", "Plotluck"],
		["「……」", "「……」"],
		["ฝนตกที่ทะเล", "ทะเล"],
	])("of %s is %s", (title, word) => {
		expect(marked(title)[1]).toBe(word);
	});

	it("is a part of any title", () => {
		fc.assert(
			fc.property(scripts, (title) => {
				const [before, word, after] = marked(title);
				expect(before + word + after).toBe(title);
				expect(word === "").toBe(title.trim() === "");
			}),
		);
	});
});

/** Returns the pieces that are marked on a card. */
const boxesOf = (line: string): string[] => {
	const html = renderToStaticMarkup(<CardText text={["", line, ""]} />);
	return [...html.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, piece]) => piece ?? "");
};

test("a line is marked word by word, and by characters where a line can break within a word", () => {
	expect(boxesOf("He ran")).toEqual(["He", " ", "ran"]);
	expect(boxesOf("図書館へGo。")).toEqual(["図", "書", "館", "へ", "Go", "。"]);
	expect(boxesOf("か\u3099った")).toEqual(["か\u3099", "っ", "た"]);
	expect(boxesOf("ที่นี่").join("")).toBe("ที่นี่");
	fc.assert(
		fc.property(scripts, (line) => {
			expect(boxesOf(line).join("")).toBe(line);
		}),
	);
});
