import { createWriteStream } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { lastLines, onPath, run } from "../commands.mjs";
import { root } from "../paths.mjs";
import { Refusal } from "../refusal.mjs";

/** A machine without the network should go on to the next source soon. */
const CONNECT_MS = 5000;
const DOWNLOAD_MS = 5 * 60_000;

/**
 * Puts the official release at `target`; false when it cannot be had here.
 * @param {string} version
 * @param {string} target
 */
export async function downloadEngine(version, target) {
	const platform = process.platform === "win32" ? "windows" : process.platform;
	const arch = process.arch === "x64" ? "amd64" : process.arch;
	const address = `https://temporal.download/cli/archive/v${version}?platform=${platform}&arch=${arch}`;
	return besides(target, async (folder) => {
		const archive = join(folder, "archive");
		try {
			await fetchFile(address, archive);
		} catch {
			return null;
		}
		// bsdtar on Windows and macOS also opens the .zip that Windows gets.
		const { ok } = await run("tar", ["-xf", archive, "-C", folder]);
		return ok ? join(folder, process.platform === "win32" ? "temporal.exe" : "temporal") : null;
	});
}

/**
 * Builds temporal-dev/go.mod's engine to `target`; a Refusal says what is missing.
 * @param {string} target
 */
export async function buildEngine(target) {
	const go = await onPath(["go"]);
	if (!go)
		throw new Refusal(
			"Plotluck needs the Temporal engine and cannot download it here: put `temporal` on PATH, or install Go 1.21+ so that it can be built, or set TEMPORAL_ADDRESS.",
		);
	let output = "";
	const built = await besides(target, async (folder) => {
		const binary = join(folder, "temporal");
		// GOTOOLCHAIN=auto lets an older Go fetch the one that go.mod asks for.
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
		throw new Refusal(
			`The Temporal engine could not be built, put \`temporal\` on PATH or set TEMPORAL_ADDRESS; Go said: ${lastLines(output, 5)}`,
		);
}

/**
 * Lets `make` put a program into a folder next to `target`, and renames it into place once it has
 * shown that it runs.
 * @param {string} target
 * @param {(folder: string) => Promise<string | null>} make
 */
async function besides(target, make) {
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
		const answer = await fetch(address, { signal: stop.signal });
		if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
		clearTimeout(timer);
		timer = setTimeout(() => stop.abort(), DOWNLOAD_MS);
		await pipeline(
			Readable.fromWeb(/** @type {import("node:stream/web").ReadableStream} */ (answer.body)),
			createWriteStream(path),
		);
	} finally {
		clearTimeout(timer);
	}
}
