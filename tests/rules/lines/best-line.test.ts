import { describe, expect, it } from "vitest";
import { bestLine } from "#game/lines/best-line.ts";
import { linesOf } from "#game/lines/part-lines.ts";

let next = 1;
const part = (
	content: string,
	hearts = 0,
	quotable = true,
	marks: Record<string, number> = {},
) => ({
	id: next++,
	content,
	lines: linesOf(content),
	quotable,
	reactions: { 3: hearts },
	marks,
});
const textOf = (parts: ReturnType<typeof part>[]) => bestLine(parts)?.text ?? null;

const long = `And\tthen ${"he ran and ran ".repeat(30)}`;

describe("the best line", () => {
	it("is the sentence that most readers have marked, with the part that it is from", () => {
		const loved = part("Once. It rained.", 9, true, { 1: 1 });
		const marked = part("“Again?” said Bob. Yes.\nNo.", 0, true, { 0: 1, 2: 3 });
		expect(bestLine([loved, marked])).toEqual({ text: "No.", part: marked.id });
		expect(textOf([part("One.\n Two\tthree."), part("Four. Five.", 0, true, { 1: 1 })])).toBe(
			"Five.",
		);
	});

	it("is the first sentence of the part with most reactions where none is marked", () => {
		const parts = [part("Once.", 1), part("It rained. “Again?” said Bob.", 4), part("The end.", 4)];
		expect(textOf(parts)).toBe("It rained.");
	});

	it("is a short sentence where there is one", () => {
		expect(textOf([part(`${long}. Then he fell.`, 4), part("Once.", 1)])).toBe("Then he fell.");
		expect(textOf([part(long, 4), part("Once.", 1)])).toBe("Once.");
	});

	it("is never of a part that is removed, flagged or blank", () => {
		const bad = part("Rude!", 9, false, { 0: 5 });
		expect(textOf([bad, part("  ", 8), part("Polite.\nYes.")])).toBe("Polite.");
		expect(textOf([bad, part("")])).toBeNull();
	});

	it("is one short line, cut between words", () => {
		const line = textOf([part(long)]) ?? "";
		expect(line.length).toBeLessThanOrEqual(141);
		expect(line).toMatch(/^And then he ran .*(he|ran|and)…$/);
		expect(textOf([part("😀".repeat(300))])).toMatch(/^😀{140}…$/u);
		expect(textOf([part(`Short. ${long}`, 0, true, { 1: 1 })])).toMatch(/^And then he .*…$/);
	});
});
