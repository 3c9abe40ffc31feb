import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isProgram, lastLines, onPath } from "../commands.mjs";
import { buildProgram } from "../engine/install-program.mjs";
import { OperatorError } from "../operator-error.mjs";
import { cacheFolder, root } from "../paths.mjs";

/** The folder whose go.mod pins the version. */
const MODULE = join(root, "temporal-dev");
const SOURCES = join(MODULE, "cluster");

/** Returns a name that changes with the pinned versions and with our source. */
function version() {
	const hash = createHash("sha256");
	for (const file of ["go.mod", ...readdirSync(SOURCES).map((name) => join("cluster", name))])
		hash.update(readFileSync(join(MODULE, file)));
	return hash.digest("hex").slice(0, 12);
}

/**
 * Returns the path of the Temporal server that stores its rooms in Postgres, which the tests of a
 * cluster use. If it is missing, builds temporal-dev/cluster; throws an OperatorError when that
 * fails. All clones share it.
 */
export async function ensureClusterEngine() {
	const end = process.platform === "win32" ? ".exe" : "";
	const target = join(cacheFolder(), `temporal-cluster-${version()}${end}`);
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
