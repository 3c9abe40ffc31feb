import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claimDataFolder, leaveDataFolder } from "../../supervisor/engine/data-folder.mjs";
import { OperatorError } from "../../supervisor/operator-error.mjs";
import { isAlive } from "../support/processes.ts";

const NOBODY = 2 ** 22 + 1;

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

/** Starts a program with `word` on its command line and records that it uses the folder. */
async function occupy(role: "supervisor" | "engine", word: string): Promise<number> {
	program = spawn(
		process.execPath,
		["-e", "console.log('up'); setInterval(() => {}, 1000)", word],
		{
			stdio: ["ignore", "pipe", "inherit"],
		},
	);
	if (program.stdout) await once(program.stdout, "data");
	const pid = program.pid ?? NOBODY;
	await writeFile(
		join(folder, "running.json"),
		JSON.stringify({ supervisor: NOBODY, engine: null, [role]: pid }),
	);
	return pid;
}

it("ends the engine that a killed supervisor left behind", async () => {
	const engine = await occupy("engine", join(folder, "temporal.db"));
	await claimDataFolder(folder);
	expect(isAlive(engine)).toBe(false);
});

it("leaves a stranger alone that got the engine's old process id", async () => {
	const stranger = await occupy("engine", "something else");
	await claimDataFolder(folder);
	expect(isAlive(stranger)).toBe(true);
});

it("refuses a folder on which another supervisor works, and names it", async () => {
	const supervisor = await occupy("supervisor", "supervisor/start.mjs");
	await expect(claimDataFolder(folder)).rejects.toThrow(OperatorError);
	await expect(claimDataFolder(folder)).rejects.toThrow(`process ${supervisor}`);
});

it("can be claimed again by whoever left it", async () => {
	await claimDataFolder(folder);
	leaveDataFolder(folder);
	await claimDataFolder(folder);
});
