import { buildWhatChanged } from "./build/build.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { ensureClusterEngine } from "./cluster/cluster-engine.mjs";
import { ensureEngine } from "./engine/engine.mjs";
import { useWorkingNode } from "./node/working-node.mjs";
import { OperatorError, runMain } from "./operator-error.mjs";
import { Progress } from "./progress.mjs";
import { runChecks } from "./testing/checks.mjs";
import { ensureChromium, ensureWholeChromium } from "./testing/chromium.mjs";
import { ensureStripeMock } from "./testing/stripe-mock.mjs";
import { ensureProgram, SYSTEM_PROGRAMS } from "./testing/system-programs.mjs";
import { filesThatNeed, namedTests, needsOf, testFiles } from "./testing/test-needs.mjs";
import { runVitest } from "./testing/vitest-run.mjs";

/**
 * `npm test`: checks types, lint and dead code and runs every test. With test files as arguments it
 * runs only those, without the checks, and prepares only what they need. All arguments are passed
 * to Vitest.
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
	const files = named ?? testFiles();
	const missing = await prepare(needsOf(files));
	const leftOut = [...missing].map(([need, why]) => ({ why, files: filesThatNeed(files, need) }));
	if (process.env.ALL_TESTS && missing.size > 0)
		throw new OperatorError([...missing.values()].join("\n"));
	const failedChecks = named ? 0 : await runChecks();
	const { passed, failed } = await runVitest(
		args,
		leftOut.flatMap(({ files }) => files),
	);
	for (const { why, files } of leftOut) console.log(`\nleft out: ${files.join(", ")}\n${why}`);
	return { passed, failed: failed + failedChecks };
}

/**
 * Installs the dependencies, and the engines, stripe-mock, browsers, Redis, Prometheus and the builds
 * as needed. Returns the missing ones with the reason: only tests of several processes, of alerts and
 * of engines other than Chromium may lack theirs.
 * @param {Set<import("./testing/test-needs.mjs").Need>} needs
 */
async function prepare(needs) {
	/** @type {Map<import("./testing/test-needs.mjs").Need, string>} */
	const missing = new Map();
	const progress = new Progress();
	const installed = progress.during("installing dependencies", installDependencies);
	await Promise.all([
		installed,
		needs.has("engine") && progress.during("looking for the Temporal engine", ensureEngine),
		needs.has("cluster-engine") &&
			progress
				.during("looking for the cluster's Temporal server", ensureClusterEngine)
				.catch((error) => missing.set("cluster-engine", error.message)),
		needs.has("stripe-mock") && progress.during("looking for stripe-mock", ensureStripeMock),
		// One after the other, because each may install system packages.
		installed.then(async () => {
			if (needs.has("chromium")) await progress.during("looking for Chromium", ensureChromium);
			if (needs.has("whole-chromium"))
				await progress.during("looking for the whole Chromium", ensureWholeChromium);
			for (const name of SYSTEM_PROGRAMS) {
				if (!needs.has(name)) continue;
				const lack = await progress.during(`looking for ${name}`, (report) =>
					ensureProgram(name, report),
				);
				if (lack) missing.set(name, lack);
			}
		}),
	]);
	await progress.during("choosing Node", useWorkingNode);
	if (needs.has("build")) await progress.during("building", buildWhatChanged);
	if (needs.has("scenes"))
		await progress.during("building the scenes", (report) => buildWhatChanged(report, ["scenes"]));
	return missing;
}
