import { dirname, relative } from "node:path";
import { root } from "../paths.mjs";
import { needsOf } from "./test-needs.mjs";

/**
 * What tests took. All times are seconds of a worker: `before` is what the tests did before their
 * first expectations, and `cpu` is 0 where the system does not tell.
 * @typedef {{ name: string, files: number, tests: number, seconds: number, before: number, cpu: number, needs: string }} Times
 */

const MS_PER_SECOND = 1000;

/** Prints what each folder and each test file took, the longest first (`npm test -- --times`). */
export default class TimesReporter {
	/** @type {Times[]} */
	#files = [];

	/** @param {import("vitest/node").TestModule} module */
	onTestModuleEnd(module) {
		this.#files.push(timesOf(module));
	}

	onTestRunEnd() {
		console.log(`\n${table(sums(this.#files))}\n\n${table(this.#files)}`);
	}
}

/**
 * @param {import("vitest/node").TestModule} module
 * @returns {Times}
 */
function timesOf(module) {
	const name = relative(root, module.moduleId);
	const tests = [...module.children.allTests()];
	const { duration, collectDuration, setupDuration } = module.diagnostic();
	const { cpu } = notesOf(module);
	const before = tests.map((test) => {
		return notesOf(test).untilExpectation ?? test.diagnostic()?.duration ?? 0;
	});
	return {
		name,
		files: 1,
		tests: tests.length,
		seconds: (duration + collectDuration + setupDuration) / MS_PER_SECOND,
		before: before.reduce((sum, ms) => sum + ms, 0) / MS_PER_SECOND,
		cpu: cpu ?? 0,
		needs: [...needsOf([name])].join(" "),
	};
}

/**
 * Returns what tests/support/times/set-up.ts has noted.
 * @param {{ meta(): object }} of
 * @returns {{ cpu?: number, untilExpectation?: number }}
 */
const notesOf = (of) => of.meta();

/**
 * Returns the sums of each folder, and of all.
 * @param {readonly Times[]} files
 */
function sums(files) {
	/** @type {Map<string, Times>} */
	const folders = new Map();
	for (const file of files)
		for (const name of [dirname(file.name), "all"]) {
			const sum = folders.get(name);
			const add = (/** @type {"files" | "tests" | "seconds" | "before" | "cpu"} */ key) =>
				(sum?.[key] ?? 0) + file[key];
			folders.set(name, {
				name,
				files: add("files"),
				tests: add("tests"),
				seconds: add("seconds"),
				before: add("before"),
				cpu: add("cpu"),
				needs: "",
			});
		}
	return [...folders.values()];
}

/**
 * Returns a Markdown table, the longest first.
 * @param {readonly Times[]} rows
 */
function table(rows) {
	const lines = rows
		.toSorted((a, b) => b.seconds - a.seconds)
		.map(({ name, files, tests, seconds, before, cpu, needs }) =>
			[name, files, tests, ...[seconds, before, cpu].map((value) => value.toFixed(1)), needs].join(
				" | ",
			),
		);
	const head = ["", "files", "tests", "seconds", "before the first expectation", "CPU", "needs"];
	return [head.join(" | "), head.map(() => "---").join(" | "), ...lines]
		.map((line) => `| ${line} |`)
		.join("\n");
}
