import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../gateway/config.ts";
import { listenEarly } from "../../gateway/front/listener.ts";
import { type RunningServer, startServer } from "../../gateway/server.ts";
import { freePort } from "../../supervisor/ports.mjs";
import { type EngineOptions, startEngine, type TestEngine } from "./engine.ts";
import { SHORT_INTROS, shortLimits } from "./short-limits.ts";

export interface Plotluck {
	url: string;
	/** Folder of its database. */
	dataDir: string;
	engine: TestEngine;
	/** The limits of its rooms that differ from #game/limits.ts. */
	limits: Record<string, number>;
	/** What its rooms roll each time; null for chance. */
	dice: number | null;
	readonly server: RunningServer;
	/** Runs a function once before the end of the server, such as the end of a connection to it. */
	beforeStop(end: () => Promise<void>): void;
	/** Starts the server again after `server.stop()`, on the same port and data. */
	startAgain(): Promise<void>;
	stop(): Promise<void>;
}

export interface PlotluckOptions extends EngineOptions {
	/** Folder of the builds, in place of the project's with `limits`. */
	dist?: string;
	/**
	 * Limits of its rooms that differ from #game/limits.ts, in ms. Intros are short by default,
	 * because a game would otherwise wait ten seconds for each part.
	 */
	limits?: Record<string, number>;
	/** What its rooms roll each time, in [0, 1), in place of chance. */
	dice?: number;
}

/**
 * Starts the whole server in this process with a separate engine and database. `env` overrides its
 * configuration.
 */
export async function startPlotluck(
	env: Record<string, string> = {},
	{ dist, limits = SHORT_INTROS, dice, ...options }: PlotluckOptions = {},
): Promise<Plotluck> {
	const rooms =
		dist === undefined ? await shortLimits(limits, dice) : { dist, remove: async () => {} };
	const dataDir = await mkdtemp(join(tmpdir(), "plotluck-"));
	const engine = await startEngine(options);
	const config = readConfig({
		PORT: String(await freePort()),
		HOST: "127.0.0.1",
		DATA_DIR: dataDir,
		TEMPORAL_ADDRESS: engine.address,
		...env,
	});
	if ("refuse" in config) throw new Error(config.refuse);
	const start = async () => startServer(config, await listenEarly(config), rooms.dist);
	let server = await start();
	const ends: (() => Promise<void>)[] = [];
	return {
		url: `http://127.0.0.1:${config.port}`,
		dataDir,
		engine,
		limits: dist === undefined ? limits : {},
		dice: dice ?? null,
		get server() {
			return server;
		},
		beforeStop: (end) => void ends.push(end),
		async startAgain() {
			server = await start();
		},
		async stop() {
			for (const end of ends) await end();
			await server.stop();
			await engine.stop();
			await rm(dataDir, { recursive: true });
			await rooms.remove();
		},
	};
}
