import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../supervisor/ports.mjs";
import {
	serverFlags,
	serverMemory,
	untilHealthy,
} from "../../supervisor/server/server-service.mjs";
import { startProgram } from "../bench/machines.ts";
import { startEngine } from "../support/engine.ts";

/** A server under attack. */
export interface Target {
	url: string;
	/** The server's process; null where somebody else started it. */
	pid: number | null;
	stop(): Promise<void>;
}

export interface TargetOptions {
	/** Dynamic configuration of the engine besides our own. */
	dynamic?: Record<string, number>;
	/** Arguments of Node before the server's program. */
	nodeArgs?: string[];
	env?: Record<string, string>;
}

/**
 * Starts the built server on an engine of its own; it believes the address that a request forwards,
 * so that an attack can come from anywhere.
 */
export async function startTarget({
	dynamic = {},
	nodeArgs = [],
	env = {},
}: TargetOptions = {}): Promise<Target> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-attack-"));
	const engine = await startEngine({ dynamic });
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
			TRUST_PROXY: "true",
			...env,
		},
	);
	const url = `http://127.0.0.1:${port}`;
	await untilHealthy(url);
	return {
		url,
		pid: server.pid,
		async stop() {
			await server.stop();
			await engine.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
