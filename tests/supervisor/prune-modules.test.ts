import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../../supervisor/paths.mjs";

const SDK = "@temporalio/core-bridge";
const KEPT = [
	`${SDK}/index.js`,
	`${SDK}/releases/x86_64-unknown-linux-gnu/index.node`,
	"koa/lib/application.js",
	"sqlite3/build/Release/node_sqlite3.node",
	"sqlite3/lib/sqlite3.js",
	"uWebSockets.js/dist/bin/uws_linux_x64_127.node",
	"uWebSockets.js/dist/uws.mjs",
];
const REMOVED = [
	`${SDK}/releases/aarch64-apple-darwin/index.node`,
	`${SDK}/releases/aarch64-unknown-linux-gnu/index.node`,
	"lucide-react/dist/lucide.js",
	"sqlite3/build/Makefile",
	"sqlite3/build/Release/obj.target/sqlite3.a",
	"sqlite3/deps/sqlite.tar.gz",
	"sqlite3/src/database.cc",
	"uWebSockets.js/dist/bin/uws_linux_arm64_127.node",
	"uWebSockets.js/dist/bin/uws_linux_x64_115.node",
	"uWebSockets.js/dist/bin/uws_win32_x64_127.node",
];

let modules: string;
beforeEach(async () => {
	modules = await mkdtemp(join(tmpdir(), "plotluck-modules-"));
	for (const file of [...KEPT, ...REMOVED]) {
		await mkdir(dirname(join(modules, file)), { recursive: true });
		await writeFile(join(modules, file), file);
	}
});
afterEach(() => rm(modules, { recursive: true, force: true }));

/** Prunes for Node 22 on a 64-bit PC. */
const prune = () =>
	promisify(execFile)(process.execPath, [
		join(root, "deploy/prune-modules.mjs"),
		modules,
		"x64",
		"127",
	]);

async function filesLeft(): Promise<string[]> {
	const entries = await readdir(modules, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(modules.length + 1))
		.sort();
}

test("an image keeps the binaries of its own system only", async () => {
	await prune();
	expect(await filesLeft()).toEqual(KEPT.toSorted());
});

test("an image without the binary that the server loads is not built", async () => {
	await rm(join(modules, "uWebSockets.js/dist/bin/uws_linux_x64_127.node"));
	await expect(prune()).rejects.toThrow("must contain uws_linux_x64_127.node");
});
