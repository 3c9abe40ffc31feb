import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";
import type { PresenceChange } from "./bus.ts";
import type { Redis } from "./redis-connection.ts";

/** Deletes a field of a hash while it has this value, because the player may be back elsewhere. */
const DELETE_IF_SAME =
	"if redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end";

/**
 * Who is connected to which process, kept in Redis. Each process renews a lease, and when a lease
 * has run out, the players of its process count as disconnected.
 */
export class Leases {
	/** By process: the connected players of the games that this process follows or serves. */
	private readonly connected = new Map<string, Map<string, PresenceChange>>();
	/** Monotonic ms from which on other leases are believed to have run out. */
	private judgeFrom = 0;
	private readonly renewing: NodeJS.Timeout;
	private readonly checking: NodeJS.Timeout;
	private readonly redis: Redis;
	private readonly prefix: string;
	private readonly own: string;
	private readonly lost: (change: PresenceChange) => void;

	/** `own` names this process; `lost` is called for each player whose process is gone. */
	constructor(redis: Redis, prefix: string, own: string, lost: (change: PresenceChange) => void) {
		this.redis = redis;
		this.prefix = prefix;
		this.own = own;
		this.lost = lost;
		this.renewing = setInterval(() => void this.renew(), WIRE_LIMITS.leaseRenewed).unref();
		this.checking = setInterval(() => void this.check(), WIRE_LIMITS.leaseChecked).unref();
	}

	/** Notes a change of a player who is connected to a process. */
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

	/** Returns who is connected to a game in processes whose lease runs, and notes it. */
	async read(game: number): Promise<PresenceChange[]> {
		const entries = Object.entries(await this.redis.hGetAll(this.key(game)));
		const changes: PresenceChange[] = [];
		for (const [player, value] of entries) {
			const [process = "", connectionNumber] = value.split(" ");
			if (process === this.own || !(await this.isAlive(process))) continue;
			const change: PresenceChange = {
				kind: "presence",
				...{ game, player: Number(player), connected: true, typing: false },
				connectionNumber: Number(connectionNumber),
			};
			this.note(process, change);
			changes.push(change);
		}
		return changes;
	}

	/** Takes the lease again; returns what this process has to publish again after the bus was away. */
	async resume(): Promise<PresenceChange[]> {
		// The others take theirs again too.
		this.judgeFrom = performance.now() + WIRE_LIMITS.lease;
		await this.renew();
		const own = [...(this.connected.get(this.own)?.values() ?? [])];
		for (const change of own) await this.write(change);
		return own;
	}

	/** Forgets the players of games that nobody here follows. */
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

	/** Takes or renews the lease. */
	async renew(): Promise<void> {
		const PX = WIRE_LIMITS.lease;
		// A lost bus is reported by its connection.
		await this.redis
			.set(this.lease(this.own), "", { expiration: { type: "PX", value: PX } })
			.catch(() => {});
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
			const gone = { ...change, connected: false, typing: false };
			this.lost(gone);
			await this.write(gone, process).catch(() => {});
		}
	}

	private async isAlive(process: string): Promise<boolean> {
		return (await this.redis.exists(this.lease(process))) === 1;
	}

	private async write(
		{ game, player, connected, connectionNumber }: PresenceChange,
		process = this.own,
	): Promise<void> {
		const [key, field, value] = [this.key(game), String(player), `${process} ${connectionNumber}`];
		const written = connected
			? this.redis.multi().hSet(key, field, value).pExpire(key, WIRE_LIMITS.presenceKept).exec()
			: this.redis.eval(DELETE_IF_SAME, { keys: [key], arguments: [field, value] });
		await written.catch(() => {}); // resume() repeats it
	}

	private readonly key = (game: number): string => `${this.prefix}:connected:${game}`;
	private readonly lease = (process: string): string => `${this.prefix}:lease:${process}`;
}
