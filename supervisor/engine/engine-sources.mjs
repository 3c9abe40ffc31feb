import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lastLines, onPath } from "../commands.mjs";
import { OperatorError } from "../operator-error.mjs";
import { root } from "../paths.mjs";
import { buildProgram, downloadProgram } from "./install-program.mjs";

/** The folder whose go.mod pins Temporal's version. */
export const MODULE = join(root, "temporal-dev");

/**
 * Returns a text that changes with the pinned versions and with our source in a folder of temporal-dev.
 * @param {string} folder
 */
export function hashOf(folder) {
	const hash = createHash("sha256");
	const sources = readdirSync(join(MODULE, folder)).sort();
	for (const file of ["go.mod", ...sources.map((name) => join(folder, name))])
		hash.update(readFileSync(join(MODULE, file)));
	return hash.digest("hex").slice(0, 12);
}

/**
 * Downloads the official release to `target`. Returns false when that fails.
 * @param {string} version
 * @param {string} target
 */
export function downloadEngine(version, target) {
	const platform = process.platform === "win32" ? "windows" : process.platform;
	const arch = process.arch === "x64" ? "amd64" : process.arch;
	const address = `https://temporal.download/cli/archive/v${version}?platform=${platform}&arch=${arch}`;
	return downloadProgram(address, "temporal", target);
}

/**
 * Builds temporal-dev/engine to `target`. Throws an OperatorError when that fails.
 * @param {string} target
 */
export async function buildEngine(target) {
	const go = await onPath(["go"]);
	if (!go)
		throw new OperatorError(
			"The Temporal engine could not be downloaded: put `temporal` on PATH, install Go 1.21 or newer to build it, or set TEMPORAL_ADDRESS.",
		);
	const { built, output } = await buildProgram(go, { module: MODULE, program: "./engine" }, target);
	if (!built)
		throw new OperatorError(
			`The Temporal engine could not be built: put \`temporal\` on PATH or set TEMPORAL_ADDRESS. Go printed: ${lastLines(output, 5)}`,
		);
}
