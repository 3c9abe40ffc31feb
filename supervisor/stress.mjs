import { spawn } from "node:child_process";
import { OperatorError, runMain } from "./operator-error.mjs";
import { root } from "./paths.mjs";
import { Progress } from "./progress.mjs";
import { killWithParent } from "./server/kill-with-parent.mjs";
import { runBuiltProgram } from "./testing/built-program.mjs";
import { ensureChromium } from "./testing/chromium.mjs";
import { runVitest } from "./testing/vitest-run.mjs";

/**
 * The programs of `npm run stress -- NAME`, which get the further arguments
 * (docs/hosting.md "Measuring and stress tests").
 * @type {Record<string, (args: string[]) => Promise<unknown>>}
 */
const PROGRAMS = {
	attack: (args) => runBuiltProgram("tests/faults/attack", args),
	bench: (args) => runBuiltProgram("tests/measure/bench", args, { floor: "floor.ts" }),
	chaos: (args) => runBuiltProgram("tests/faults/chaos", args),
	cluster,
	image,
	lighthouse: (args) => runBuiltProgram("tests/measure/lighthouse", args),
	monkeys,
	soak: (args) => runBuiltProgram("tests/measure/soak", args),
};

/**
 * Runs the tests of several processes at full size.
 * @param {string[]} args for vitest
 */
function cluster(args) {
	return runMain(() => {
		const child = spawn(
			process.execPath,
			["supervisor/test.mjs", "tests/faults/cluster/", ...args],
			{
				cwd: root,
				env: { ...process.env, FULL_SIZE: "true", ALL_TESTS: "true" },
				stdio: "inherit",
				windowsHide: true,
			},
		);
		killWithParent(child);
		return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
	});
}

/**
 * Builds the container image and plays a game in it.
 * @param {string[]} args for vitest
 */
function image(args) {
	return runMain(async () => {
		const { passed, failed } = await runVitest(["--mode", "image", ...args], []);
		console.log(`\n${passed} passed, ${failed} failed`);
		return failed === 0 ? 0 : 1;
	});
}

/** @param {string[]} args */
async function monkeys(args) {
	// The games' server runs in the same process, and its log would hide the report.
	process.env.LOG_LEVEL ??= "error";
	await new Progress().during("looking for Chromium", ensureChromium);
	await runBuiltProgram("tests/measure/monkeys", args);
}

const [name = "", ...args] = process.argv.slice(2);
const program = PROGRAMS[name];
if (program) await program(args);
else
	await runMain(async () => {
		throw new OperatorError(
			`npm run stress needs one of ${Object.keys(PROGRAMS).join(", ")} after -- (got "${name}")`,
		);
	});
