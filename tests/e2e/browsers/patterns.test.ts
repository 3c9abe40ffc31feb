import { expect, test } from "vitest";
import { PATTERNS } from "../../../supervisor/lint/pattern-list.mjs";
import { GROWTH, LENGTHS, MEASURABLE, PATIENCE, samplesOf } from "../../faults/patterns/samples.ts";
import { browser, withBrowser } from "../../players/browser/browser-set-up.ts";

withBrowser();

/** The patterns of the pages and the rules that see foreign texts. */
const patterns = Object.entries(PATTERNS)
	.filter(([file]) => file.startsWith("web/") || file.startsWith("workflows/game/"))
	.flatMap(([file, listed]) =>
		listed.flatMap(({ pattern, sees }) =>
			pattern === null || sees === "ours"
				? []
				: [{ file, source: pattern.source, flags: pattern.flags, length: LENGTHS[sees] }],
		),
	);

const samples = Object.fromEntries(
	Object.values(LENGTHS).map((length) => {
		const halves = new Map(samplesOf(length / 2));
		return [length, samplesOf(length).map(([kind, text]) => [kind, text, halves.get(kind) ?? ""])];
	}),
);

test("no kind of text takes a pattern three times as long in a browser when it is twice as long", async () => {
	const page = await browser.newPage();
	const steep = await page.evaluate(
		({ patterns, samples, measurable, growth, patience }) => {
			const timeOf = (pattern: RegExp, text = ""): number => {
				const since = performance.now();
				if (pattern.global) text.replace(pattern, "");
				else pattern.exec(text);
				return performance.now() - since;
			};
			// The shortest times are compared, because other programs run too.
			const isSteep = (pattern: RegExp, text?: string, halfText?: string): boolean => {
				const began = performance.now();
				let [whole, half] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
				for (let i = 0; performance.now() - began < patience; i++) {
					whole = Math.min(whole, timeOf(pattern, text));
					if (whole < measurable) return false;
					half = Math.min(half, timeOf(pattern, halfText));
					if (i > 0 && whole < growth * half) return false;
				}
				return true;
			};
			return patterns.flatMap(({ file, source, flags, length }) =>
				(samples[length] ?? [])
					.filter(([, text, half]) => isSteep(new RegExp(source, flags), text, half))
					.map(([kind]) => `${file}: /${source}/${flags} with ${kind}`),
			);
		},
		{ patterns, samples, measurable: MEASURABLE, growth: GROWTH, patience: PATIENCE },
	);
	await page.close();
	expect(patterns.length).toBeGreaterThan(20);
	expect(steep).toEqual([]);
});
