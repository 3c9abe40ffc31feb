import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { ProcessSupervisor } from "../../supervisor/server/process-supervisor.mjs";
import { isAlive, until } from "../support/processes.ts";

const children: ChildProcess[] = [];
const exits: (number | null)[] = [];
let supervisor: ProcessSupervisor;

function keep(script: string, platform?: NodeJS.Platform): void {
	supervisor = new ProcessSupervisor(
		() => {
			const child = spawn(process.execPath, ["-e", script], {
				stdio: ["ignore", "ignore", "ignore", "ipc"],
			});
			children.push(child);
			return child;
		},
		(_how, code) => exits.push(code),
		{ ...(platform && { platform }) },
	);
	supervisor.start();
}

afterEach(async () => {
	await supervisor.stop();
	children.length = 0;
	exits.length = 0;
});

it("starts a killed program again", async () => {
	keep("setInterval(() => {}, 1000)");
	await until(() => children.length === 1);
	children[0]?.kill("SIGKILL");
	await until(() => children.length === 2);
	expect(exits).toEqual([null]);
});

it("restarts a program that keeps exiting, and reports each exit code", async () => {
	keep("process.exit(3)");
	await until(() => exits.length === 3);
	expect(exits).toEqual([3, 3, 3]);
});

it("leaves nothing behind when it stops, and starts nothing more", async () => {
	keep("process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)");
	await until(() => children.length === 1);
	await supervisor.stop();
	expect(children.map(({ pid }) => pid !== undefined && isAlive(pid))).toEqual([false]);
	expect(exits).toEqual([]);
});

it("stops a program on Windows by the end of its channel, because SIGTERM kills there", async () => {
	keep(
		"process.on('disconnect', () => process.exit(7)); process.send('up'); setInterval(() => {}, 1000)",
		"win32",
	);
	await until(() => children.length === 1);
	const [child] = children;
	if (!child) throw new Error("the program did not start");
	await once(child, "message");
	await supervisor.stop();
	expect(child.exitCode).toBe(7);
	expect(child.signalCode).toBeNull();
});

it("restarts once for changes that come together", async () => {
	keep("setInterval(() => {}, 1000)");
	await until(() => children.length === 1);
	await Promise.all([supervisor.restart(), supervisor.restart()]);
	expect(children).toHaveLength(2);
	expect(exits).toEqual([]);
});
