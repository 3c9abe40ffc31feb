import { buildWhatChanged } from "./build/build.mjs";
import { runChecks } from "./build/checks.mjs";
import { ensureChromium } from "./build/chromium.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { runVitest } from "./build/vitest-run.mjs";
import { ensureEngine } from "./engine/engine.mjs";
import { checkNode } from "./node-version.mjs";
import { Progress } from "./progress.mjs";
import { OperatorError, runMain } from "./operator-error.mjs";

/**
 * `npm test`: gets what the tests need, checks types and lint, runs every test; arguments go to
 * vitest.
 */
await runMain(async () => {
	const { passed, failed } = await test().catch((problem) => {
		console.error(problem instanceof OperatorError ? problem.message : problem);
		return { passed: 0, failed: 1 };
	});
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
});

/** Counts what passed and failed; each check that fails is one failure. */
async function test() {
	checkNode();
	const progress = new Progress();
	await Promise.all([
		progress.during("looking for the Temporal engine", ensureEngine),
		progress
			.during("installing dependencies", installDependencies)
			.then(() => progress.during("looking for Chromium", ensureChromium)),
	]);
	await progress.during("building", () => buildWhatChanged());
	const refused = await runChecks(["types", "lint and format"]);
	const { passed, failed } = await runVitest(process.argv.slice(2));
	return { passed, failed: failed + refused };
}
