import { describe, expect, it } from "vitest";
import { bestLine } from "#game/best-line.ts";

const part = (content: string, hearts = 0, quotable = true) => ({
	content,
	quotable,
	reactions: { 3: hearts },
});

describe("the best line", () => {
	it("is the first sentence of the part with most reactions", () => {
		const parts = [part("Once.", 1), part("It rained. “Again?” said Bob.", 4), part("The end.", 4)];
		expect(bestLine(parts)).toBe("It rained.");
	});

	it("is never of a part that is removed, flagged or blank", () => {
		expect(bestLine([part("Rude!", 9, false), part("  ", 8), part("Polite.\nYes.")])).toBe(
			"Polite.",
		);
		expect(bestLine([part("Rude!", 9, false), part("")])).toBeNull();
	});

	it("is one short line, cut between words", () => {
		const line = bestLine([part(`And\nthen ${"he ran and ran ".repeat(30)}`)]) ?? "";
		expect(line.length).toBeLessThanOrEqual(141);
		expect(line).toMatch(/^And then he ran .*(he|ran|and)…$/);
		expect(bestLine([part("😀".repeat(300))])).toMatch(/^😀{140}…$/u);
	});
});
