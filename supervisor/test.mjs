import { buildWhatChanged } from "./build.mjs";
import { runChecks } from "./checks.mjs";
import { ensureChromium } from "./chromium.mjs";
import { installDependencies } from "./dependencies.mjs";
import { ensureEngine } from "./engine.mjs";
import { checkNode } from "./node-version.mjs";
import { Progress } from "./progress.mjs";
import { Refusal, runMain } from "./refusal.mjs";
import { runVitest } from "./vitest-run.mjs";

/**
 * `npm test`: gets what the tests need, checks types and lint, runs every test; arguments go to
 * vitest.
 */
await runMain(async () => {
	const { passed, failed } = await test().catch((problem) => {
		console.error(problem instanceof Refusal ? problem.message : problem);
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
