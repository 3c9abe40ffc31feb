import type { Db } from "../../db/connection.ts";
import { type RoomRecord, roomById } from "../../db/rooms.ts";
import type { Publication } from "../../workflows/messages.ts";
import type { Bus } from "../bus/bus.ts";
import type { Engine } from "../engine/engine.ts";
import { engineNow } from "../engine/engine-time.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";
import { Dispatch } from "../socket/dispatch.ts";
import { SavedIds } from "../socket/saved-ids.ts";
import { LiveRoom } from "./live-room.ts";

/** A room with connections in this process, and the way its players' actions take to the engine. */
export interface OpenRoom {
	live: LiveRoom;
	dispatch: Dispatch;
	saved: SavedIds;
}

/**
 * The rooms that this process shows to somebody; others are asked of the engine when somebody
 * comes.
 */
export class Rooms {
	private readonly open = new Map<number, OpenRoom>();
	private readonly opening = new Map<
		number,
		{ room: Promise<OpenRoom | null>; latest: Publication | null }
	>();
	private readonly hostGone = new Map<number, NodeJS.Timeout>();
	/** Epoch ms, and the same moment in monotonic ms. */
	private readonly since = Date.now();
	private readonly started = performance.now();
	private readonly db: Db;
	private readonly engine: Engine;
	private readonly bus: Bus;
	private readonly publish: (topic: string, text: string) => void;
	private readonly actionsPerMinute: number;
	private readonly sweeper = setInterval(() => this.sweep(), WIRE_LIMITS.forgetRoom).unref();
	private readonly doubter = setInterval(() => this.askOverdue(), WIRE_LIMITS.overdue).unref();

	/** `actionsPerMinute`: how many actions of one seat go to the engine. */
	constructor(
		db: Db,
		engine: Engine,
		bus: Bus,
		publish: (topic: string, text: string) => void,
		actionsPerMinute: number,
	) {
		this.db = db;
		this.engine = engine;
		this.bus = bus;
		this.publish = publish;
		this.actionsPerMinute = actionsPerMinute;
		bus.subscribe((message) => {
			if (message.kind === "publication") this.receive(message.publication);
			else if (message.kind === "presence") {
				const room = this.open.get(message.game);
				const { player, connected, typing } = message;
				if (!room?.live.presence.hear(player, connected, typing)) return;
				room.live.notice(player);
				this.watchHost(room);
			}
		});
	}

	/**
	 * The room of a game, read from the engine when nobody here looked at it before; null when it is
	 * over.
	 */
	find(game: number): Promise<OpenRoom | null> {
		const known = this.open.get(game);
		if (known) return Promise.resolve(known);
		const opening = this.opening.get(game);
		if (opening) return opening.room;
		const room = this.load(game).finally(() => this.opening.delete(game));
		this.opening.set(game, { room, latest: null });
		return room;
	}

	/** How many rooms and connections this process holds. */
	counts(): { rooms: number; connections: number } {
		let connections = 0;
		for (const { live } of this.open.values()) connections += live.viewers.size;
		return { rooms: this.open.size, connections };
	}

	/** Every connection of this process. */
	*viewers() {
		for (const { live } of this.open.values()) yield* live.viewers.values();
	}

	close(): void {
		clearInterval(this.sweeper);
		clearInterval(this.doubter);
		for (const timer of this.hostGone.values()) clearTimeout(timer);
		for (const { live, dispatch } of this.open.values()) {
			live.presence.close();
			dispatch.close();
		}
	}

	private async load(game: number): Promise<OpenRoom | null> {
		const row = await roomById(this.db, game);
		if (row && this.mayHaveLostItsWorker(row)) await this.engine.freeFromWorker(row.code);
		const state = row && row.closedAt === null ? await this.engine.state(row.code) : null;
		// A code is used again after a room is closed: the engine's room may be another one.
		if (state?.id !== game || state.closed) return null;
		const dispatch = new Dispatch({
			code: state.code,
			engine: this.engine,
			actionsPerMinute: this.actionsPerMinute,
			answer: ({ room, acks, refusals }) => {
				if (room) this.receive({ room, acks, refusals });
				else live.answer([...acks, ...refusals]);
			},
		});
		const live: LiveRoom = new LiveRoom(state, this.db, this.bus, this.publish, (answer) =>
			dispatch.answered(answer),
		);
		const room = { live, dispatch, saved: new SavedIds() };
		this.open.set(game, room);
		const latest = this.opening.get(game)?.latest;
		if (latest) live.receive(latest);
		this.watchHost(room);
		return room;
	}

	/** A room from before this process's start, which may have been a crash of its worker too. */
	private mayHaveLostItsWorker({ createdAt, closedAt }: RoomRecord): boolean {
		return (
			closedAt === null &&
			createdAt < this.since &&
			performance.now() < this.started + WIRE_LIMITS.afterStart
		);
	}

	private receive(publication: Publication): void {
		const game = publication.room.id;
		const room = this.open.get(game);
		if (room) {
			room.live.receive(publication);
			if (publication.room.closed) this.forget(room);
			else this.watchHost(room);
		} else {
			const opening = this.opening.get(game);
			if (opening && (opening.latest?.room.version ?? 0) <= publication.room.version)
				opening.latest = publication;
		}
	}

	/** Tells the room when its host has been without a connection for a minute. */
	private watchHost({ live }: OpenRoom): void {
		const { id: game, hostId: host, code } = live.room;
		const waiting = this.hostGone.has(game);
		const here = live.presence.connected(host);
		if (here === !waiting) return;
		clearTimeout(this.hostGone.get(game));
		this.hostGone.delete(game);
		if (here) return;
		const timer = setTimeout(() => {
			this.hostGone.delete(game);
			if (live.room.hostId !== host || live.presence.connected(host)) return;
			this.engine
				.hostGone(code, { host, heirs: live.presence.heirs() })
				.catch((error) =>
					log.warn({ err: error, game }, "the room did not hear that its host is gone"),
				);
		}, WIRE_LIMITS.hostGone);
		this.hostGone.set(game, timer.unref());
	}

	/**
	 * A publication that was lost at the end of a phase is missed by nobody's action: rooms past
	 * their deadline are asked.
	 */
	private askOverdue(): void {
		for (const { live, dispatch } of this.open.values()) {
			const { deadline } = live.room;
			if (deadline !== null && engineNow() > deadline + WIRE_LIMITS.overdue)
				void dispatch.askRoom();
		}
	}

	private sweep(): void {
		for (const room of this.open.values()) if (room.live.viewers.size === 0) this.forget(room);
	}

	private forget({ live, dispatch }: OpenRoom): void {
		const { id } = live.room;
		clearTimeout(this.hostGone.get(id));
		this.hostGone.delete(id);
		live.presence.close();
		dispatch.close();
		this.open.delete(id);
	}
}
