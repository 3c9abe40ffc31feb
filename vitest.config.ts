import { defineConfig, type TestUserConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { blogModules } from "./content/blog/plugin.mjs";
import { buildYear } from "./supervisor/build/build-year.mjs";
import { unitTests } from "./supervisor/testing/test-needs.mjs";

const { LOG_LEVEL = "silent", LEFT_OUT = "", ENGINE, TIMES } = process.env;

/**
 * The tests that `npm run test:units` runs. The files share the modules of a thread, because
 * loading them again for each file would take most of the time.
 */
const units: TestUserConfig = {
	include: unitTests(),
	pool: "threads",
	isolate: false,
};

/** Tests that load both cores, or measure how fast a loaded server answers. */
const BUSY = [
	"tests/faults/attack/*.test.ts",
	"tests/faults/cluster/*.test.ts",
	"tests/e2e/journeys/monkeys.test.ts",
	"tests/e2e/engines/*.test.ts",
	"tests/server/gateway/room/resync-storm.test.ts",
	"tests/room/run-limits.test.ts",
	"tests/faults/survive/*.test.ts",
];

/** The files that take longest, of all groups: each about a hundred seconds of a worker or more. */
const LONGEST = [
	"tests/faults/attack/attack.test.ts",
	"tests/e2e/accounts/sign-in.test.ts",
	"tests/e2e/big-screen/reveal.test.ts",
	"tests/e2e/journeys/monkeys.test.ts",
	"tests/e2e/journeys/two-evenings.test.ts",
	"tests/e2e/room/again.test.ts",
	"tests/e2e/room/clock.test.ts",
	"tests/e2e/room/reading.test.ts",
	"tests/e2e/room/writing.test.ts",
	"tests/e2e/site/every-page.test.ts",
	"tests/e2e/screens/scene-languages.test.ts",
	"tests/e2e/screens/scenes.test.ts",
	"tests/e2e/engines/firefox.test.ts",
	"tests/faults/survive/chaos.test.ts",
	"tests/faults/survive/killed.test.ts",
	"tests/faults/survive/upgrade.test.ts",
];

/** Starts the longest files of a group first, because one that begins last runs alone. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const order = ({ project, moduleId }: TestSpecification) =>
			2 * project.config.sequence.groupOrder +
			(LONGEST.some((file) => moduleId.endsWith(file)) ? 0 : 1);
		return sorted.sort((a, b) => order(a) - order(b));
	}
}

/** Lets the files of a worker share servers and a browser. */
const SHARING: TestUserConfig = {
	environment: "./tests/support/worker/environment.ts",
	isolate: false,
};

/**
 * Tests with a browser. The files of a worker share Chromium, a server and its engine, because
 * starting these would take a fourth of the time.
 */
const browserTests: TestUserConfig = {
	include: ["tests/e2e/**/*.test.ts"],
	exclude: BUSY,
	...SHARING,
};

/** Starts a Postgres for the group when its first test asks for one. */
const POSTGRES = "./tests/support/postgres/setup.ts";

/**
 * All tests, in groups that run one after another. The target machines have two cores, and the
 * engine needs part of them; most other tests mostly wait, so more of them run at once.
 */
const GROUPS: TestUserConfig[] = [
	{ ...units, name: "units", maxWorkers: 2 },
	{
		name: "games",
		include: ["tests/**/*.test.{ts,tsx}"],
		globalSetup: POSTGRES,
		exclude: [...unitTests(), ...BUSY, "tests/e2e/**", "tests/deploy/image/**"],
		// Loading and starting the server again for each file takes a fourth of the time.
		...SHARING,
		maxWorkers: 6,
	},
	// A fourth Chromium loads both cores so much that pages miss the clocks of their rooms, and saves no
	// time. Three Firefoxes are more than two cores can bear.
	{ ...browserTests, name: "browser", maxWorkers: ENGINE === "firefox" ? 1 : 3 },
	{ name: "busy", include: BUSY, globalSetup: POSTGRES, maxWorkers: 3 },
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

/** The random tests of a quick run try less (tests/support/runs.ts). */
const FEW_RUNS = { LOG_LEVEL, FEW_RUNS: "true" };

/** What `--mode` selects. The tests of the image need no more than the image that they build. */
const SELECTIONS: Record<string, TestUserConfig> = {
	rules: { ...units, include: ["tests/rules/**/*.test.ts"], env: FEW_RUNS },
	units: { ...units, env: FEW_RUNS },
	image: { include: ["tests/deploy/image/*.test.ts"], maxWorkers: 1 },
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
		sequence: { sequencer: LongestFirst },
		setupFiles: TIMES ? ["./tests/support/times/set-up.ts"] : [],
		env: { LOG_LEVEL },
		...(SELECTIONS[selection] ?? all),
	},
}));
