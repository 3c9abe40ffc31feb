import { run } from "../commands.mjs";
import { seconds } from "../progress.mjs";

/** Static checks: each is a Node program with its arguments. */
const CHECKS = {
	types: ["node_modules/typescript/bin/tsc", "-b"],
	"lint and format": [
		"node_modules/@biomejs/biome/bin/biome",
		"check",
		"--error-on-warnings",
		"--max-diagnostics=50",
	],
	patterns: ["supervisor/lint/check-patterns.mjs"],
	voice: ["supervisor/lint/voice/check-voice.mjs"],
	// Builds the pages if they have changed.
	"browsers of the floor": ["supervisor/lint/browsers/main.mjs"],
	"dead code": ["node_modules/knip/bin/knip.js", "--no-progress"],
};

/**
 * Runs these checks in parallel and prints the duration and the findings of each.
 * @param {(keyof typeof CHECKS)[]} [names]
 * @returns {Promise<number>} number of failed checks
 */
export async function runChecks(
	names = /** @type {(keyof typeof CHECKS)[]} */ (Object.keys(CHECKS)),
) {
	const results = await Promise.all(
		names.map(async (name) => {
			const since = performance.now();
			const { ok, output } = await run(process.execPath, CHECKS[name]);
			console.log(`${ok ? "passed" : "failed"}  ${name} (${seconds(since)})`);
			if (!ok) console.log(output);
			return ok;
		}),
	);
	return results.filter((ok) => !ok).length;
}
