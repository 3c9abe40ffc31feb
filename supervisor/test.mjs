import { buildWhatChanged } from "./build/build.mjs";
import { runChecks } from "./build/checks.mjs";
import { ensureChromium } from "./build/chromium.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { namedTests, needsOf, testFiles } from "./build/test-needs.mjs";
import { runVitest } from "./build/vitest-run.mjs";
import { ensureEngine } from "./engine/engine.mjs";
import { OperatorError, runMain } from "./operator-error.mjs";
import { Progress } from "./progress.mjs";

/**
 * `npm test`: checks types, lint and dead code and runs every test. With test files as arguments it
 * runs only those, without the checks, and prepares only what they need. Vitest gets all arguments.
 */
await runMain(async () => {
	const { passed, failed } = await test(process.argv.slice(2)).catch((problem) => {
		console.error(problem instanceof OperatorError ? problem.message : problem);
		return { passed: 0, failed: 1 };
	});
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
});

/**
 * Returns the numbers of passed and failed tests. Each failed check counts as a failed test.
 * @param {readonly string[]} args
 */
async function test(args) {
	checkNode();
	const named = namedTests(args);
	await prepare(needsOf(named ?? testFiles()));
	const failedChecks = named ? 0 : await runChecks();
	const { passed, failed } = await runVitest(args);
	return { passed, failed: failed + failedChecks };
}

/**
 * Installs the dependencies, and the engine, Chromium and the builds as needed.
 * @param {Set<import("./build/test-needs.mjs").Need>} needs
 */
async function prepare(needs) {
	const progress = new Progress();
	const installed = progress.during("installing dependencies", installDependencies);
	await Promise.all([
		installed,
		needs.has("engine") && progress.during("looking for the Temporal engine", ensureEngine),
		needs.has("chromium") &&
			installed.then(() => progress.during("looking for Chromium", ensureChromium)),
	]);
	if (needs.has("build")) await progress.during("building", () => buildWhatChanged());
}
