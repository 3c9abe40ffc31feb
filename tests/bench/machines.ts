import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startEngine } from "../../supervisor/engine/engine-process.mjs";
import { root } from "../../supervisor/paths.mjs";
import { freePort, untilOpen } from "../../supervisor/ports.mjs";
import { leash } from "../../supervisor/server/kill-with-parent.mjs";
import {
	serverFlags,
	serverMemory,
	untilHealthy,
} from "../../supervisor/server/server-service.mjs";

/** A server under load: where it is, and the processes whose cost is of interest. */
export interface Machine {
	url: string;
	pids: Record<string, number>;
	stop(): Promise<void>;
}

/**
 * The real server as `npm start` runs it, in a process of its own on an engine of its own, both on
 * files in `folder`.
 */
export async function startPlotluck(
	folder: string,
	nodeArgs: string[] = [],
): Promise<Machine & { engine: string }> {
	const engine = await startEngine({ db: join(folder, "temporal.db") });
	const port = await freePort();
	const server = await startProgram(
		folder,
		"server",
		[...serverFlags, ...nodeArgs, "dist/server/main.js"],
		{
			...serverMemory,
			PORT: String(port),
			HOST: "127.0.0.1",
			DATA_DIR: folder,
			TEMPORAL_ADDRESS: engine.address,
		},
	);
	const url = `http://127.0.0.1:${port}`;
	await untilHealthy(url);
	return {
		url,
		engine: engine.address,
		pids: { server: server.pid, engine: engine.pid },
		async stop() {
			await server.stop();
			await engine.stop();
		},
	};
}

/** The floor in a process of its own. */
export async function startFloor(
	folder: string,
	port?: number,
): Promise<Machine & { kill(): Promise<void> }> {
	const chosen = port ?? (await freePort());
	const floor = await startProgram(folder, "floor", [
		"dist/bench/floor.js",
		String(chosen),
		folder,
	]);
	await untilOpen(chosen);
	return {
		url: `http://127.0.0.1:${chosen}`,
		pids: { server: floor.pid },
		stop: floor.stop,
		kill: floor.kill,
	};
}

/** Runs a Node program whose words go to a file in `folder`; it ends with this process. */
export async function startProgram(
	folder: string,
	name: string,
	args: string[],
	env: Record<string, string> = {},
) {
	await mkdir(folder, { recursive: true });
	const words = openSync(join(folder, `${name}.log`), "a");
	const child = spawn(process.execPath, args, {
		cwd: root,
		env: { ...process.env, ...env },
		stdio: ["ignore", words, words],
	});
	closeSync(words);
	if (child.pid === undefined) throw new Error(`the ${name} does not start`);
	leash(child);
	return { pid: child.pid, stop: () => end(child, "SIGTERM"), kill: () => end(child, "SIGKILL") };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = once(child, "exit");
	child.kill(signal);
	await gone;
}
