import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, untilOpen } from "../../../supervisor/ports.mjs";
import { findProgram } from "../../../supervisor/testing/system-programs.mjs";

/** A Redis of a test, which keeps nothing on the disk. */
export interface RedisServer {
	url: string;
	readonly pid: number;
	/** Ends it as a crash does. */
	kill(): Promise<void>;
	/** Starts it again on the same port. */
	start(): Promise<void>;
	stop(): Promise<void>;
}

/** Starts the Redis or Valkey server of this machine. */
export async function startRedis(): Promise<RedisServer> {
	const program = await findProgram("redis");
	if (program === null) throw new Error("redis-server must be on PATH");
	const folder = await mkdtemp(join(tmpdir(), "plotluck-redis-"));
	const port = await freePort();
	const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
	let running: ReturnType<typeof spawn> | null = null;
	const start = async () => {
		running = spawn(program, args, { stdio: "ignore" });
		await untilOpen(port);
	};
	const kill = async () => {
		const ended = new Promise((resolve) => running?.once("exit", resolve));
		if (running?.kill("SIGKILL")) await ended;
	};
	await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		get pid() {
			return running?.pid ?? 0;
		},
		start,
		kill,
		async stop() {
			await kill();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
