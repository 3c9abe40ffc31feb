import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../gateway/config.ts";
import { freePort } from "../../supervisor/ports.mjs";
import { type RunningServer, startServer } from "../../gateway/server.ts";
import { startEngine, type TestEngine } from "./engine.ts";

export interface Plotluck {
	url: string;
	engine: TestEngine;
	server: RunningServer;
	stop(): Promise<void>;
}

/** The whole server in this process, on a real engine and a database of its own; `env` overrides its configuration. */
export async function startPlotluck(env: Record<string, string> = {}): Promise<Plotluck> {
	const dataDir = await mkdtemp(join(tmpdir(), "plotluck-"));
	const engine = await startEngine();
	const config = readConfig({ PORT: String(await freePort()), HOST: "127.0.0.1", DATA_DIR: dataDir, TEMPORAL_ADDRESS: engine.address, ...env });
	if ("refuse" in config) throw new Error(config.refuse);
	const server = await startServer(config, join(import.meta.dirname, "..", "..", "dist"));
	return {
		url: `http://127.0.0.1:${server.port}`,
		engine,
		server,
		async stop() {
			await server.stop();
			await engine.stop();
			await rm(dataDir, { recursive: true });
		},
	};
}
