import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { run } from "../../supervisor/commands.mjs";
import { writeProductionLock } from "../../supervisor/package/production-lock.mjs";
import { root } from "../../supervisor/paths.mjs";
import { freePort } from "../../supervisor/ports.mjs";
import { loadedBy } from "../../supervisor/testing/import-graph.mjs";
import { WirePlayer } from "../players/wire/player.ts";
import { until } from "../support/processes.ts";
import { type SupervisorProgram, startProgram } from "../support/supervisor-program.ts";

/** The program of the package, from its folder. */
const PROGRAM = "supervisor/package/plotluck.mjs";
const { version, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
	version: string;
	dependencies: Record<string, string>;
};

/** A folder without git in which only the package is installed. */
let folder: string;
/** The folder from which a player starts it. */
let current: string;
let files: string[];
let started: SupervisorProgram[];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-package-"));
	// The build is there, and npm pack would replace it under the tests that use it.
	const pack = await run("npm", ["pack", "--ignore-scripts", "--pack-destination", folder]);
	expect(pack.output).toContain(`plotluck-${version}.tgz`);
	await install(join(folder, `plotluck-${version}.tgz`));
	files = readdirSync(installed(), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(installed().length + 1));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
	current = await mkdtemp(join(folder, "party-"));
	started = [];
});
afterEach(async () => {
	for (const { process: running } of started) {
		if (running.exitCode !== null || running.signalCode !== null) continue;
		running.kill("SIGTERM");
		await once(running, "exit");
	}
});

const installed = () => join(folder, "node_modules", "plotluck");

/**
 * Unpacks the package and links the dependencies that it names, and no others, because compiling
 * SQLite's driver would take minutes.
 */
async function install(archive: string): Promise<void> {
	await mkdir(installed(), { recursive: true });
	const { ok, output } = await run("tar", ["-xf", archive, "-C", installed(), "--strip=1"]);
	expect(output).toBe("");
	expect(ok).toBe(true);
	for (const name of Object.keys(dependencies)) {
		const link = join(folder, "node_modules", name);
		await mkdir(dirname(link), { recursive: true });
		await symlink(join(root, "node_modules", name), link);
	}
	await mkdir(join(folder, "node_modules", ".bin"));
	await symlink(join("..", "plotluck", PROGRAM), join(folder, "node_modules", ".bin", "plotluck"));
}

/** Runs the installed program in the player's folder. */
function start(...args: string[]): SupervisorProgram {
	const bin = join(folder, "node_modules", ".bin", "plotluck");
	const program = startProgram([bin, ...args], current, { DATA_DIR: "" });
	started.push(program);
	return program;
}

async function attempt(...args: string[]) {
	const program = start(...args);
	const [code] = await once(program.process, "close");
	return { code, output: program.output };
}

test("the package has all programs that run, and neither sources nor tests", () => {
	const loaded = [...loadedBy(PROGRAM)].filter((file) => existsSync(join(root, file)));
	const programs = files.filter((file) => /^(?!dist).*\.mjs$/.test(file));
	expect(programs.sort()).toEqual(
		// The server's threads load the last one by its path.
		[PROGRAM, ...loaded, "supervisor/server/no-watchdog.mjs"].sort(),
	);
	expect(files).toContain("LICENSE");
	expect(files).toContain("dist/web/index.html");
	const others = files.filter((file) => !programs.includes(file) && !/^dist\//.test(file));
	expect(others.filter((file) => !/^[\w.]+$/.test(file)).sort()).toEqual([
		"docs/hosting.md",
		"temporal-dev/engine/main.go",
		"temporal-dev/engine/server.go",
		"temporal-dev/engine/statements.go",
		"temporal-dev/go.mod",
		"temporal-dev/go.sum",
	]);
	expect(files.filter((file) => /\.(map|tsx?|hash|db)$|\.test\./.test(file))).toEqual([]);
});

test("the package has the tested versions, which npm reads where it is unpacked", async () => {
	const sources = join(current, "sources");
	await mkdir(sources);
	await cp(join(root, "package.json"), join(sources, "package.json"));
	await writeProductionLock(sources);
	const archive = join(current, `plotluck-${version}.tgz`);
	const pack = ["npm", "pack", "--ignore-scripts", "--pack-destination", current];
	const unpacked = join(current, "package");
	for (const [where, program, ...args] of [
		[sources, ...pack],
		[current, "tar", "-xf", archive],
		[unpacked, "npm", "pkg", "delete", "devDependencies"],
		// npm compares package.json with the lock file and refuses a difference.
		[unpacked, "npm", "ci", "--dry-run", "--offline"],
	] as [string, string, ...string[]][])
		expect(await run(program, args, { cwd: where })).toMatchObject({ ok: true });
	expect(await readFile(join(unpacked, "npm-shrinkwrap.json"))).toEqual(
		await readFile(join(sources, "npm-shrinkwrap.json")),
	);
});

test("starts a game in an empty folder, keeps its data there, and backs it up", async () => {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	await writeFile(join(current, ".env"), `PORT=${port}\n`);
	const program = start();
	// A server that lacks a dependency exits.
	await until(
		() => /Ctrl-C stops it|exited/.test(program.output) || program.process.exitCode !== null,
	);
	expect(program.output).toContain(`data          ${join(current, "plotluck-data")}\n`);
	expect(await (await fetch(url)).text()).toContain("<title>");
	// The room answers, so the engine and the workflows work too.
	const host = await WirePlayer.host(url);
	expect(Object.values(host.game.players)).toHaveLength(1);

	const saved = await attempt("backup", "saved");
	expect(saved).toEqual({ code: 0, output: expect.stringContaining(join(current, "saved")) });
	expect(existsSync(join(current, "saved", "backup.json"))).toBe(true);

	program.process.kill("SIGTERM");
	const [code] = await once(program.process, "exit");
	expect(code).toBe(0);
	const restored = await attempt("restore", "saved");
	expect(restored).toEqual({ code: 0, output: expect.stringContaining("with plotluck.\n") });
	expect(readdirSync(current).sort()).toEqual([".env", "plotluck-data", "saved"]);
	expect(readdirSync(installed())).not.toContain("data");
}, 180_000);

test("lists its commands, and refuses others in one sentence", async () => {
	const help = await attempt("--help");
	expect(help.code).toBe(0);
	for (const verb of ["backup FOLDER", "restore FOLDER", "setup", "plotluck-data"])
		expect(help.output).toContain(verb);
	expect(await attempt("dance")).toEqual({
		code: 1,
		output: 'The command must be start, backup, restore, setup or --help (got "dance").\n',
	});
	expect(await attempt("backup")).toEqual({
		code: 1,
		output: "FOLDER must be given: plotluck backup FOLDER\n",
	});
	expect(await attempt("setup")).toEqual({
		code: 1,
		output: "TEMPORAL_ADDRESS must be set, because our own engine needs no set-up\n",
	});
});
