import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** Returns whether a process runs. A zombie does not. */
export function isAlive(pid: number): boolean {
	const state = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], {
		encoding: "utf8",
	}).stdout.trim();
	return state !== "" && !state.startsWith("Z");
}

/** Returns the running child processes of `pid`. */
export function childrenOf(pid: number): { pid: number; command: string }[] {
	const lines = spawnSync("ps", ["-ww", "-e", "-o", "pid=,ppid=,stat=,args="], {
		encoding: "utf8",
	}).stdout.split("\n");
	return lines
		.map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
		.filter((match) => match !== null && Number(match[2]) === pid && !match[3]?.startsWith("Z"))
		.map((match) => ({ pid: Number(match?.[1]), command: match?.[4] ?? "" }));
}

/** Resolves when `met` returns true. The test's timeout is the limit. */
export async function until(met: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await met())) await pause(20);
}
