import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** Whether a process still runs; one that only waits to be reaped does not. */
export function isAlive(pid: number): boolean {
	const state = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], {
		encoding: "utf8",
	}).stdout.trim();
	return state !== "" && !state.startsWith("Z");
}

/** The processes that `pid` has started and that still run: id and command line. */
export function childrenOf(pid: number): { pid: number; command: string }[] {
	const lines = spawnSync("ps", ["-ww", "-e", "-o", "pid=,ppid=,stat=,args="], {
		encoding: "utf8",
	}).stdout.split("\n");
	return lines
		.map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
		.filter((match) => match !== null && Number(match[2]) === pid && !match[3]?.startsWith("Z"))
		.map((match) => ({ pid: Number(match?.[1]), command: match?.[4] ?? "" }));
}

/** Resolves once `met` holds; the test's own time-out is the limit. */
export async function until(met: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await met())) await pause(20);
}
