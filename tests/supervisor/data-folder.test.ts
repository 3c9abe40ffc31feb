import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claimDataFolder, leaveDataFolder } from "../../supervisor/engine/data-folder.mjs";
import { findProcess } from "../../supervisor/engine/running-process.mjs";
import { OperatorError } from "../../supervisor/operator-error.mjs";
import { root } from "../../supervisor/paths.mjs";
import { isAlive } from "../support/processes.ts";

const NOBODY = 2 ** 22 + 1;
const DATA_FOLDER = pathToFileURL(join(root, "supervisor/engine/data-folder.mjs")).href;

let folder: string;
let program: ChildProcess | undefined;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-data-"));
});

afterEach(async () => {
	program?.kill("SIGKILL");
	program = undefined;
	await rm(folder, { recursive: true, force: true });
});

/** Starts a program with these arguments and records that it uses the folder. */
async function occupy(
	role: "supervisor" | "engine",
	args: string[],
	birth?: string,
): Promise<number> {
	program = spawn(
		process.execPath,
		["-e", "console.log('up'); setInterval(() => {}, 1000)", "--", ...args],
		{
			stdio: ["ignore", "pipe", "inherit"],
		},
	);
	if (program.stdout) await once(program.stdout, "data");
	const pid = program.pid ?? NOBODY;
	await writeFile(
		join(folder, "running.json"),
		JSON.stringify({ supervisor: NOBODY, engine: null, birth, [role]: pid }),
	);
	return pid;
}

it("ends the engine that a killed supervisor left behind", async () => {
	const engine = await occupy("engine", ["--db-filename", join(folder, "temporal.db")]);
	await claimDataFolder(folder);
	expect(isAlive(engine)).toBe(false);
});

it.each([["something else"], ["temporal.db"]])(
	"does not end another program that got the engine's old process id and has %s on its command line",
	async (word) => {
		const stranger = await occupy("engine", [join(folder, word)]);
		await claimDataFolder(folder);
		expect(isAlive(stranger)).toBe(true);
	},
);

it("refuses a folder on which another supervisor works, and names it", async () => {
	const supervisor = await occupy("supervisor", ["supervisor/start.mjs"]);
	await expect(claimDataFolder(folder)).rejects.toThrow(OperatorError);
	await expect(claimDataFolder(folder)).rejects.toThrow(`process ${supervisor}`);
	const birth = (await findProcess(supervisor))?.birth;
	const record = { supervisor, birth, engine: null };
	await writeFile(join(folder, "running.json"), JSON.stringify(record));
	await expect(claimDataFolder(folder)).rejects.toThrow(`process ${supervisor}`);
});

it("refuses a folder on which a supervisor works whose process it cannot see", async () => {
	const claim = `const { claimDataFolder } = await import(${JSON.stringify(DATA_FOLDER)}); await claimDataFolder(${JSON.stringify(folder)}); console.log("claimed"); setInterval(() => {}, 1000)`;
	program = spawn(process.execPath, ["--input-type=module", "-e", claim], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	if (program.stdout) await once(program.stdout, "data");
	// Two containers have processes of the same id.
	await writeFile(
		join(folder, "running.json"),
		JSON.stringify({ supervisor: process.pid, engine: null }),
	);
	await expect(claimDataFolder(folder)).rejects.toThrow("perhaps in another container");
	program.kill("SIGKILL");
	await once(program, "exit");
	await claimDataFolder(folder);
});

it.each([
	["of an older record", ["/etc/supervisord.conf"], undefined],
	["of another Plotluck", ["supervisor/start.mjs"], "another start"],
])(
	"takes a folder whose supervisor's old process id belongs to a program %s",
	async (_, args, birth) => {
		await occupy("supervisor", args, birth);
		await claimDataFolder(folder);
		expect(JSON.parse(await readFile(join(folder, "running.json"), "utf8")).supervisor).toBe(
			process.pid,
		);
	},
);

it("names the folder in one sentence when it cannot write there", async () => {
	await mkdir(join(folder, "running.lock"));
	await expect(claimDataFolder(folder)).rejects.toThrow(OperatorError);
	await expect(claimDataFolder(folder)).rejects.toThrow(`can write to (got "${folder}")`);
});

it("can be claimed again by the process that left it", async () => {
	await claimDataFolder(folder);
	leaveDataFolder(folder);
	await claimDataFolder(folder);
});

it.each(["linux", "darwin"] as const)("finds running processes as on %s", async (platform) => {
	const pid = await occupy("engine", ["two words"]);
	const found = await findProcess(pid, platform);
	expect(found?.command).toContain("-- two words");
	if (platform === process.platform) expect(await findProcess(pid)).toEqual(found);
	expect((await findProcess(process.pid, platform))?.birth).not.toBe(found?.birth);
	expect(await findProcess(NOBODY, platform)).toBeNull();
	process.kill(pid, "SIGKILL");
	await once(program ?? process, "exit");
	expect(await findProcess(pid, platform)).toBeNull();
});

it("reads what PowerShell prints about a process on Windows", async () => {
	const called: string[] = [];
	const powerShell = (output: string) => (program: string, args: readonly string[]) => {
		called.push([program, ...args].join(" "));
		return Promise.resolve({ ok: true, output });
	};
	const printed = powerShell("639123456789012345 C:\\plotluck\\temporal.exe server start-dev\r\n");
	expect(await findProcess(17, "win32", printed)).toEqual({
		birth: "639123456789012345",
		command: "C:\\plotluck\\temporal.exe server start-dev",
	});
	expect(called[0]).toMatch(/^powershell\.exe .*Win32_Process -Filter 'ProcessId=17'/);
	expect(await findProcess(17, "win32", powerShell(""))).toBeNull();
});
