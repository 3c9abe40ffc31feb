import { createWriteStream } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join, win32 } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isProgram, run } from "../commands.mjs";

/** Short, so that a machine without a network soon tries the next source. */
const CONNECT_MS = 5000;
const DOWNLOAD_MS = 5 * 60_000;

/** The ending of programs on this platform. */
const END = process.platform === "win32" ? ".exe" : "";

/**
 * Downloads an archive and installs the program in it to `target`. Returns false when that fails.
 * @param {string} address
 * @param {string} name the program's, without the ending of the platform
 * @param {string} target
 */
export function downloadProgram(address, name, target) {
	return installProgram(target, async (folder) => {
		const archive = join(folder, "archive");
		try {
			await fetchFile(address, archive);
		} catch {
			return null;
		}
		const { ok } = await run(tarProgram(), ["-xf", archive, "-C", folder]);
		return ok ? join(folder, name + END) : null;
	});
}

/**
 * Returns the path of tar. Windows's own tar also opens .zip archives; the tar of Git for Windows
 * does not, and often comes first on PATH.
 */
export const tarProgram = (env = process.env, platform = process.platform) =>
	platform === "win32" ? win32.join(env.SystemRoot ?? "C:\\Windows", "System32", "tar.exe") : "tar";

/**
 * Builds a Go program at the versions that a module's go.mod pins, and installs it to `target`.
 * @param {string} go path of the compiler
 * @param {{module: string, program: string}} source module: folder of the go.mod; program: its
 *   import path
 * @param {string} target
 * @returns {Promise<{built: boolean, output: string}>} output: what Go printed
 */
export async function buildProgram(go, { module, program }, target) {
	let output = "";
	const built = await installProgram(target, async (folder) => {
		const binary = join(folder, `program${END}`);
		// With GOTOOLCHAIN=auto an older Go downloads the version that go.mod requires.
		const env = {
			...process.env,
			CGO_ENABLED: "0",
			GOTOOLCHAIN: "auto",
			GOFLAGS: "-mod=readonly -buildvcs=false",
		};
		const args = ["build", "-trimpath", "-ldflags=-s -w", "-o", binary, program];
		const build = await run(go, args, { cwd: module, env });
		output = build.output;
		return build.ok ? binary : null;
	});
	return { built, output };
}

/**
 * Calls `make` with a folder beside `target`, and renames the returned program to `target` after a
 * test run. Returns false without a working program.
 * @param {string} target
 * @param {(folder: string) => Promise<string | null>} make
 */
export async function installProgram(target, make) {
	await mkdir(dirname(target), { recursive: true });
	const folder = await mkdtemp(`${target}-`);
	try {
		const made = await make(folder);
		if (!made) return false;
		await chmod(made, 0o755);
		const { ok } = await run(made, ["--version"], { timeout: 30_000 });
		if (ok) await put(made, target);
		return ok;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * @param {string} made
 * @param {string} target
 */
async function put(made, target) {
	try {
		await rename(made, target);
	} catch (problem) {
		// Windows cannot replace a running program, so another process has already installed it.
		if (!(await isProgram(target))) throw problem;
	}
}

/**
 * @param {string} address
 * @param {string} path
 */
async function fetchFile(address, path) {
	const stop = new AbortController();
	let timer = setTimeout(() => stop.abort(), CONNECT_MS);
	try {
		const response = await fetch(address, { signal: stop.signal });
		if (!response.ok || !response.body) throw new Error(`${address} returned ${response.status}`);
		clearTimeout(timer);
		timer = setTimeout(() => stop.abort(), DOWNLOAD_MS);
		await pipeline(
			Readable.fromWeb(/** @type {import("node:stream/web").ReadableStream} */ (response.body)),
			createWriteStream(path),
		);
	} finally {
		clearTimeout(timer);
	}
}
