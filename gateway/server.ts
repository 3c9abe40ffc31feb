import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installRuntime } from "../activities/worker.ts";
import { startWorkers } from "../activities/workers.ts";
import { databaseFacts, openDatabase } from "../db/connection.ts";
import { countOpenRooms } from "../db/rooms.ts";
import { readStore } from "../db/store.ts";
import { gameOf } from "../workflows/messages.ts";
import { createApp } from "./api/app.ts";
import { memoryBus } from "./bus/memory.ts";
import { redisBus } from "./bus/redis.ts";
import { connectRedis } from "./bus/redis-connection.ts";
import type { Config } from "./config.ts";
import { diskCheck } from "./disk-check.ts";
import { connectEngine } from "./engine/engine.ts";
import { followEngineTime } from "./engine/engine-time.ts";
import { reconcileRooms } from "./engine/reconcile-rooms.ts";
import { bindStore, keepIdMarks } from "./engine/store.ts";
import { GuessGuard } from "./front/guess-guard.ts";
import type { PublicPort } from "./front/listener.ts";
import { limitRequests } from "./front/open-sockets.ts";
import { RateLimits } from "./front/rate-limits.ts";
import { proxyUpgrades } from "./front/upgrade-proxy.ts";
import type { Checks } from "./health.ts";
import { serveHealth } from "./health-endpoint.ts";
import { log } from "./log.ts";
import { gauge, publications } from "./metrics.ts";
import { enforceRetention } from "./retention.ts";
import { finishedView } from "./room/finished-view.ts";
import { Rooms } from "./room/rooms.ts";
import { isTrue } from "./session.ts";
import { listenSockets } from "./socket/socket.ts";

/** The folder of the built files: server/main.js, workflows.js, web/, texts/ and pictures/. */
const DIST = join(dirname(fileURLToPath(import.meta.url)), "..");

export { EngineUnusable } from "../activities/engine-unusable.ts";
export { DatabaseUnusable } from "../db/connection.ts";
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
	const db = await openDatabase(config.databaseUrl ?? join(config.dataDir, "plotluck.db"));
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
	const guard = new GuessGuard(limits);
	const checks: Checks = {
		engine: () => engine.healthy(),
		...(bus.shared && { bus: () => bus.healthy() }),
	};
	const stops: (() => Promise<unknown> | unknown)[] = [];

	if (config.roles.includes("worker")) {
		const workers = await startWorkers({
			address: config.temporalAddress,
			namespace: config.temporalNamespace,
			access: config.temporalAccess,
			workflows: join(dist, "workflows.js"),
			builds: join(config.dataDir, "builds"),
			db,
			viewOfFinished: (room) => finishedView(db, room),
			publish(publication) {
				publications.inc();
				bus.publish({ kind: "publication", game: gameOf(publication), publication });
			},
			stuck: (room, why) =>
				log.error(
					{ room, why },
					"no worker can run a room; it waits for a server that can replay its history",
				),
		});
		let working = true;
		workers.failed.catch((error) => {
			working = false;
			log.fatal({ err: error }, "the worker stopped");
			process.exit(1); // the supervisor starts a new server
		});
		checks.worker = () => working;
		checks.stuck = () => workers.stuck();
		stops.push(() => workers.stop());
		stops.unshift(reconcileRooms(db, engine.store, bus, since));
	}

	stops.push(keepIdMarks(db, engine.store, bus, dealt));
	stops.unshift(() => {
		server.close();
		server.closeAllConnections();
	});
	if (config.roles.includes("gateway")) {
		const sockets = await listenSockets({ db, bus, guard, rooms: () => rooms });
		const rooms: Rooms = new Rooms(db, engine, bus, sockets, config.actionsPerMinute);
		proxyUpgrades(server, {
			config,
			limits,
			guard,
			isTrue: (claim) => isTrue(db, claim),
			inner: sockets,
		});
		gauge(
			"rooms_in_memory",
			"Rooms with a connection now or in the last five minutes",
			() => rooms.counts().rooms,
		);
		gauge("connections", "Room connections of this process", () => rooms.counts().connections);
		checks.gateway = () => true;
		stops.unshift(async () => {
			sockets.close();
			await rooms.close();
			await new Promise((resolve) => setTimeout(resolve, 100)); // the close frames must be sent
		});
	}
	if (config.roles.includes("rest")) {
		gauge("rooms", "Open rooms, finished ones included until they close", () => countOpenRooms(db));
		stops.unshift(enforceRetention(db, bus));
		checks.disk = diskCheck(db);
		checks.rest = async () => (await db.raw("SELECT 1")) !== null;
		const app = createApp({
			...{ config, db, engine, bus, limits, guard, checks },
			web: join(dist, "web"),
			texts: join(dist, "texts"),
			pictures: join(dist, "pictures"),
		});
		server.on("request", limitRequests(config, app.callback()));
	} else server.on("request", limitRequests(config, serveHealth(checks)));
	open();
	log.info({ port, roles: config.roles }, "server open");

	let stopping: Promise<void> | null = null;
	return {
		port,
		stop() {
			stopping ??= (async () => {
				for (const stop of stops) await stop();
				await engine.close();
				await bus.close();
				await db.destroy();
			})();
			return stopping;
		},
	};
}
