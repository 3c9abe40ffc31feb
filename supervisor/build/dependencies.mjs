import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lastLines, run } from "../commands.mjs";
import { OperatorError } from "../operator-error.mjs";
import { root } from "../paths.mjs";

/**
 * Network errors of npm, and of node-gyp when it downloads Node's headers. A missing prebuilt
 * driver does not match, because it is then compiled.
 */
const UNREACHABLE =
	/(npm error code|gyp ERR!.*) (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT)/;

/**
 * Installs the packages of package-lock.json unless node_modules holds exactly those. Throws an
 * OperatorError that names the remedy.
 */
export async function installDependencies() {
	if (await areInstalled()) return;
	// Only errors are shown, because uws-pack warns about Node 20 although it has binaries for it.
	const { ok, output } = await run("npm", [
		"ci",
		"--include=dev",
		"--no-audit",
		"--no-fund",
		"--loglevel=error",
	]);
	if (!ok) throw new OperatorError(installFailure(output));
}

/** npm writes the inner lock file after the last install script has succeeded. */
async function areInstalled() {
	const [wanted, installed] = await Promise.all([
		packagesOf("package-lock.json"),
		packagesOf("node_modules/.package-lock.json"),
	]);
	return Object.entries(wanted).every(([path, { version, optional }]) => {
		const found = installed[path];
		return path === "" || (found ? found.version === version : optional === true);
	});
}

/**
 * @param {string} lockFile
 * @returns {Promise<Record<string, {version?: string, optional?: boolean}>>}
 */
async function packagesOf(lockFile) {
	try {
		return JSON.parse(await readFile(join(root, lockFile), "utf8")).packages;
	} catch (problem) {
		if (/** @type {NodeJS.ErrnoException} */ (problem).code === "ENOENT") return {};
		throw problem;
	}
}

/**
 * Returns the cause of a failed installation and its remedy.
 * @param {string} output
 */
function installFailure(output) {
	if (UNREACHABLE.test(output))
		return "The dependencies could not be downloaded because npm cannot reach its registry: check the network and npm's proxy setting, then start again.";
	if (/gyp ERR!/.test(output))
		return "The database driver (sqlite3) could not be compiled: install a C++ toolchain and Python 3 (Debian: apt-get install build-essential python3, macOS: xcode-select --install), then start again.";
	return `The dependencies could not be installed:\n${lastLines(output, 6)}`;
}
