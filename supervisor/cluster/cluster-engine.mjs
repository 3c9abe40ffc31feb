import { join } from "node:path";
import { isProgram, lastLines, onPath } from "../commands.mjs";
import { hashOf, MODULE } from "../engine/engine-sources.mjs";
import { buildProgram } from "../engine/install-program.mjs";
import { OperatorError } from "../operator-error.mjs";
import { cacheFolder } from "../paths.mjs";

/**
 * Returns the path of the Temporal server that stores its rooms in Postgres, which the tests of a
 * cluster use. If it is missing, builds temporal-dev/cluster; throws an OperatorError when that
 * fails. All clones share it.
 */
export async function ensureClusterEngine() {
	const end = process.platform === "win32" ? ".exe" : "";
	const target = join(cacheFolder(), `temporal-cluster-${hashOf("cluster")}${end}`);
	if (await isProgram(target)) return target;
	const go = await onPath(["go"]);
	const { built, output } = go
		? await buildProgram(go, { module: MODULE, program: "./cluster" }, target)
		: { built: false, output: "Go is not installed." };
	if (built) return target;
	throw new OperatorError(
		`The Temporal server of the cluster tests could not be built: install Go 1.21 or newer. ${lastLines(output, 5)}`,
	);
}
