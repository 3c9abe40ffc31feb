import { afterAll, beforeAll, beforeEach, type TaskMeta } from "vitest";
import { cpuSeconds } from "./cpu.ts";
import { onExpectation } from "./first-expectation.ts";

// `npm test -- --times` loads this before each file, and supervisor/testing/times-reporter.mjs reads
// what it notes.

declare module "vitest" {
	interface TaskMeta {
		/** Seconds of CPU that a file took with all processes that it started, where known. */
		cpu?: number;
		/** Milliseconds of a test before its first expectation. */
		untilExpectation?: number;
	}
}

/** The clock of before, because tests replace it. */
const now = performance.now.bind(performance);

let before: number | null;
let meta: TaskMeta | undefined;
beforeAll(() => {
	before = cpuSeconds();
});
beforeEach(({ task }) => {
	meta = task.file.meta;
	const began = now();
	onExpectation(() => {
		task.meta.untilExpectation ??= now() - began;
	});
});
afterAll(() => {
	const after = cpuSeconds();
	// A file whose tests are all skipped has none.
	if (meta && before !== null && after !== null) meta.cpu = after - before;
});
