import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords } from "#game/lines/words-count.ts";

test("words are the runs of anything but white space", () => {
	expect(countWords("")).toBe(0);
	expect(countWords(" \n\t ")).toBe(0);
	expect(countWords("Once upon a time")).toBe(4);
	expect(countWords("  “Once”,\u00a0upon\u3000a\ntime… 🦝 ")).toBe(5);
});

test("any text has as many words as a regular expression finds", () => {
	const letters = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.constantFrom(" ", "\n", "\u00a0", "\u2028", "\ufeff", "\u200b", "\u180e", "a", "é"),
	);
	fc.assert(
		fc.property(fc.array(letters), (parts) => {
			const text = parts.join("");
			expect(countWords(text)).toBe(text.match(/\S+/gu)?.length ?? 0);
		}),
	);
	// Each code unit alone, so that none is forgotten.
	for (let code = 0; code <= 0xffff; code++) {
		const unit = String.fromCharCode(code);
		if (countWords(unit) !== (/\s/.test(unit) ? 0 : 1)) throw new Error(`U+${code.toString(16)}`);
	}
});
