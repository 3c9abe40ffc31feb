import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The folders of the Temporal SDK's binaries, by architecture. */
const SDK_BINARIES = { arm64: "aarch64-unknown-linux-gnu", x64: "x86_64-unknown-linux-gnu" };

const [modules = "node_modules", arch = process.arch, abi = process.versions.modules] =
	process.argv.slice(2);

/**
 * Keeps one entry of a folder and removes the others. Throws when that entry is missing, because
 * the server would then not start.
 * @param {string} folder within `modules`
 * @param {string} kept
 */
function keepOnly(folder, kept) {
	const path = join(modules, folder);
	if (!existsSync(join(path, kept)))
		throw new Error(`${path} must contain ${kept}: deploy/prune-modules.mjs has to be changed.`);
	for (const name of readdirSync(path))
		if (name !== kept) rmSync(join(path, name), { recursive: true });
}

/**
 * `node deploy/prune-modules.mjs [FOLDER]`: removes from node_modules what the server on Linux never
 * loads: binaries of other systems and of other versions of Node, what the compiler left, and the
 * icons, which are in the built pages.
 */
keepOnly("@temporalio/core-bridge/releases", SDK_BINARIES[/** @type {"x64"} */ (arch)]);
keepOnly("uWebSockets.js/dist/bin", `uws_linux_${arch}_${abi}.node`);
keepOnly("sqlite3/build", "Release");
keepOnly("sqlite3/build/Release", "node_sqlite3.node");
for (const name of ["lucide-react", "sqlite3/deps", "sqlite3/src"])
	rmSync(join(modules, name), { recursive: true, force: true });
