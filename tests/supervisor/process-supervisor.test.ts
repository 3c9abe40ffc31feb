import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, expect, it } from "vitest";
import { Keeper } from "../../supervisor/server/process-supervisor.mjs";
import { isAlive, until } from "./processes.ts";

const born: ChildProcess[] = [];
const deaths: (number | null)[] = [];
let keeper: Keeper;

function keep(script: string): void {
	keeper = new Keeper(
		() => {
			const child = spawn(process.execPath, ["-e", script], { stdio: "ignore" });
			born.push(child);
			return child;
		},
		(_how, code) => deaths.push(code),
	);
	keeper.start();
}

afterEach(async () => {
	await keeper.stop();
	born.length = 0;
	deaths.length = 0;
});

it("starts a killed program again", async () => {
	keep("setInterval(() => {}, 1000)");
	await until(() => born.length === 1);
	born[0]?.kill("SIGKILL");
	await until(() => born.length === 2);
	expect(deaths).toEqual([null]);
});

it("goes on with a program that keeps dying, and says with which code it died", async () => {
	keep("process.exit(3)");
	await until(() => deaths.length === 3);
	expect(deaths).toEqual([3, 3, 3]);
});

it("leaves nothing behind when it stops, and starts nothing more", async () => {
	keep("process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)");
	await until(() => born.length === 1);
	await keeper.stop();
	expect(born.map(({ pid }) => pid !== undefined && isAlive(pid))).toEqual([false]);
	expect(deaths).toEqual([]);
});

it("restarts once for changes that come together", async () => {
	keep("setInterval(() => {}, 1000)");
	await until(() => born.length === 1);
	await Promise.all([keeper.restart(), keeper.restart()]);
	expect(born).toHaveLength(2);
	expect(deaths).toEqual([]);
});
