import type { Db } from "../../db/connection.ts";
import { removeGameContent } from "../../db/removal.ts";
import { markSeen, roomsUnseenSince } from "../../db/rooms.ts";
import type { Bus } from "../bus/bus.ts";
import type { Engine } from "../engine/engine.ts";
import { RoomOver } from "../engine/engine-errors.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";

/**
 * Records the last time each room had a connection, and closes rooms that had none for a day. Rooms
 * without a running clock would otherwise stay for ever.
 */
export class AbandonedRooms {
	/** The games with a new or lost connection since the last check. */
	private readonly changed = new Set<number>();
	/** Epoch ms since which players could connect: the start, or the end of the machine's sleep. */
	private reachableSince = Date.now();
	private lookedAt = Date.now();
	private running: Promise<void> = Promise.resolve();
	private readonly timer: NodeJS.Timeout;
	private readonly db: Db;
	private readonly engine: Pick<Engine, "abandoned" | "store">;
	private readonly bus: Pick<Bus, "isTurn">;
	private readonly isViewed: (game: number) => boolean;

	/** `isViewed` returns whether this process has a connection to the game. */
	constructor(
		db: Db,
		engine: Pick<Engine, "abandoned" | "store">,
		bus: Pick<Bus, "isTurn">,
		isViewed: (game: number) => boolean,
	) {
		this.db = db;
		this.engine = engine;
		this.bus = bus;
		this.isViewed = isViewed;
		this.timer = setInterval(() => {
			this.running = this.running
				.then(() => this.look())
				.catch((error) => log.warn({ err: error }, "cannot look for abandoned rooms"));
		}, WIRE_LIMITS.abandonedLookedAt);
		this.timer.unref();
	}

	/** Records that a game got or lost a connection. */
	note(game: number): void {
		this.changed.add(game);
	}

	/** Stops checking, and records the rooms that had a connection. */
	async close(): Promise<void> {
		clearInterval(this.timer);
		await this.running;
		await this.record(Date.now()).catch((error) =>
			log.warn({ err: error }, "cannot record which rooms had a connection"),
		);
	}

	private async look(): Promise<void> {
		const now = Date.now();
		// During sleep no player can connect, and an adjusted clock is no evidence about players.
		if (Math.abs(now - this.lookedAt) > 2 * WIRE_LIMITS.abandonedLookedAt)
			this.reachableSince = now;
		this.lookedAt = now;
		await this.record(now);
		const since = now - WIRE_LIMITS.abandoned;
		if (this.reachableSince > since) return;
		if (!(await this.bus.isTurn("abandoned", WIRE_LIMITS.abandonedLookedAt / 2))) return;
		for (const { id, code, seenAt } of await roomsUnseenSince(this.db, since)) {
			if (this.isViewed(id) || this.changed.has(id)) continue; // a player has just connected
			const seen = Math.max(seenAt, this.reachableSince);
			await this.end(id, code, seen < now - WIRE_LIMITS.abandonedForGood);
		}
	}

	private async record(now: number): Promise<void> {
		const seen = [...this.changed];
		await markSeen(this.db, seen, now);
		// Lasting connections are recorded at every check.
		for (const game of seen) if (!this.isViewed(game)) this.changed.delete(game);
	}

	private async end(game: number, code: string, forGood: boolean): Promise<void> {
		try {
			if (forGood) {
				await this.engine.store.end(code, "Nobody was connected for days");
				await removeGameContent(this.db, game);
			} else await this.engine.abandoned(code);
			log.info({ game, code }, "no player was connected in this room for a day, so it is closed");
		} catch (error) {
			// reconcile-rooms.ts closes rooms that the engine does not run.
			if (!(error instanceof RoomOver))
				log.warn({ err: error, game, code }, "cannot close an abandoned room");
		}
	}
}
