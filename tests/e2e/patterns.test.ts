import { expect, test } from "vitest";
import { PATTERNS } from "../../supervisor/lint/pattern-list.mjs";
import { LENGTHS, LIMIT, PATIENCE, samplesOf } from "../patterns/samples.ts";
import { browser, withBrowser } from "../players/browser/browser-set-up.ts";

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
	Object.values(LENGTHS).map((length) => [length, samplesOf(length)]),
);

test(`no kind of text takes a pattern ${LIMIT} ms in a browser`, async () => {
	const page = await browser.newPage();
	const slow = await page.evaluate(
		({ patterns, samples, limit, patience }) => {
			const isSlow = (pattern: RegExp, text: string): boolean => {
				const began = performance.now();
				while (performance.now() - began < patience) {
					const since = performance.now();
					if (pattern.global) text.replace(pattern, "");
					else pattern.exec(text);
					if (performance.now() - since < limit) return false;
				}
				return true;
			};
			return patterns.flatMap(({ file, source, flags, length }) =>
				(samples[length] ?? [])
					.filter(([, text]) => isSlow(new RegExp(source, flags), text))
					.map(([kind]) => `${file}: /${source}/${flags} with ${kind}`),
			);
		},
		{ patterns, samples, limit: LIMIT, patience: PATIENCE },
	);
	await page.close();
	expect(patterns.length).toBeGreaterThan(20);
	expect(slow).toEqual([]);
});
