import type { Db } from "../../db/connection.ts";
import { roomById } from "../../db/rooms.ts";
import type { Publication } from "../../workflows/messages.ts";
import type { Bus } from "../bus/bus.ts";
import { Dispatch } from "../engine/dispatch.ts";
import type { Engine } from "../engine/engine.ts";
import { engineNow } from "../engine/engine-time.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { HostWatch } from "./host-watch.ts";
import { LiveRoom } from "./live-room.ts";
import { SavedIds } from "./saved-ids.ts";

/** What this process holds of a room that somebody views. */
export interface OpenRoom {
	live: LiveRoom;
	/** Sends the players' actions to the engine. */
	dispatch: Dispatch;
	saved: SavedIds;
}

/** The rooms that somebody views in this process. They are read from the engine on demand. */
export class Rooms {
	private readonly open = new Map<number, OpenRoom>();
	/** By game: the rooms that are being read, each with its latest publication. */
	private readonly opening = new Map<
		number,
		{ room: Promise<OpenRoom | null>; latest: Publication | null }
	>();
	private readonly hosts: HostWatch;
	/** When this process started, in epoch ms and in monotonic ms. */
	private readonly since = Date.now();
	private readonly started = performance.now();
	private readonly db: Db;
	private readonly engine: Engine;
	private readonly bus: Bus;
	private readonly publish: (topic: string, text: string) => void;
	private readonly actionsPerMinute: number;
	private readonly forgetTimer = setInterval(
		() => this.forgetUnused(),
		WIRE_LIMITS.forgetRoom,
	).unref();
	private readonly overdueTimer = setInterval(() => this.askOverdue(), WIRE_LIMITS.overdue).unref();

	/** `actionsPerMinute` limits the actions of one seat that go to the engine. */
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
		this.hosts = new HostWatch(engine);
		bus.subscribe((message) => {
			if (message.kind === "publication") this.receive(message.publication);
			else if (message.kind === "presence") {
				const room = this.open.get(message.game);
				const { player, connected, typing } = message;
				if (!room?.live.presence.receive(player, connected, typing)) return;
				room.live.emitSoon(player);
				this.hosts.check(room.live);
			}
		});
	}

	/** Returns the room of a game, read from the engine when it is not held; null when it is over. */
	find(game: number): Promise<OpenRoom | null> {
		const known = this.open.get(game);
		if (known) return Promise.resolve(known);
		const opening = this.opening.get(game);
		if (opening) return opening.room;
		const room = this.load(game).finally(() => this.opening.delete(game));
		this.opening.set(game, { room, latest: null });
		return room;
	}

	/** Returns how many rooms and connections this process holds. */
	counts(): { rooms: number; connections: number } {
		let connections = 0;
		for (const { live } of this.open.values()) connections += live.viewers.size;
		return { rooms: this.open.size, connections };
	}

	close(): void {
		clearInterval(this.forgetTimer);
		clearInterval(this.overdueTimer);
		this.hosts.close();
		for (const { live, dispatch } of this.open.values()) {
			live.presence.close();
			dispatch.close();
		}
	}

	private async load(game: number): Promise<OpenRoom | null> {
		const row = await roomById(this.db, game);
		if (row && this.mayHaveLostItsWorker(row)) await this.engine.freeFromWorker(row.code);
		const state = row && row.closedAt === null ? await this.engine.state(row.code) : null;
		// Codes are reused, so the engine's room with this code may be another one.
		if (state?.id !== game || state.closed) return null;
		const dispatch = new Dispatch({
			code: state.code,
			engine: this.engine,
			actionsPerMinute: this.actionsPerMinute,
			answer: (answers) => {
				if ("room" in answers) this.receive(answers);
				else live.answer([...answers.acks, ...answers.refusals]);
			},
		});
		const live: LiveRoom = new LiveRoom(state, this.db, this.bus, this.publish, (answer) =>
			dispatch.answered(answer),
		);
		const room = { live, dispatch, saved: new SavedIds() };
		this.open.set(game, room);
		const latest = this.opening.get(game)?.latest;
		if (latest) live.receive(latest);
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

	private receive(publication: Publication): void {
		const game = publication.room.id;
		const room = this.open.get(game);
		if (room) {
			room.live.receive(publication);
			if (publication.room.closed) this.forget(room);
			else this.hosts.check(room.live);
		} else {
			const opening = this.opening.get(game);
			if (opening && (opening.latest?.room.version ?? 0) <= publication.room.version)
				opening.latest = publication;
		}
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

	/** Lets go of the rooms that nobody views. */
	private forgetUnused(): void {
		for (const room of this.open.values()) if (room.live.viewers.size === 0) this.forget(room);
	}

	private forget({ live, dispatch }: OpenRoom): void {
		const { id } = live.room;
		this.hosts.forget(id);
		live.presence.close();
		dispatch.close();
		this.open.delete(id);
	}
}
