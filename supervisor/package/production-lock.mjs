import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../paths.mjs";

/**
 * @typedef {{dev?: boolean, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>}} Locked
 *   A package as package-lock.json describes it
 */

/**
 * Returns the lock without packages that only the clone needs. npm installs everything in a
 * package's lock file, even dependencies for development.
 * @param {{packages: Record<string, Locked>}} lock package-lock.json
 */
export function productionLock({ packages, ...lock }) {
	const kept = Object.entries(packages).filter(([, { dev }]) => !dev);
	const { devDependencies: _, ...program } = packages[""] ?? {};
	return { ...lock, packages: { ...Object.fromEntries(kept), "": program } };
}

/**
 * Writes the package's lock file, which npm packs, and which `npm ci` reads in the unpacked package.
 * @param {string} folder where package.json is
 */
export async function writeProductionLock(folder) {
	const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
	await writeFile(join(folder, "npm-shrinkwrap.json"), JSON.stringify(productionLock(lock)));
}
