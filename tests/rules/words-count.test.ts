import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords, endOfWords } from "#game/lines/words-count.ts";
import { scripts } from "./lines/scripts.ts";

test("words are the runs of anything but white space", () => {
	expect(countWords("")).toBe(0);
	expect(countWords(" \n\t ")).toBe(0);
	expect(countWords("Once upon a time")).toBe(4);
	expect(countWords("  “Once”,\u00a0upon\u3000a\ntime… 🦝 ")).toBe(5);
	expect(countWords("well-known—and «doux» don't 한국어는 पानी")).toBe(5);
});

test.each([
	["猫", 1],
	["吾輩は猫である。", 4],
	["「行くよ。」と彼は言った。", 2 + 3],
	["コンピューター", 4],
	["人人生而自由，在尊严和权利上一律平等。", 3 + 6],
	["𠮷野家", 2],
	["か\u3099か\u3099", 1],
	["สวัสดีครับ", 2],
	["ມະນຸດ", 1],
	["មនុស្ស", 1],
	["လူတိုင်း", 1],
	["……「", 1],
	["「……」猫", 1],
])("the letters of scripts without spaces are words together: %s", (text, words) => {
	expect(countWords(text)).toBe(words);
});

test.each([
	["Temporalを使う。", 1 + 2],
	["二〇二五年12月3日", 3 + 1 + 1 + 1 + 1],
	["すごい🎉🎉です！", 2 + 1],
	["王さま said はい", 2 + 1 + 1],
	["(猫)", 1],
	["ก่อน word 猫", 3],
])("letters between them are words too, and punctuation is none: %s", (text, words) => {
	expect(countWords(text)).toBe(words);
});

test("any text without such letters has as many words as a regular expression finds", () => {
	const letters = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.constantFrom(" ", "\n", "\u00a0", "\u2028", "\ufeff", "\u200b", "\u180e", "a", "é"),
	);
	fc.assert(
		fc.property(fc.array(letters), (parts) => {
			const text = parts.join("").replace(/[\u0e00-\u0eff\u1000-\u{3ffff}]/gu, "é");
			expect(countWords(text)).toBe(text.match(/\S+/gu)?.length ?? 0);
		}),
	);
	// Each code unit alone, so that none is forgotten.
	for (let code = 0; code <= 0xffff; code++) {
		const unit = String.fromCharCode(code);
		if (countWords(unit) !== (/\s/.test(unit) ? 0 : 1)) throw new Error(`U+${code.toString(16)}`);
	}
});

test("a text has at most the words of its halves, and as many up to each limit", () => {
	fc.assert(
		fc.property(scripts, fc.nat(400), fc.nat(20), (text, at, most) => {
			const words = countWords(text);
			const [one, other] = [text.slice(0, at), text.slice(at)];
			expect(words).toBeLessThanOrEqual(countWords(one) + countWords(other));
			expect(countWords(one)).toBeLessThanOrEqual(words);
			const end = endOfWords(text, 0, most);
			expect(countWords(text.slice(0, end))).toBe(Math.min(words, most));
			if (end < text.length) expect(countWords(text.slice(0, end + 1))).toBe(most + 1);
		}),
	);
});

/** Returns the words that a segmenter finds in a Japanese text. */
function segmented(text: string): number {
	const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
	return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

test("a Japanese story has about as many words as a segmenter finds", () => {
	const story =
		"彼女は古い図書館の奥で、誰も開いたことのない本を見つけた。「これは何だろう」と思いながらそっとページをめくると、まばゆい光があふれ出した。気がつくと、彼女は知らない町の広場に立っていた。猫が一匹、噴水のそばで新聞を読んでいる。「ずいぶん遅かったね」と猫は言った。";
	expect(countWords(story) / segmented(story)).toBeGreaterThan(0.8);
	expect(countWords(story) / segmented(story)).toBeLessThan(1.2);
});
