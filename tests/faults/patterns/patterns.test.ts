import { describe, expect, it, test } from "vitest";
import { patternsIn, sourcePatterns } from "../../../supervisor/lint/find-patterns.mjs";
import { listFaults } from "../../../supervisor/lint/list-faults.mjs";
import { PATTERNS } from "../../../supervisor/lint/pattern-list.mjs";
import { FUNCTIONS } from "./functions.ts";
import { GROWTH, LENGTHS, MEASURABLE, PATIENCE, samplesOf, TRIES } from "./samples.ts";

type Work = (text: string) => unknown;

/** The times of a text are compared after this many further tries, because one may be held up. */
const ROUNDS = 8;

/**
 * Returns the kinds of texts of this length that take more than three times as long as half of the
 * text. Other programs run too, and the speed of a machine changes, so each time is compared with
 * that of the half which was measured next to it, and the median of these counts.
 */
function steepKinds(length: number, work: Work): string[] {
	const halves = new Map(samplesOf(length / 2));
	return samplesOf(length)
		.filter(([kind, text]) => {
			const began = performance.now();
			const growths: number[] = [];
			for (let i = 0; i < TRIES || performance.now() - began < PATIENCE; i++) {
				// Each try has another text, because some functions keep their last results.
				const whole = timeOf(work, `${i}${text}`);
				if (whole < MEASURABLE) return false;
				const half = timeOf(work, `${i}${halves.get(kind)}`);
				growths.push(whole / half);
				if (i >= ROUNDS && median(growths) < GROWTH) return false;
			}
			return true;
		})
		.map(([kind]) => kind);
}

const median = (numbers: readonly number[]): number =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Returns the milliseconds of CPU, because a busy machine lets a process wait. */
function timeOf(work: Work, text: string): number {
	const since = process.cpuUsage();
	work(text);
	const { user, system } = process.cpuUsage(since);
	return (user + system) / 1000;
}

const matched = (pattern: RegExp) => (text: string) =>
	pattern.global ? text.replace(pattern, "") : pattern.exec(text);

describe("the list of patterns", () => {
	it("has every pattern of the source, and no other", () => {
		expect(listFaults(sourcePatterns(), PATTERNS)).toEqual([]);
	});

	it("misses a pattern of a new file, as a literal and made by the program", () => {
		const file = "web/new.ts";
		const found = patternsIn(
			file,
			"const end = /x+$/u;\nconst [word, other] = [new RegExp(end), RegExp('y')];",
		);
		expect(listFaults(found, {})).toEqual([
			expect.stringMatching(/^web\/new\.ts:1: the pattern \/x\+\$\/u must be listed in /),
			expect.stringMatching(/^web\/new\.ts:2: the pattern made must be listed in /),
			expect.stringMatching(/^web\/new\.ts:2: the pattern made must be listed in /),
		]);
	});

	it("names a pattern that is gone", () => {
		const gone = { "web/old.ts": [{ text: "/x/", sees: "text", pattern: /x/ }] } as const;
		expect(listFaults([], gone)).toEqual([
			expect.stringContaining("web/old.ts has no pattern /x/"),
		]);
	});

	it("has a function for each pattern that only a function can show", () => {
		const functions = Object.values(FUNCTIONS).flatMap((each) => Object.keys(each));
		for (const { by } of Object.values(PATTERNS).flat())
			if (by !== undefined) expect(functions).toContain(by);
	});
});

describe("no kind of text takes three times as long when it is twice as long", () => {
	const foreign = Object.entries(PATTERNS).flatMap(([file, patterns]) =>
		patterns.flatMap(({ pattern, sees }) =>
			pattern === null || sees === "ours" ? [] : [[file, pattern, LENGTHS[sees]] as const],
		),
	);
	test.each(foreign)("in %s: %s", (_file, pattern, length) => {
		expect(steepKinds(length, matched(pattern))).toEqual([]);
	});

	const functions = (Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]).flatMap((sees) =>
		Object.entries(FUNCTIONS[sees]).map(([name, work]) => [name, work, LENGTHS[sees]] as const),
	);
	test.each(functions)("in %s", (_name, work, length) => {
		expect(steepKinds(length, work)).toEqual([]);
	});

	test("and a pattern with a square is found", () => {
		expect(steepKinds(LENGTHS.text, matched(/a*b/u))).toContain('letters, then ""');
	});
});
