import { spawn } from "node:child_process";

/**
 * Waits for the end of its input, then ends the process $1: asked to, and made to after five
 * seconds.
 */
const WATCH = 'read -r _; kill "$1" && sleep 5 && kill -9 "$1"';

/**
 * Ends `child` when this process ends, even by SIGKILL: a tiny shell waits for the end of a pipe
 * that only we hold open.
 * Windows has no such shell; there the next start finds what was left by its pid file.
 * @param {import("node:child_process").ChildProcess} child
 */
export function leash(child) {
	if (process.platform === "win32" || child.pid === undefined) return;
	const watcher = spawn("sh", ["-c", WATCH, "sh", String(child.pid)], {
		stdio: ["pipe", "ignore", "ignore"],
		detached: true,
	});
	// Neither the shell nor its pipe may keep us alive.
	watcher.unref();
	/** @type {import("node:net").Socket | null} */ (watcher.stdin)?.unref();
	child.once("exit", () => watcher.kill("SIGKILL"));
}
