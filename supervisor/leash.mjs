import { spawn } from "node:child_process";

/**
 * Ends `child` when this process ends, even by SIGKILL: a tiny shell waits for the end of a pipe that only we hold open.
 * Windows has no such shell; there the next start finds what was left by its pid file.
 * @param {import("node:child_process").ChildProcess} child
 */
export function leash(child) {
	if (process.platform === "win32" || child.pid === undefined) return;
	const watcher = spawn("sh", ["-c", 'read -r _; kill "$1" 2>/dev/null', "sh", String(child.pid)], {
		stdio: ["pipe", "ignore", "ignore"],
		detached: true,
	});
	// Neither the shell nor its pipe may keep us alive.
	watcher.unref();
	/** @type {import("node:net").Socket | null} */ (watcher.stdin)?.unref();
	child.once("exit", () => watcher.kill("SIGKILL"));
}
