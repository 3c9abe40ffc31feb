import { spawn } from "node:child_process";

/** Waits for the end of its input, then terminates process $1, and kills it after five seconds. */
const WATCH = 'read -r _; kill "$1" && sleep 5 && kill -9 "$1"';

/**
 * Ends `child` when this process ends, even by SIGKILL: a small shell waits for the end of a pipe
 * that only this process has open. On Windows the next start ends the engine by its recorded id.
 * @param {import("node:child_process").ChildProcess} child
 */
export function killWithParent(child) {
	if (process.platform === "win32" || child.pid === undefined) return;
	const watcher = spawn("sh", ["-c", WATCH, "sh", String(child.pid)], {
		stdio: ["pipe", "ignore", "ignore"],
		detached: true,
		windowsHide: true,
	});
	// The shell and its pipe must not keep this process alive.
	watcher.unref();
	/** @type {import("node:net").Socket | null} */ (watcher.stdin)?.unref();
	child.once("exit", () => watcher.kill("SIGKILL"));
}
