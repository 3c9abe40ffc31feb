import { defineConfig } from "vitest/config";

/** All tests in one run; supervisor/test.mjs calls it. */
export default defineConfig({
	test: {
		include: ["tests/**/*.test.{ts,tsx}"],
		pool: "forks",
		/** The machines that matter have two cores, and the engine wants some of them. */
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 120_000,
		passWithNoTests: false,
		env: { LOG_LEVEL: process.env.LOG_LEVEL ?? "silent" },
	},
});
