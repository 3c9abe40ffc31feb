import { OperatorError } from "../operator-error.mjs";
import { loadedBy, projectFiles } from "./import-graph.mjs";

/** @typedef {"engine" | "cluster-engine" | "build" | "scenes" | "chromium" | "whole-chromium" | "stripe-mock" | import("./system-programs.mjs").ProgramName} Need what npm test prepares before a test can run */

/** The browser of the browser tests (CONTRIBUTING.md). */
const BROWSER = process.env.ENGINE === "firefox" ? "firefox" : "chromium";

/**
 * The modules through which a test uses the engine, a build, a browser or stripe-mock, with the
 * needs of each. A test that loads none of them needs no preparation.
 * @type {Record<string, Need[]>}
 */
const NEEDS_OF_MODULES = {
	"supervisor/engine/engine.mjs": ["engine"],
	"tests/support/supervisor-program.ts": ["engine", "build"],
	"tests/support/dist.ts": ["build"],
	"supervisor/testing/stripe-mock.mjs": ["stripe-mock"],
	"supervisor/cluster/cluster-engine.mjs": ["cluster-engine"],
	"tests/support/cluster/redis-server.ts": ["redis"],
	"tests/deploy/prometheus.ts": ["prometheus"],
	"tests/players/browser/browser-player.ts": [BROWSER],
	"tests/players/browser/scenes/scenes.ts": ["scenes"],
	"tests/players/browser/whole-chromium.ts": ["whole-chromium"],
	"tests/players/engines/firefox-engine.ts": ["firefox"],
	"tests/players/engines/webkit-engine.ts": ["webkit"],
};

/** Modules that open connections, databases or processes. A unit test loads none of them. */
const OUTSIDE = [
	...Object.keys(NEEDS_OF_MODULES),
	"@temporalio/worker",
	"node:child_process",
	"node:http",
	"node:net",
	"playwright-core",
	"sqlite3",
	"uWebSockets.js",
	"ws",
];

/** Returns the paths of all test files. */
export const testFiles = () =>
	projectFiles().filter((file) => /^tests\/.*\.test\.tsx?$/.test(file));

/**
 * Returns the unit tests: the test files without an engine, server, database, process or browser.
 */
export const unitTests = () =>
	testFiles().filter((file) => {
		const loaded = loadedBy(file);
		return !OUTSIDE.some((module) => loaded.has(module));
	});

/**
 * Returns the needs of these test files.
 * @param {readonly string[]} files
 * @returns {Set<Need>}
 */
export function needsOf(files) {
	const needs = files.flatMap((file) => {
		const loaded = loadedBy(file);
		return Object.entries(NEEDS_OF_MODULES).flatMap(([module, needed]) =>
			loaded.has(module) ? needed : [],
		);
	});
	return new Set(needs);
}

/**
 * Returns those of the files that have a need.
 * @param {readonly string[]} files
 * @param {Need} need
 */
export const filesThatNeed = (files, need) => files.filter((file) => needsOf([file]).has(need));

/**
 * Returns the test files selected by vitest's arguments, or null when they name no file. Throws an
 * OperatorError for a path that matches no test file.
 * @param {readonly string[]} args
 * @returns {string[] | null}
 */
export function namedTests(args) {
	const all = testFiles();
	const named = args.flatMap((arg) => {
		if (arg.startsWith("-")) return [];
		const filter = arg.replace(/^\.\//, "").replace(/:\d+$/, "");
		const files = all.filter((file) => file.includes(filter));
		if (files.length === 0 && filter.startsWith("tests/"))
			throw new OperatorError(`A test file's path must contain "${filter}": none does.`);
		return files;
	});
	return named.length > 0 ? named : null;
}
