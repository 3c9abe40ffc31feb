import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../supervisor/paths.mjs";
import { freePort } from "../../supervisor/ports.mjs";
import { killWithParent } from "../../supervisor/server/kill-with-parent.mjs";
import {
	serverFlags,
	serverMemory,
	untilHealthy,
} from "../../supervisor/server/server-service.mjs";
import { DIST } from "./dist.ts";

/** A Node program that runs in a separate process. */
export interface Program {
	pid: number;
	stop(): Promise<void>;
	kill(): Promise<void>;
}

export interface ServerOptions {
	/** Data folder; the log is written there too. */
	folder: string;
	/** The engine's host:port. */
	engine: string;
	/** Arguments of Node before the server's program. */
	nodeArgs?: string[];
	env?: Record<string, string>;
}

/** Starts the built server as `npm start` does. Resolves when it is healthy. */
export async function startServerProgram({
	folder,
	engine,
	nodeArgs = [],
	env = {},
}: ServerOptions): Promise<Program & { url: string }> {
	const port = Number(env.PORT ?? (await freePort()));
	const program = await startLoggedProgram(
		folder,
		"server",
		[...serverFlags, ...nodeArgs, join(DIST, "server", "main.js")],
		{
			...serverMemory,
			PORT: String(port),
			HOST: "127.0.0.1",
			DATA_DIR: folder,
			DATABASE_URL: "",
			TEMPORAL_ADDRESS: engine,
			...env,
		},
	);
	const url = `http://127.0.0.1:${port}`;
	await untilHealthy(url);
	return { ...program, url };
}

/** Starts a Node program that logs to FOLDER/NAME.log. It ends with this process. */
export async function startLoggedProgram(
	folder: string,
	name: string,
	args: string[],
	env: Record<string, string> = {},
): Promise<Program> {
	await mkdir(folder, { recursive: true });
	const log = openSync(join(folder, `${name}.log`), "a");
	const child = spawn(process.execPath, args, {
		cwd: root,
		env: { ...process.env, ...env },
		stdio: ["ignore", log, log],
	});
	closeSync(log);
	if (child.pid === undefined) throw new Error(`The ${name} could not be started`);
	killWithParent(child);
	return { pid: child.pid, stop: () => end(child, "SIGTERM"), kill: () => end(child, "SIGKILL") };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exited = once(child, "exit");
	child.kill(signal);
	await exited;
}
