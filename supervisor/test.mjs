import { buildWhatChanged } from "./build.mjs";
import { runChecks } from "./checks.mjs";
import { ensureChromium } from "./chromium.mjs";
import { installDependencies } from "./dependencies.mjs";
import { ensureEngine } from "./engine.mjs";
import { checkNode } from "./node-version.mjs";
import { Progress } from "./progress.mjs";
import { runMain } from "./refusal.mjs";
import { runVitest } from "./vitest-run.mjs";

/** `npm test`: gets what the tests need, checks types and lint, runs every test; arguments go to vitest. */
await runMain(async () => {
	checkNode();
	const progress = new Progress();
	const needed = await Promise.allSettled([
		progress.during("looking for the Temporal engine", ensureEngine),
		progress.during("installing dependencies", installDependencies).then(() => progress.during("looking for Chromium", ensureChromium)),
	]);
	for (const { reason } of needed.filter((result) => result.status === "rejected")) throw reason;
	// A build that fails is a failed check like any other: the tests that need no build still say what they have to say.
	const built = await progress
		.during("building", () => buildWhatChanged())
		.then(
			() => 0,
			(problem) => {
				console.error(problem.message);
				return 1;
			},
		);
	const refused = await runChecks(["types", "lint and format"]);
	const { passed, failed } = await runVitest(process.argv.slice(2));
	const failures = built + refused + failed;
	console.log(`\n${passed} passed, ${failures} failed`);
	return failures === 0 ? 0 : 1;
});
