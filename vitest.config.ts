import { defineConfig, type TestUserConfig } from "vitest/config";
import { blogModules } from "./supervisor/blog/plugin.mjs";
import { buildYear } from "./supervisor/build/build-year.mjs";
import { ruleTests } from "./supervisor/testing/test-needs.mjs";

const { LOG_LEVEL = "silent", LEFT_OUT = "", ENGINE } = process.env;

/**
 * The tests that `npm run test:rules` runs. The files share the modules of a thread, because
 * loading them again for each file would take most of the time.
 */
const rules: TestUserConfig = {
	include: ruleTests(),
	pool: "threads",
	isolate: false,
};

/** Tests that load both cores, or measure how fast a loaded server answers. */
const BUSY = [
	"tests/attack/*.test.ts",
	"tests/cluster/*.test.ts",
	"tests/e2e/games/monkeys.test.ts",
	"tests/gateway/room/resync-storm.test.ts",
	"tests/room/run-limits.test.ts",
	"tests/survive/*.test.ts",
	"tests/wire/*.test.ts",
];

/**
 * Tests with a browser. The files of a worker share Chromium, a server and its engine, because
 * starting these would take a fourth of the time.
 */
const browserTests: TestUserConfig = {
	include: ["tests/e2e/**/*.test.ts"],
	exclude: BUSY,
	environment: "./tests/players/browser/environment.ts",
	isolate: false,
	retry: 1,
};

/** Starts a Postgres for the group when its first test asks for one. */
const POSTGRES = "./tests/support/postgres/setup.ts";

/**
 * All tests, in groups that run one after another. The target machines have two cores, and the
 * engine needs part of them; most other tests mostly wait, so more of them run at once. A shared
 * machine can stall for seconds, so tests with a server or a browser get a second attempt, which
 * the run reports. Those that search by chance get one, because they find what happens rarely.
 */
const GROUPS: TestUserConfig[] = [
	{ ...rules, name: "rules", maxWorkers: 2 },
	{
		name: "games",
		include: ["tests/**/*.test.{ts,tsx}"],
		globalSetup: POSTGRES,
		exclude: [...ruleTests(), ...BUSY, "tests/e2e/**", "tests/engines/**", "tests/image/**"],
		// Loading the server again for each file takes a fifth of the time.
		isolate: false,
		maxWorkers: 3,
		retry: 1,
	},
	// Three Firefoxes are more than two cores can bear.
	{ ...browserTests, name: "browser", maxWorkers: ENGINE === "firefox" ? 1 : 3 },
	// One engine at a time, because each loads both cores.
	{ name: "engines", include: ["tests/engines/*.test.ts"], maxWorkers: 1, retry: 1 },
	{ name: "busy", include: BUSY, globalSetup: POSTGRES, maxWorkers: 2, retry: 1 },
];

const all: TestUserConfig = {
	projects: GROUPS.map((group, groupOrder) => ({
		extends: true,
		test: {
			...group,
			exclude: [...(group.exclude ?? []), ...LEFT_OUT.split(",").filter(Boolean)],
			sequence: { groupOrder },
		},
	})),
};

/** What `--mode` selects. The tests of the image need no more than the image that they build. */
const SELECTIONS: Record<string, TestUserConfig> = {
	rules: { ...rules, env: { LOG_LEVEL, FEW_RUNS: "true" } },
	image: { include: ["tests/image/*.test.ts"], maxWorkers: 1 },
};

export default defineConfig(({ mode: selection }) => ({
	plugins: [blogModules()],
	define: buildYear,
	test: {
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 120_000,
		// One second, the default, is less than a page needs on a busy machine.
		expect: { poll: { timeout: 15_000 } },
		passWithNoTests: false,
		env: { LOG_LEVEL },
		...(SELECTIONS[selection] ?? all),
	},
}));
