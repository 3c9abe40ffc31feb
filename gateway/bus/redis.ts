import { randomUUID } from "node:crypto";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import type { Bus, BusMessage } from "./bus.ts";
import { Leases } from "./leases.ts";
import { Listeners } from "./listeners.ts";
import type { Redis } from "./redis-connection.ts";
import { BUS_KINDS } from "./versions.ts";

/** A message with the process that published it. */
interface Sent {
	from: string;
	message: BusMessage;
}

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

/**
 * Returns the bus of many processes: a channel for each game, with a subscription in each process
 * that follows it. `store` is the id of the database, because servers with other databases may use
 * the same Redis. It is one function, because all its parts share the two connections.
 */
export async function redisBus(redis: Redis, store: string): Promise<Bus> {
	const own = randomUUID();
	const prefix = `plotluck:${store}`;
	const channel = (name: "game" | "sparks", game: number) => `${prefix}:${name}:${game}`;
	const channelsOf = (game: number) => [channel("game", game), channel("sparks", game)];
	const listeners = new Listeners();
	/** The games whose other processes may not have received this one's publications. */
	const untold = new Set<number>();
	const leases = new Leases(redis, prefix, own, {
		lost: (change) => listeners.deliver(change),
		lapsed: tryToResume,
	});
	const subscriber = redis.duplicate();
	subscriber.on("error", () => {}); // the other connection reports it
	await subscriber.connect();
	await leases.renew();
	// Both connections are lost together, but return one after the other.
	for (const connection of [redis, subscriber])
		connection.on("ready", () => {
			if (redis.isReady && subscriber.isReady) tryToResume();
		});

	function receive(text: string): void {
		try {
			const { from, message }: Sent = JSON.parse(text);
			if (message.kind === "presence" && from !== own) leases.note(from, message);
			listeners.deliver(message);
		} catch (error) {
			// A newer version may have sent it, so it must not end this process.
			if (logThrottle.allows("receive"))
				log.error({ err: error }, "cannot use a message of the bus");
		}
	}

	function publish(message: BusMessage): void {
		if (message.kind === "presence") leases.note(own, message);
		const text = JSON.stringify({ from: own, message } satisfies Sent);
		const to = channel(BUS_KINDS[message.kind].channel, message.game);
		redis.publish(to, text).catch((error) => {
			if (message.kind === "publication" || message.kind === "resumed") untold.add(message.game);
			if (logThrottle.allows("publish"))
				log.warn({ err: error }, "cannot send a message to the bus");
		});
	}

	function tryToResume(): void {
		resume().catch(() => {}); // the bus was lost again, so this will be repeated
	}

	async function resume(): Promise<void> {
		for (const change of await leases.resume()) publish(change);
		for (const game of listeners.games()) {
			for (const change of await leases.read(game)) listeners.deliver(change);
			listeners.deliver({ kind: "resumed", game });
		}
		const missed = [...untold];
		untold.clear();
		for (const game of missed) publish({ kind: "resumed", game });
	}

	return {
		shared: true,
		publish,
		async follow(game, listener) {
			const isFirst = !listeners.has(game);
			const remove = listeners.add(game, listener);
			try {
				if (isFirst) await subscriber.subscribe(channelsOf(game), receive);
				for (const change of await leases.read(game)) listener(change);
			} catch (error) {
				remove();
				throw error;
			}
			return () => {
				remove();
				if (listeners.has(game)) return;
				leases.forget(game);
				subscriber.unsubscribe(channelsOf(game), receive).catch(() => {});
			};
		},
		async isTurn(task, ms) {
			const turn = { condition: "NX", expiration: { type: "PX", value: ms } } as const;
			return (await redis.set(`${prefix}:turn:${task}`, own, turn).catch(() => null)) === "OK";
		},
		healthy: async () => (await redis.ping()) === "PONG",
		async close() {
			await leases.close();
			listeners.clear();
			subscriber.destroy();
			redis.destroy();
		},
	};
}
