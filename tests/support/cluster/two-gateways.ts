import { readConfig } from "../../../gateway/config.ts";
import { listenEarly } from "../../../gateway/front/listener.ts";
import { startServer } from "../../../gateway/server.ts";
import { freePort } from "../../../supervisor/ports.mjs";
import { DIST } from "../dist.ts";
import { type Plotluck, startPlotluck } from "../plotluck.ts";
import { startRedis } from "./redis-server.ts";

/** A whole server, and a second one without a worker that shares its rooms. */
export interface TwoGateways {
	plotluck: Plotluck;
	/** The addresses of both. */
	urls: [string, string];
	stop(): Promise<void>;
}

/** Starts two servers with one database, one engine and a bus between them. */
export async function startTwoGateways(): Promise<TwoGateways> {
	const redis = await startRedis();
	const plotluck = await startPlotluck({ BUS_URL: redis.url });
	const config = readConfig({
		PORT: String(await freePort()),
		HOST: "127.0.0.1",
		DATA_DIR: plotluck.dataDir,
		TEMPORAL_ADDRESS: plotluck.engine.address,
		BUS_URL: redis.url,
		ROLES: "rest,gateway",
	});
	if ("refuse" in config) throw new Error(config.refuse);
	const second = await startServer(config, await listenEarly(config), DIST);
	return {
		plotluck,
		urls: [plotluck.url, `http://127.0.0.1:${second.port}`],
		async stop() {
			await second.stop();
			await plotluck.stop();
			await redis.stop();
		},
	};
}
