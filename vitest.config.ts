import { defineConfig, type TestUserConfig } from "vitest/config";
import { ruleTests } from "./supervisor/build/test-needs.mjs";

const { LOG_LEVEL = "silent" } = process.env;

/**
 * The tests that `npm run test:rules` runs. The files share the modules of a thread, because
 * loading them again for each file would take most of the time.
 */
const rules: TestUserConfig = {
	include: ruleTests(),
	pool: "threads",
	isolate: false,
	env: { LOG_LEVEL, FEW_RUNS: "true" },
};

/** All tests, each file in its own process. */
const all: TestUserConfig = {
	include: ["tests/**/*.test.{ts,tsx}"],
	pool: "forks",
	env: { LOG_LEVEL },
};

export default defineConfig(({ mode: selection }) => ({
	test: {
		/** The target machines have two cores, and the engine needs part of them. */
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 120_000,
		passWithNoTests: false,
		...(selection === "rules" ? rules : all),
	},
}));
