import type { Db } from "../../db/connection.ts";
import { roomById } from "../../db/rooms.ts";
import { gameOf, type Publication } from "../../workflows/messages.ts";
import type { Bus, BusMessage, PresenceChange } from "../bus/bus.ts";
import type { Engine } from "../engine/engine.ts";
import { engineNow } from "../engine/engine-time.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { AbandonedRooms } from "./abandoned-rooms.ts";
import { HostWatch } from "./host-watch.ts";
import { makeOpenRoom, type OpenRoom, type Surroundings, stopTimers } from "./open-room.ts";
import { isScreen } from "./presence.ts";
import { closeKickedScreens } from "./screens/kicked-screens.ts";
import { recordScreens } from "./screens/seen-screens.ts";
import type { Sockets } from "./viewer.ts";

/** What the rooms of a process need from the server. */
interface RoomsOptions
	extends Pick<Surroundings, "db" | "engine" | "bus" | "actionsPerMinute" | "changePace"> {
	sockets: Sockets;
}

/** The rooms with viewers in this process. They are read from the engine on demand. */
export class Rooms {
	private readonly open = new Map<number, OpenRoom>();
	/** By game: the rooms being read, with the messages received meanwhile. */
	private readonly opening = new Map<
		number,
		{ room: Promise<OpenRoom | null>; received: BusMessage[] }
	>();
	private readonly hosts: HostWatch;
	private readonly abandoned: AbandonedRooms;
	/** When this process started, in epoch ms and in monotonic ms. */
	private readonly since = Date.now();
	private readonly started = performance.now();
	private readonly options: RoomsOptions;
	private readonly db: Db;
	private readonly engine: Engine;
	private readonly bus: Bus;
	/** By game: functions that stop the delivery of its messages. */
	private readonly following = new Map<number, () => void>();
	private readonly forgetTimer = setInterval(
		() => this.forgetUnused(),
		WIRE_LIMITS.forgetRoom,
	).unref();
	private readonly forgetScreens: () => void;
	private readonly overdueTimer = setInterval(() => this.askOverdue(), WIRE_LIMITS.overdue).unref();

	constructor(options: RoomsOptions) {
		const { db, engine, bus } = options;
		this.options = options;
		this.db = db;
		this.engine = engine;
		this.bus = bus;
		this.hosts = new HostWatch(engine, bus);
		this.forgetScreens = recordScreens(db, () =>
			[...this.open.values()].flatMap(({ live }) => live.viewers.screens),
		);
		this.abandoned = new AbandonedRooms(
			db,
			engine,
			bus,
			(game) => (this.open.get(game)?.live.viewers.players ?? 0) > 0,
		);
	}

	/**
	 * Returns the room of a game, read from the engine if this process does not have it; null when it
	 * is over.
	 */
	find(game: number): Promise<OpenRoom | null> {
		const known = this.open.get(game);
		if (known) {
			known.askedFor = performance.now();
			return Promise.resolve(known);
		}
		const opening = this.opening.get(game);
		if (opening) return opening.room;
		const room = this.load(game).finally(() => {
			this.opening.delete(game);
			if (!this.open.has(game)) this.unfollow(game);
		});
		this.opening.set(game, { room, received: [] });
		return room;
	}

	/** Returns the number of rooms and connections in this process. */
	counts(): { rooms: number; connections: number } {
		let connections = 0;
		for (const { live } of this.open.values()) connections += live.viewers.all().length;
		return { rooms: this.open.size, connections };
	}

	/** Returns the age in ms of the oldest action without a reply; 0 when there is none. */
	oldestAction(): number {
		const oldest = [...this.open.values()].map(({ dispatch }) => dispatch.oldestReceived());
		return Math.max(0, performance.now() - Math.min(...oldest));
	}

	async close(): Promise<void> {
		clearInterval(this.forgetTimer);
		clearInterval(this.overdueTimer);
		this.forgetScreens();
		this.hosts.close();
		for (const room of this.open.values()) stopTimers(room);
		await this.abandoned.close();
	}

	private async load(game: number): Promise<OpenRoom | null> {
		this.following.set(game, await this.bus.follow(game, (message) => this.receive(message)));
		const row = await roomById(this.db, game);
		if (row && this.mayHaveLostItsWorker(row)) await this.engine.freeFromWorker(row.code);
		const state = row && row.closedAt === null ? await this.engine.state(row.code) : null;
		// Codes are reused, so the engine's room with this code may be a different one.
		if (state?.id !== game || state.closed) return null;
		const room = makeOpenRoom(state, {
			...this.options,
			publish: this.options.sockets.publish,
			receive: (publication) => this.receivePublication(publication),
		});
		this.open.set(game, room);
		for (const message of this.opening.get(game)?.received ?? []) this.receive(message);
		this.hosts.check(room.live);
		return room;
	}

	/** Returns whether a room's last worker may have died, because this process has just started. */
	private mayHaveLostItsWorker({
		createdAt,
		closedAt,
	}: {
		createdAt: number;
		closedAt: number | null;
	}): boolean {
		return (
			closedAt === null &&
			createdAt < this.since &&
			performance.now() < this.started + WIRE_LIMITS.afterStart
		);
	}

	private receive(message: BusMessage): void {
		if (!this.open.has(message.game)) this.opening.get(message.game)?.received.push(message);
		switch (message.kind) {
			case "publication":
				this.receivePublication(message.publication);
				break;
			case "presence":
				this.receivePresence(message);
				break;
			case "takeover":
				this.options.sockets.closeOlder(message);
				break;
			case "screensClosed":
				this.options.sockets.closeScreens(message);
				break;
			case "keysEnded":
				this.options.sockets.closeKeys(message);
				break;
			case "sparks":
				this.open.get(message.game)?.sparks.deliver(message.sparks);
				break;
			case "heat":
				this.open.get(message.game)?.sparks.warmUp(message.player);
				break;
			case "resumed":
				void this.open.get(message.game)?.dispatch.askRoom();
				break;
			default:
				// A process of a newer version sent a kind that this version does not support.
				message satisfies never;
		}
	}

	private receivePublication(publication: Publication): void {
		const game = gameOf(publication);
		const room = this.open.get(game);
		if (!room) return;
		const { live } = room;
		const before = live.room;
		if (!live.receive(publication)) void this.catchUp(room, publication);
		closeKickedScreens(this.db, this.bus, before, live.room);
		if (live.room.closed) this.forget(room);
		else this.hosts.check(live);
	}

	private receivePresence(change: PresenceChange): void {
		const { game } = change;
		const room = this.open.get(game);
		if (!isScreen(change.player)) this.abandoned.note(game);
		const changed = room?.live.presence.receive(change);
		if (!room || !changed) return;
		room.live.presenceChanged(change.player, changed);
		this.hosts.check(room.live);
	}

	/**
	 * Queries a room after a missed publication, until its state is not older than the given one.
	 * Then sends the publication's replies.
	 */
	private async catchUp({ live, dispatch }: OpenRoom, publication: Publication): Promise<void> {
		if (!("changes" in publication)) return;
		// A query already in progress may return an older state.
		for (let tries = 0; tries < 2; tries++) {
			await dispatch.askRoom();
			if (live.room.version >= publication.changes.to) break;
		}
		live.answer([...publication.acks, ...publication.refusals]);
	}

	/**
	 * Queries the rooms that are past their deadline, because their publication may be lost and no
	 * player's action waits for it.
	 */
	private askOverdue(): void {
		for (const { live, dispatch } of this.open.values()) {
			const { deadline } = live.room;
			if (deadline !== null && engineNow() > deadline + WIRE_LIMITS.overdue)
				void dispatch.askRoom();
		}
	}

	/**
	 * Drops the rooms without viewers, except those that somebody has just asked for: a connection
	 * that enters a dropped room would never get another message.
	 */
	private forgetUnused(): void {
		const before = performance.now() - WIRE_LIMITS.forgetRoom;
		for (const room of this.open.values())
			if (!room.live.inUse && room.askedFor < before) this.forget(room);
	}

	private forget(room: OpenRoom): void {
		const { id } = room.live.room;
		this.hosts.forget(id);
		stopTimers(room);
		this.open.delete(id);
		this.unfollow(id);
	}

	private unfollow(game: number): void {
		this.following.get(game)?.();
		this.following.delete(game);
	}
}
