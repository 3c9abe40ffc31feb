import { createWriteStream } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { lastLines, onPath, run } from "../commands.mjs";
import { OperatorError } from "../operator-error.mjs";
import { root } from "../paths.mjs";

/** Short, so that a machine without a network tries the next source soon. */
const CONNECT_MS = 5000;
const DOWNLOAD_MS = 5 * 60_000;

/**
 * Downloads the official release to `target`. Returns false when that fails.
 * @param {string} version
 * @param {string} target
 */
export async function downloadEngine(version, target) {
	const platform = process.platform === "win32" ? "windows" : process.platform;
	const arch = process.arch === "x64" ? "amd64" : process.arch;
	const address = `https://temporal.download/cli/archive/v${version}?platform=${platform}&arch=${arch}`;
	return installBeside(target, async (folder) => {
		const archive = join(folder, "archive");
		try {
			await fetchFile(address, archive);
		} catch {
			return null;
		}
		// bsdtar on Windows also opens the .zip archive of the Windows release.
		const { ok } = await run("tar", ["-xf", archive, "-C", folder]);
		return ok ? join(folder, process.platform === "win32" ? "temporal.exe" : "temporal") : null;
	});
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
	let output = "";
	const built = await installBeside(target, async (folder) => {
		const binary = join(folder, "temporal");
		// With GOTOOLCHAIN=auto an older Go downloads the version that go.mod requires.
		const env = {
			...process.env,
			CGO_ENABLED: "0",
			GOTOOLCHAIN: "auto",
			GOFLAGS: "-mod=readonly -buildvcs=false",
		};
		const args = [
			"build",
			"-trimpath",
			"-ldflags=-s -w",
			"-o",
			binary,
			"github.com/temporalio/cli/cmd/temporal",
		];
		const build = await run(go, args, { cwd: join(root, "temporal-dev"), env });
		output = build.output;
		return build.ok ? binary : null;
	});
	if (!built)
		throw new OperatorError(
			`The Temporal engine could not be built: put \`temporal\` on PATH or set TEMPORAL_ADDRESS. Go printed: ${lastLines(output, 5)}`,
		);
}

/**
 * Calls `make` with a folder beside `target` and renames the program it returns to `target` once
 * the program has run. Returns false without a working program.
 * @param {string} target
 * @param {(folder: string) => Promise<string | null>} make
 */
async function installBeside(target, make) {
	await mkdir(dirname(target), { recursive: true });
	const folder = await mkdtemp(`${target}-`);
	try {
		const made = await make(folder);
		if (!made) return false;
		await chmod(made, 0o755);
		const { ok } = await run(made, ["--version"], { timeout: 30_000 });
		if (ok) await rename(made, target);
		return ok;
	} finally {
		await rm(folder, { recursive: true, force: true });
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
