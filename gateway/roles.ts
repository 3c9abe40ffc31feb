import { join } from "node:path";
import { startWorkers } from "../activities/workers.ts";
import type { Db } from "../db/connection.ts";
import { gameOf } from "../workflows/messages.ts";
import { createApi } from "./api/app.ts";
import type { Bus } from "./bus/bus.ts";
import type { Config } from "./config.ts";
import type { Engine } from "./engine/engine.ts";
import type { GuessGuard } from "./front/guess-guard.ts";
import type { PublicPort } from "./front/listener.ts";
import { limitRequests } from "./front/open-sockets.ts";
import type { RateLimits } from "./front/rate-limits.ts";
import { proxyUpgrades } from "./front/upgrade-proxy.ts";
import { diskCheck } from "./health/disk-check.ts";
import { registerGauges } from "./health/gauges.ts";
import type { Checks } from "./health/health.ts";
import { WIRE_LIMITS } from "./limits/wire.ts";
import { log } from "./log.ts";
import { LogThrottle } from "./log-throttle.ts";
import { gauge, publications } from "./metrics.ts";
import { startNotifiers } from "./notifiers/notifiers.ts";
import { enforceRetention } from "./retention.ts";
import { finishedReader } from "./room/rest-views/finished-view.ts";
import { paceChange, type RoomPlaces } from "./room/room-places.ts";
import { Rooms } from "./room/rooms.ts";
import { isTrue } from "./session.ts";
import { listenSockets } from "./socket/socket.ts";
import type { StopStep } from "./stop.ts";

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

/** The parts that the roles of a server share. */
export interface Parts {
	config: Config;
	server: PublicPort["server"];
	/** The folder of the built files. */
	dist: string;
	db: Db;
	bus: Bus;
	engine: Engine;
	limits: RateLimits;
	guard: GuessGuard;
	places: RoomPlaces;
	/** The checks of GET /healthz, to which each role adds its own. */
	checks: Checks;
	/** The steps of a stop, in order. */
	stops: StopStep[];
}

/** Runs rooms. */
export async function startWorkerRole({
	config,
	dist,
	db,
	bus,
	engine,
	checks,
	stops,
}: Parts): Promise<void> {
	const news = await startNotifiers({ config, db, engine });
	const workers = await startWorkers({
		address: config.temporalAddress,
		namespace: config.temporalNamespace,
		access: config.temporalAccess,
		workflows: join(dist, "workflows.js"),
		builds: join(config.dataDir, "builds"),
		db,
		finished: finishedReader(db),
		notifiers: news.notifiers,
		maxRooms: config.maxRooms,
		publish(publication) {
			publications.inc();
			bus.publish({ kind: "publication", game: gameOf(publication), publication });
		},
		stuck: (room, why) =>
			log.error(
				{ room, why },
				"no worker can run a room; it waits for a server that can replay its history",
			),
		sweepFailed(error) {
			if (logThrottle.allows("sweep"))
				log.warn(
					{ err: error },
					"cannot look after the rooms of older builds, so it is tried again",
				);
		},
	});
	let working = true;
	workers.failed.catch((error) => {
		working = false;
		log.fatal({ err: error }, "the worker stopped");
		process.exit(1); // the supervisor starts a new server
	});
	checks.worker = () => working;
	checks.stuck = () => workers.stuck();
	stops.push((away) => Promise.race([workers.stop(), away]));
	stops.push((away) => Promise.race([news.stop(), away]));
}

/** Serves the room connections. */
export async function startGatewayRole(parts: Parts): Promise<void> {
	const { config, server, db, bus, engine, limits, guard, checks, stops } = parts;
	const sockets = await listenSockets({ db, bus, guard, rooms: () => rooms });
	const rooms: Rooms = new Rooms({
		...{ db, engine, bus, sockets, actionsPerMinute: config.actionsPerMinute },
		changePace: paceChange(db, limits, parts.places),
	});
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
	gauge(
		"oldest_action_seconds",
		"Age of the oldest action without an outcome, 0 without one",
		() => rooms.oldestAction() / 1000,
	);
	checks.gateway = () => true;
	stops.unshift(async (away) => {
		sockets.close();
		await Promise.race([rooms.close(), away]);
		await new Promise((resolve) => setTimeout(resolve, 100)); // the close frames must be sent first
	});
}

/** Serves REST and the pages. */
export function startRestRole(parts: Parts): void {
	const { config, server, dist, db, bus, checks, stops } = parts;
	stops.unshift(enforceRetention(db, bus));
	checks.disk = diskCheck(db);
	checks.rest = async () => (await db.raw("SELECT 1")) !== null;
	registerGauges(parts);
	const app = createApi({
		...parts,
		web: join(dist, "web"),
		texts: join(dist, "texts"),
		pictures: join(dist, "pictures"),
	});
	server.on("request", limitRequests(config, app.callback()));
}
