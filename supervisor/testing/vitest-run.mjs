import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../paths.mjs";
import { killWithParent } from "../server/kill-with-parent.mjs";

const TIMES = "--times";
const TIMES_REPORTER = "./supervisor/testing/times-reporter.mjs";

/**
 * Runs vitest and returns the numbers of passed and failed tests. A run that crashed, had an
 * unhandled error or ran no test counts as at least one failure.
 * @param {readonly string[]} args for vitest, and `--times`, which prints what each file took
 * @param {readonly string[]} leftOut the test files that cannot run here
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runVitest(args, leftOut) {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-tests-"));
	try {
		const report = join(folder, "report.json");
		const times = args.includes(TIMES);
		const reporters = ["default", "json", ...(times ? [TIMES_REPORTER] : [])];
		const code = await vitest(
			[
				...args.filter((arg) => arg !== TIMES),
				...reporters.map((reporter) => `--reporter=${reporter}`),
				`--outputFile.json=${report}`,
			],
			{ LEFT_OUT: leftOut.join(","), ...(times && { TIMES: "true" }) },
		);
		const { numPassedTests: passed, numFailedTests: failed } = await readReport(report);
		const unreported = code !== 0 || passed === 0 ? 1 : 0;
		return { passed, failed: Math.max(failed, unreported) };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<number | null>} the exit code
 */
const vitest = (args, env) =>
	new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...args], {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: ["ignore", "inherit", "inherit"],
			windowsHide: true,
		});
		killWithParent(child);
		child.once("exit", resolve);
		child.once("error", reject);
	});

/**
 * @param {string} path
 * @returns {Promise<{numPassedTests: number, numFailedTests: number}>}
 */
async function readReport(path) {
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch {
		// Vitest exited before writing the report, and has printed the reason.
		return { numPassedTests: 0, numFailedTests: 0 };
	}
}
