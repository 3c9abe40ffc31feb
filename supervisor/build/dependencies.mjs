import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lastLines, run } from "../commands.mjs";
import { root } from "../paths.mjs";
import { Refusal } from "../refusal.mjs";

/**
 * npm's own words, or those of the compiler's set-up that wants Node's headers; a missing prebuilt
 * driver alone is no trouble.
 */
const UNREACHABLE =
	/(npm error code|gyp ERR!.*) (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT)/;

/**
 * Installs what package-lock.json names, unless node_modules holds just that. A Refusal says what
 * is missing.
 */
export async function installDependencies() {
	if (await areInstalled()) return;
	// Not `npm ci`: it refuses a lock file that lacks other systems' optional binaries, and some
	// registries do not carry them all.
	// Only errors: uws-pack asks for Node 22, but carries Node 20's binaries too, and the lock file
	// pins them.
	const { ok, output } = await run("npm", [
		"install",
		"--include=dev",
		"--no-save",
		"--no-audit",
		"--no-fund",
		"--loglevel=error",
	]);
	if (!ok) throw new Refusal(whatIsMissing(output));
}

/** npm itself writes down what it installed, after the last install script has succeeded. */
async function areInstalled() {
	const [wanted, installed] = await Promise.all([
		packagesOf("package-lock.json"),
		packagesOf("node_modules/.package-lock.json"),
	]);
	return Object.entries(wanted).every(([path, { version, optional }]) => {
		const there = installed[path];
		return path === "" || (there ? there.version === version : optional === true);
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
 * What a person has to do so that `npm ci` can succeed.
 * @param {string} output
 */
function whatIsMissing(output) {
	if (UNREACHABLE.test(output))
		return "The dependencies could not be downloaded: npm does not reach the network, so check it (or npm's proxy setting) and start again.";
	if (/gyp ERR!/.test(output))
		return "The database driver (sqlite3) could not be compiled: install a C++ toolchain and Python 3 (Debian: apt-get install build-essential python3, macOS: xcode-select --install), then start again.";
	return `The dependencies could not be installed, npm said: ${lastLines(output, 6)}`;
}
