import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { freePort, untilOpen } from "../ports.mjs";
import { killWithParent } from "../server/kill-with-parent.mjs";
import { engineArgs, ensureEngine } from "./engine.mjs";
import { engineEnvironment } from "./engine-memory.mjs";

/**
 * Starts a separate engine for benchmarks. It ends with this process, even after SIGKILL.
 * @param {{port?: number, db?: string}} [options] port: default a free one; db: file, default
 *   memory
 * @returns {Promise<{address: string, pid: number, stop: () => Promise<void>}>}
 */
export async function startEngine({ port, db } = {}) {
	const path = await ensureEngine();
	const chosen = port ?? (await freePort());
	if (db) await mkdir(dirname(db), { recursive: true });
	const child = spawn(path, engineArgs({ port: chosen, ...(db && { db }) }), {
		env: engineEnvironment(),
		stdio: "ignore",
		detached: true,
		windowsHide: true,
	});
	const ended = new Promise((resolve) => child.once("exit", resolve));
	const pid = child.pid;
	if (pid === undefined) throw new Error(`${path} could not be started`);
	killWithParent(child);
	await Promise.race([
		untilOpen(chosen),
		ended.then(() =>
			Promise.reject(new Error(`The engine exited before it listened on port ${chosen}`)),
		),
	]);
	const stop = async () => {
		child.kill("SIGTERM");
		await ended;
	};
	return { address: `127.0.0.1:${chosen}`, pid, stop };
}
