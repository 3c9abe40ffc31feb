import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { linesOf, quoted } from "#game/lines/part-lines.ts";
import { sentenceEnds, sentencesOf } from "#game/lines/sentences.ts";
import { scripts } from "./scripts.ts";

/** The rule for most marks as one pattern, whose time is the square of the length of their run. */
const END = /[.!?…]+["'”’)\]」』）]*\s+(?=[^\p{Ll}\s]|$)|[。！？][。！？”’)\]」』）]*\s*|\n\s*/gu;

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
				..." \n\t\u00a0\u2028.!?…\"'”’)]。！？」』）aAßéÉ1字ǅ",
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

test.each([
	["English", ["He left. ", "“Why?” she asked. ", "“No!” ", "(Ok.) ", "Well… ", "‘Yes.’"]],
	[
		"German",
		["„Komm!“ ", "Er ging. ", "»Ja?« ", "Sie rief: „Halt!“ und lief. ", "‚Nein.‘ ", "»Gut«"],
	],
	[
		"French",
		[
			"« Viens\u202f!\u202f» ",
			"Il part. ",
			"« Oui ? » dit-il. ",
			"« Non\u00a0! », dit-elle. ",
			"« Ah… » ",
		],
	],
	[
		"Spanish",
		["¡Hola! ", "¿Qué tal? ", "—¿Vienes? —preguntó Ana. ", "—No. ", "«¿Y tú?» ", "¡Ay!, ¿qué? "],
	],
	["Portuguese", ["— Vamos! — disse ela. ", "“Não.” ", "Ele riu: “Sim!”"]],
	[
		"Japanese",
		[
			...["「行くよ。」と彼は言った。", "「え！？」", "彼女は驚いた。", "そう……だ。", "……うん。"],
			...[
				"「『来い！』」って叫んだ。",
				"えっ？と思った。",
				"え！",
				"とても驚いた。",
				"（笑。）",
				"「はい。」、と猫。",
			],
			...["次｡", "値は３．５です．", "最後"],
		],
	],
	["Chinese", ["他说：“走吧。”", "他走了！", "“你说：‘来。’”", "她问：「真的？！」", "好……吧。"]],
	["Khmer and Burmese", ["មនុស្ស។", "លូ។ ", "လူ။"]],
	["Thai", ["ฝนตก แล้วหยุด\n", "เขาไป"]],
])("the quotes and full stops of %s belong to the sentence that they close", (_name, sentences) => {
	expect(sentencesOf(sentences.join(""))).toEqual(sentences);
});

test("the sentences of texts in any script join to them and are not blank", () => {
	expect(sentencesOf("")).toEqual([]);
	expect(sentencesOf("\n One. \n\nTwo!")).toEqual(["\n One. \n\n", "Two!"]);
	fc.assert(
		fc.property(fc.oneof(texts, scripts), (text) => {
			const sentences = sentencesOf(text);
			expect(sentences.join("")).toBe(text);
			if (text.trim() !== "")
				for (const sentence of sentences) expect(sentence.trim()).not.toBe("");
			for (const [i, sentence] of sentences.slice(1).entries())
				if (!/\s$/.test(sentences[i] ?? "")) expect(sentence).not.toMatch(/^[」』”]/);
		}),
	);
});

describe("a long line", () => {
	const cut = (text: string) => quoted(text, linesOf(text), 0);
	const clause = "彼女は古い図書館の奥で誰も開いたことのない本を見つけ、";

	it("without spaces ends at a pause", () => {
		expect(cut(clause.repeat(9))).toBe(`${clause.repeat(5)}…`);
		expect(cut(`はい ${clause.repeat(9)}`)).toBe(`はい ${clause.repeat(5)}…`);
		expect(cut(`${"あ".repeat(90)}「え」${"い".repeat(99)}`)).toBe(`${"あ".repeat(90)}「え」…`);
	});

	it("without pauses ends between letters, and after a space where there is one", () => {
		expect(cut("あ".repeat(200))).toBe(`${"あ".repeat(140)}…`);
		expect(cut(`${"あ".repeat(139)}っ${"あ".repeat(99)}`)).toBe(`${"あ".repeat(140 - 1)}っ…`);
		expect(cut(`${"あ".repeat(140)}っ${"あ".repeat(99)}`)).toBe(`${"あ".repeat(139)}…`);
		expect(cut(`${"あ".repeat(136)}Plotluck`)).toBe(`${"あ".repeat(136)}…`);
		expect(cut("ฝนตกหนัก ".repeat(30))).toBe(`${"ฝนตกหนัก ".repeat(15).trim()}…`);
	});

	it("is not cut within a visible character", () => {
		const characters = new Intl.Segmenter("en", { granularity: "grapheme" });
		const joined = "👩\u200d👩\u200d👧";
		expect(cut(`a${joined.repeat(60)}`)).toBe(`a${joined.repeat(27)}…`);
		fc.assert(
			fc.property(scripts, (text) => {
				const line = text.replace(/[\s.!?。！？…]/g, "");
				fc.pre([...line].length > 140);
				const begun = cut(line).slice(0, -1);
				expect(line.startsWith(begun)).toBe(true);
				expect([...begun].length).toBeGreaterThanOrEqual(70);
				expect([...begun].length).toBeLessThanOrEqual(140);
				expect([...characters.segment(line)].map(({ index }) => index)).toContain(begun.length);
			}),
		);
	});
});
