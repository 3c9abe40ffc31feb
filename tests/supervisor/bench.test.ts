import { expect, it } from "vitest";
import { atLeast, atMost, exitCodeOf, table, told, withoutProc } from "../measure/bench/figure.ts";
import { comparison } from "../measure/bench/record/comparison.ts";
import { recordOf, replaceRecord } from "../measure/bench/record/page.ts";
import type { Sample } from "../measure/soak/sample.ts";
import { minutes, trends } from "../measure/soak/trend.ts";
import { leftOut } from "../support/process-cost.ts";

it("the bench fails when a figure misses its requirement, and only then", () => {
	const fine = [
		atMost("median", 40, "ms", 39),
		atLeast("rooms", 100, "", 100),
		told("events", "", 7),
	];
	expect(exitCodeOf(fine)).toBe(0);
	expect(exitCodeOf([...fine, atMost("p99", 150, "ms", 151)])).toBe(1);
	expect(exitCodeOf([...fine, atLeast("saves", 500, "a second", 499)])).toBe(1);
});

it("the bench leaves out figures that a system without /proc cannot measure, and names them", () => {
	const figures = [atMost("memory", 300, "MB", Number.NaN), atMost("p99", 150, "ms", 151)];
	expect(withoutProc(figures, "linux").map(({ reached }) => reached)).toEqual([false, false]);
	expect(withoutProc(figures, "darwin").map(({ reached }) => reached)).toEqual([null, false]);
	expect(table(withoutProc(figures, "darwin"))).toMatch(/^memory +≤ 300 MB +none$/m);
	expect(leftOut("memory", "darwin")).toBe("Left out, because this system has no /proc: memory.");
	expect(leftOut("memory", "linux")).toBeNull();
});

it("a record of the bench is read back, replaced alone, and compared", () => {
	const facts = { date: "2026-01-02", commit: "abc1234", cores: "2" };
	const figures = [
		{ ...atMost("an action, p99", 90, "ms", 82.5, { floor: 7 }), load: 0.25 },
		{ ...atMost("errors", 0, "", 0), load: 1.5 },
	];
	const page = replaceRecord("# Old\n\n| x |\n\n## Faults\n\n| a | b |\n", { facts, figures });
	const read = recordOf(page);
	expect(read.facts).toEqual(facts);
	expect(read.figures).toMatchObject([
		{ name: "an action, p99", asked: "≤ 90", measured: 82.5, floor: 7, unit: "ms", load: 0.25 },
		{ name: "errors", measured: 0, floor: null, unit: "", load: 1.5 },
	]);
	expect(replaceRecord(page, read)).toBe(page);
	expect(page).toMatch(/^# Figures of the bench\n[\s\S]*\n\n## Faults\n\n\| a \| b \|\n$/);

	const faster = [
		{ ...told("an action, p99", "ms", 41.25), load: 0.5 },
		{ ...told("memory", "MB", 9), load: 0.5 },
	];
	const [, rows] = comparison(read, { facts, figures: faster }).split("\n\n");
	expect(rows).toMatch(/^an action, p99 +ms +82\.5 +41\.3 +0\.50 +0\.25 +0\.50$/m);
	expect(rows).toMatch(/^memory +MB +9 +0\.50$/m);
});

it("the soak judges memory and handles where /proc shows them", () => {
	const none = Number.NaN;
	const of = { at: 1, memory: none, heap: 50, handles: none, lag: 5 };
	const samples: Sample[] = [{ ...of, engineMemory: none, engineHandles: none }];
	const flat = (platform: NodeJS.Platform) =>
		Object.fromEntries(trends(samples, platform).map(({ name, isFlat }) => [name, isFlat]));
	expect(flat("darwin")).toEqual({ heap: true, lag: true });
	expect(flat("linux")).toMatchObject({ heap: true, memory: false, handles: false });
	expect(minutes(samples, "darwin")).toBe("heap a minute          50");
	expect(minutes(samples, "linux").split("\n")).toHaveLength(3);
});
