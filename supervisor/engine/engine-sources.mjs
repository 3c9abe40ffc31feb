import { join } from "node:path";
import { lastLines, onPath } from "../commands.mjs";
import { OperatorError } from "../operator-error.mjs";
import { root } from "../paths.mjs";
import { buildProgram, downloadProgram } from "./install-program.mjs";

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
 * Builds the engine of temporal-dev/go.mod to `target`. Throws an OperatorError when that fails.
 * @param {string} target
 */
export async function buildEngine(target) {
	const go = await onPath(["go"]);
	if (!go)
		throw new OperatorError(
			"The Temporal engine could not be downloaded: put `temporal` on PATH, install Go 1.21 or newer to build it, or set TEMPORAL_ADDRESS.",
		);
	const source = {
		module: join(root, "temporal-dev"),
		program: "github.com/temporalio/cli/cmd/temporal",
	};
	const { built, output } = await buildProgram(go, source, target);
	if (!built)
		throw new OperatorError(
			`The Temporal engine could not be built: put \`temporal\` on PATH or set TEMPORAL_ADDRESS. Go printed: ${lastLines(output, 5)}`,
		);
}
