import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEngine } from "../../support/engine.ts";
import { startServerProgram } from "../../support/server-program.ts";

/** A server under attack. */
export interface Target {
	url: string;
	/** The server's process id; null for a server that this process did not start. */
	pid: number | null;
	stop(): Promise<void>;
}

export interface TargetOptions {
	/** Dynamic configuration of the engine besides Plotluck's own. */
	dynamic?: Record<string, number>;
	/** Arguments of Node before the server's program. */
	nodeArgs?: string[];
	env?: Record<string, string>;
}

/**
 * Starts the built server on a separate engine. The server trusts forwarded addresses, so that an
 * attack can come from any address.
 */
export async function startTarget({
	dynamic = {},
	nodeArgs = [],
	env = {},
}: TargetOptions = {}): Promise<Target> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-attack-"));
	const engine = await startEngine({ dynamic });
	const server = await startServerProgram({
		folder,
		engine: engine.address,
		nodeArgs,
		env: { TRUST_PROXY: "true", ...env },
	});
	return {
		url: server.url,
		pid: server.pid,
		async stop() {
			await server.stop();
			await engine.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
