import { check } from "recheck";
import { runMain } from "../operator-error.mjs";
import { sourcePatterns } from "./find-patterns.mjs";
import { listFaults } from "./list-faults.mjs";
import { PATTERNS } from "./pattern-list.mjs";

/** The kinds of input that are short enough for a pattern with quadratic time. */
const SHORT = ["name", "ours"];

/**
 * The time limit for one pattern, in milliseconds. A pattern that takes longer does not count as
 * safe.
 */
const PATIENCE = 60_000;

/**
 * Returns a sentence about a pattern that a text can slow down; null for a safe one.
 * @param {string} file
 * @param {import("./pattern-list.mjs").ListedPattern} listed
 */
async function slowness(file, { pattern, sees }) {
	if (pattern === null) return null;
	const { source, flags } = pattern;
	const result = await check(source, flags, { timeout: PATIENCE });
	if (result.status === "safe") return null;
	if (result.status === "unknown") return `${file}: ${pattern} is too complex to be checked`;
	const { complexity, attack } = result;
	if (complexity.type === "polynomial" && SHORT.includes(sees)) return null;
	return `${file}: ${pattern} takes ${complexity.summary} time for ${attack.pattern}`;
}

/** Checks that every pattern is listed, and that no text can slow one down. */
await runMain(async () => {
	const faults = listFaults(sourcePatterns(), PATTERNS);
	const checks = Object.entries(PATTERNS).flatMap(([file, patterns]) =>
		patterns.map((listed) => slowness(file, listed)),
	);
	for (const slow of await Promise.all(checks)) if (slow !== null) faults.push(slow);
	for (const fault of faults) console.log(fault);
	return faults.length === 0 ? 0 : 1;
});
