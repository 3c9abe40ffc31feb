import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { linesOf, quoted } from "#game/lines/part-lines.ts";
import { sentenceEnds, sentencesOf } from "#game/lines/sentences.ts";

/** The rule as one pattern, whose time is the square of the length of a run of marks. */
const END = /[.!?…]+["'”’»)\]]*\s+(?=[^\p{Ll}\s]|$)|[。！？]+[”」』）]*\s*|\n\s*/gu;

/** Returns the ends of the sentences by that pattern. */
function endsByPattern(text: string): number[] {
	const ends: number[] = [];
	for (const { index, 0: end } of text.matchAll(END))
		if (text.slice(0, index + end.length).trim() !== "") ends.push(index + end.length);
	if (text.length > (ends.at(-1) ?? 0)) ends.push(text.length);
	return ends;
}

/** Texts in which marks, quotes, spaces and letters of every kind meet. */
const texts = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				..." \n\t\u00a0\u2028.!?…\"'”’»)]。！？」』）aAßéÉ1字ǅ",
				"𝒶",
				"𝒜",
				"😀",
				"\ud835",
			),
			fc.constantFrom("...", "?!", ". ", ".\n", "。\n", ".”\n a", ".。", "\r\n"),
		),
		{ maxLength: 60 },
	)
	.map((pieces) => pieces.join(""));

test("a text is cut where the rule as one pattern cuts it", () => {
	fc.assert(
		fc.property(texts, (text) => {
			expect(sentenceEnds(text)).toEqual(endsByPattern(text));
			expect(sentencesOf(text).join("")).toBe(text);
		}),
		{ numRuns: 5000 },
	);
});

test("a line is quoted with single spaces, whole up to 140 characters", () => {
	const plain = (text: string) => text.replace(/\s+/g, " ").trim();
	const letters = fc.stringMatching(/^([a-z]{1,9}|😀{1,90}|[ \n\t]{1,9}|\. [A-Z])*$/u);
	fc.assert(
		fc.property(fc.oneof(texts, letters), (text) => {
			const lines = linesOf(text);
			const sentences = sentencesOf(text).map(plain);
			const short = sentences.find((sentence) => [...sentence].length <= 140);
			expect(lines.short).toBe(text === "" ? "" : (short ?? null));
			for (const [i, sentence] of sentences.entries()) {
				const cut = [...sentence].slice(0, 140).join("").replace(/ \S*$/, "");
				const whole = [...sentence].length <= 140;
				expect(quoted(text, lines, i)).toBe(whole ? sentence : `${cut}…`);
			}
		}),
	);
	const long = "a".repeat(LIMITS.contentLength);
	expect(quoted(long, linesOf(long), 0)).toBe(`${"a".repeat(140)}…`);
});
