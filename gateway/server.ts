import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installRuntime } from "../activities/worker.ts";
import { databaseFacts, openDatabase } from "../db/connection.ts";
import { readStore } from "../db/store.ts";
import { memoryBus } from "./bus/memory.ts";
import { redisBus } from "./bus/redis.ts";
import { connectRedis } from "./bus/redis-connection.ts";
import type { Config } from "./config.ts";
import { connectEngine } from "./engine/engine.ts";
import { followEngineTime } from "./engine/engine-time.ts";
import { reconcileRooms } from "./engine/reconcile-rooms.ts";
import { bindStore, keepIdMarks } from "./engine/store.ts";
import { GuessGuard } from "./front/guess-guard.ts";
import type { PublicPort } from "./front/listener.ts";
import { limitRequests } from "./front/open-sockets.ts";
import { RateLimits } from "./front/rate-limits.ts";
import { SeatSecrets } from "./front/seat-secrets.ts";
import type { Checks } from "./health/health.ts";
import { serveHealth } from "./health/health-endpoint.ts";
import { log } from "./log.ts";
import { type Parts, startGatewayRole, startRestRole, startWorkerRole } from "./roles.ts";
import { RoomPlaces } from "./room/room-places.ts";
import { runStopSteps, type StopStep } from "./stop.ts";

/** The folder of the built files: server/main.js, workflows.js, web/, texts/ and pictures/. */
const DIST = join(dirname(fileURLToPath(import.meta.url)), "..");

export { EngineUnusable } from "../activities/engine-unusable.ts";
export { BackupMissing, DatabaseUnusable, UpgradeFailed } from "../db/connection.ts";
export { UNUSABLE_DATABASE } from "../db/database-check.mjs";
export { BusUnusable } from "./bus/redis-connection.ts";

export interface RunningServer {
	/** The public port. */
	port: number;
	stop(): Promise<void>;
}

/**
 * Starts the configured roles in this process behind the listener. `dist` is the folder of the
 * built web app and workflows.
 */
export async function startServer(
	config: Config,
	{ server, port, open }: PublicPort,
	dist = DIST,
): Promise<RunningServer> {
	const db = await openDatabase(
		config.databaseUrl ?? join(config.dataDir, "plotluck.db"),
		config.backupMade,
	);
	log.info(await databaseFacts(db), "database open");
	installRuntime();
	const since = Date.now();
	const { id: store } = await readStore(db);
	const redis = config.busUrl === undefined ? null : await connectRedis(config.busUrl);
	const bus = redis ? await redisBus(redis, store) : memoryBus();
	const engine = await connectEngine(
		config.temporalAddress,
		config.temporalNamespace,
		store,
		config.temporalAccess,
	);
	const dealt = await bindStore(db, engine.store, {
		namespace: config.temporalNamespace,
		exclusive: config.temporalExclusive,
	});
	await followEngineTime(engine);
	const limits = new RateLimits(config.allowances, redis && { redis, prefix: `plotluck:${store}` });
	const guard = new GuessGuard(limits, new SeatSecrets(db));
	const { maxRooms, maxSlowRooms } = config;
	const places = new RoomPlaces(db, { tonight: maxRooms, slow: maxSlowRooms });
	const checks: Checks = {
		engine: () => engine.healthy(),
		...(bus.shared && { bus: () => bus.healthy() }),
	};
	const stops: StopStep[] = [];
	const parts: Parts = {
		config,
		server,
		dist,
		db,
		bus,
		engine,
		limits,
		guard,
		places,
		checks,
		stops,
	};

	if (config.roles.includes("worker")) {
		await startWorkerRole(parts);
		const stopReconciling = reconcileRooms(db, engine.store, bus, since);
		stops.unshift((away) => Promise.race([stopReconciling(), away]));
	}
	const writeIdMarks = keepIdMarks(db, engine.store, bus, dealt);
	stops.push((away) => Promise.race([writeIdMarks(), away]));
	stops.unshift(() => {
		server.close();
		server.closeAllConnections();
	});
	if (config.roles.includes("gateway")) await startGatewayRole(parts);
	if (config.roles.includes("rest")) startRestRole(parts);
	else server.on("request", limitRequests(config, serveHealth(checks)));
	open();
	log.info({ port, roles: config.roles }, "server open");

	let stopping: Promise<void> | null = null;
	return {
		port,
		stop() {
			stopping ??= (async () => {
				await runStopSteps(stops, engine);
				await engine.close();
				await bus.close();
				await db.destroy();
			})();
			return stopping;
		},
	};
}
