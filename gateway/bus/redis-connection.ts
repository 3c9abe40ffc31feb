import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@redis/client";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";

/** A connection to Redis or Valkey, which reconnects automatically. */
export type Redis = ReturnType<typeof connection>;

/** The bus cannot be used. The message is for the operator, and has no password. */
export class BusUnusable extends Error {}

/** How long a start waits for a Redis that is also starting, ms. */
const START_TIMEOUT = 60_000;
const BETWEEN_DIALS = 200;
const LONGEST_PAUSE = 1000;
const logThrottle = new LogThrottle(60_000);

/**
 * Connects to BUS_URL. Commands are rejected while the connection is lost; throws BusUnusable when
 * there is no response for a minute, or the password is refused.
 */
export async function connectRedis(url: string): Promise<Redis> {
	const giveUp = performance.now() + START_TIMEOUT;
	for (;;) {
		const redis = connection(url);
		try {
			await redis.connect();
			return redis;
		} catch (error) {
			redis.destroy();
			const refused = error instanceof Error && /WRONGPASS|NOAUTH|NOPERM/.test(error.message);
			if (refused || performance.now() > giveUp) throw unusable(url, error);
			await pause(BETWEEN_DIALS);
		}
	}
}

function connection(url: string) {
	let wasOpen = false;
	const redis = createClient({
		url,
		disableOfflineQueue: true,
		socket: {
			// The loop above retries the first connection, with a time limit.
			reconnectStrategy: (retries, error) =>
				wasOpen ? Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_PAUSE) : error,
		},
	});
	redis.on("ready", () => {
		wasOpen = true;
	});
	redis.on("error", (error) => {
		if (wasOpen && logThrottle.allows("away"))
			log.warn({ err: error }, "the connection to the bus is lost");
	});
	return redis;
}

function unusable(url: string, error: unknown): BusUnusable {
	const { hostname, port } = new URL(url);
	const why = error instanceof Error ? error.message : String(error);
	return new BusUnusable(
		`BUS_URL must lead to a Redis or Valkey server, at ${hostname}:${port || 6379} it does not: ${why}`,
	);
}
