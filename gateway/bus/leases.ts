import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import type { PresenceChange } from "./bus.ts";
import type { Redis } from "./redis-connection.ts";

/**
 * Deletes a field of a hash only if it still has this value, because the player may have
 * reconnected to another process, and if no lease of the second key runs, because the process may
 * be back.
 */
const DELETE_IF_SAME =
	"if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] and (KEYS[2] == nil or redis.call('EXISTS', KEYS[2]) == 0) then redis.call('HDEL', KEYS[1], ARGV[1]) end";

/** The value of a lease; only its existence matters. */
const HELD = "held";

/** Marks the entry of a screen that plays no sounds. */
const QUIET = "quiet";

/** The events of the leases. */
export interface LeaseEvents {
	/** A player's process is gone. */
	lost(change: PresenceChange): void;
	/**
	 * The other processes have dropped this one, because it was blocked for longer than its lease.
	 */
	lapsed(): void;
}

/**
 * The connected players of each process, stored in Redis. Each process renews a lease; when it
 * expires, the players of its process count as disconnected.
 */
export class Leases {
	/** By process: the connected players of the games that this process follows or serves. */
	private readonly connected = new Map<string, Map<string, PresenceChange>>();
	/** Monotonic ms from which expired leases of other processes count as lost. */
	private judgeFrom = 0;
	private readonly renewing: NodeJS.Timeout;
	private readonly checking: NodeJS.Timeout;
	private readonly redis: Redis;
	private readonly prefix: string;
	private readonly own: string;
	private readonly events: LeaseEvents;

	/** `own` is the name of this process. */
	constructor(redis: Redis, prefix: string, own: string, events: LeaseEvents) {
		this.redis = redis;
		this.prefix = prefix;
		this.own = own;
		this.events = events;
		this.renewing = setInterval(() => void this.keep(), WIRE_LIMITS.leaseRenewed).unref();
		this.checking = setInterval(() => void this.check(), WIRE_LIMITS.leaseChecked).unref();
	}

	/** Stores a change of a player who is connected to a process. */
	note(process: string, change: PresenceChange): void {
		const players = this.connected.get(process) ?? new Map<string, PresenceChange>();
		this.connected.set(process, players);
		const key = `${change.game}/${change.player}`;
		const before = players.get(key);
		if ((before?.connectionNumber ?? 0) > change.connectionNumber) return;
		if (change.connected) players.set(key, change);
		else players.delete(key);
		const isNew = before?.connectionNumber !== change.connectionNumber;
		if (process === this.own && (isNew || !change.connected)) void this.write(change);
	}

	/** Returns and stores who is connected to a game in processes with a running lease. */
	async read(game: number): Promise<PresenceChange[]> {
		const entries = Object.entries(await this.redis.hGetAll(this.key(game)));
		const changes: PresenceChange[] = [];
		for (const [player, value] of entries) {
			const [process = "", connectionNumber, quiet] = value.split(" ");
			if (process === this.own || !(await this.isAlive(process))) continue;
			const change: PresenceChange = {
				kind: "presence",
				...{ game, player: Number(player), connected: true, typing: false },
				connectionNumber: Number(connectionNumber),
				...(quiet === QUIET && { quiet: true }),
			};
			this.note(process, change);
			changes.push(change);
		}
		return changes;
	}

	/**
	 * Takes the lease again. Returns the changes that this process has to publish again, because the
	 * bus was lost or others have dropped them.
	 */
	async resume(): Promise<PresenceChange[]> {
		// The other processes renew their leases too.
		this.judgeFrom = performance.now() + WIRE_LIMITS.lease;
		await this.renew();
		const own = [...(this.connected.get(this.own)?.values() ?? [])];
		for (const change of own) await this.write(change);
		return own;
	}

	/** Drops the players of games that this process does not follow. */
	forget(game: number): void {
		for (const [process, players] of this.connected)
			if (process !== this.own)
				for (const [key, change] of players) if (change.game === game) players.delete(key);
	}

	async close(): Promise<void> {
		clearInterval(this.renewing);
		clearInterval(this.checking);
		await this.redis.del(this.lease(this.own)).catch(() => {});
	}

	/** Takes or renews the lease. Resolves to its former value, which is null without one. */
	async renew(): Promise<string | null> {
		const expiration = { type: "PX", value: WIRE_LIMITS.lease } as const;
		// The connection reports a lost bus.
		return this.redis.set(this.lease(this.own), HELD, { expiration, GET: true }).catch(() => HELD);
	}

	private async keep(): Promise<void> {
		if ((await this.renew()) === null) this.events.lapsed();
	}

	private async check(): Promise<void> {
		if (performance.now() < this.judgeFrom) return;
		for (const [process, players] of this.connected) {
			if (process === this.own) continue;
			if (players.size === 0) this.connected.delete(process);
			else if (!(await this.isAlive(process).catch(() => true)))
				await this.giveUp(process, players);
		}
	}

	private async giveUp(process: string, players: Map<string, PresenceChange>): Promise<void> {
		this.connected.delete(process);
		log.warn({ process, players: players.size }, "a process of the server is gone");
		for (const change of players.values()) {
			this.events.lost({ ...change, connected: false, typing: false });
			await this.remove(change, process).catch(() => {}); // a leftover is noticed when it is read
		}
	}

	private async isAlive(process: string): Promise<boolean> {
		return (await this.redis.exists(this.lease(process))) === 1;
	}

	private async write(change: PresenceChange): Promise<void> {
		const [key, field, value] = this.entry(change, this.own);
		const written = change.connected
			? this.redis.multi().hSet(key, field, value).pExpire(key, WIRE_LIMITS.presenceKept).exec()
			: this.redis.eval(DELETE_IF_SAME, { keys: [key], arguments: [field, value] });
		await written.catch(() => {}); // resume() repeats it
	}

	/** Removes a player of another process, unless that process is back. */
	private async remove(change: PresenceChange, process: string): Promise<void> {
		const [key, ...entry] = this.entry(change, process);
		const keys = [key, this.lease(process)];
		await this.redis.eval(DELETE_IF_SAME, { keys, arguments: entry });
	}

	/** Returns where and how a player's connection is stored: the key, the field and its value. */
	private entry(
		{ game, player, connectionNumber, quiet }: PresenceChange,
		process: string,
	): [string, string, string] {
		const value = [process, connectionNumber, ...(quiet ? [QUIET] : [])].join(" ");
		return [this.key(game), String(player), value];
	}

	private readonly key = (game: number): string => `${this.prefix}:connected:${game}`;
	private readonly lease = (process: string): string => `${this.prefix}:lease:${process}`;
}
