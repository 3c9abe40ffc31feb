import type { Ending, Room } from "#game/room.ts";
import { gameView, playerView, type ViewContext } from "#game/view.ts";
import type { Db } from "../../db/connection.ts";
import type { Publication } from "../../workflows/messages.ts";
import type { Bus } from "../bus/bus.ts";
import { type ErrorAnswer, type ErrorCode, refuse } from "../refusals.ts";
import { affectedPlayers } from "./affected-players.ts";
import { isFull, Outgoing } from "./outgoing.ts";
import { Presence } from "./presence.ts";
import { Resyncs } from "./resyncs.ts";
import { ViewTexts } from "./view-texts.ts";
import { goAway, refusalMessage, send, type Viewer } from "./viewer.ts";

/** The answer to one action: an ack, or a refusal with a text. */
interface Answer {
	player: number;
	id: string;
	error?: string;
	/** Absent in acks, and in the refusals of rooms that run an older build. */
	code?: ErrorCode;
}

const FAREWELLS = {
	host: "closedByHost",
	idle: "closedIdle",
	empty: "closedEmpty",
	retention: "contentRemoved",
} as const satisfies Record<Ending, ErrorCode>;

/** The last known state of a room, and the connections of this process that view it. */
export class LiveRoom {
	room: Room;
	readonly presence: Presence;
	readonly viewers = new Map<number, Viewer>();
	private readonly texts: ViewTexts;
	private readonly outgoing: Outgoing;
	private readonly resyncs = new Resyncs((viewer) => this.resnapshot(viewer));
	/** Set while `emitSoon` waits. */
	private emitting: NodeJS.Immediate | null = null;
	private answers: Answer[] = [];
	/** The players whose own view may differ from what was sent to them; null for all. */
	private affected: Set<number> | null = new Set();
	private readonly answered: (answer: Answer) => (string | true)[];

	/**
	 * `publish` sends to all subscribed viewers; `answered` returns the client ids that an answer
	 * stands for.
	 */
	constructor(
		room: Room,
		db: Db,
		bus: Bus,
		publish: (topic: string, text: string) => void,
		answered: (answer: Answer) => (string | true)[],
	) {
		this.room = room;
		this.texts = new ViewTexts(db);
		this.answered = answered;
		this.presence = new Presence(room.id, bus);
		this.outgoing = new Outgoing(`game/${room.id}`, publish);
	}

	/**
	 * Receives a publication of the room's workflow and sends what it changes. A state of the same
	 * version replaces the last one.
	 */
	receive({ room, acks, refusals }: Publication): void {
		if (room.version >= this.room.version) {
			this.markAffected(affectedPlayers(this.room, room));
			this.room = room;
		}
		this.answers.push(...acks, ...refusals);
		this.emit();
	}

	/** Sends answers that come without a new state. */
	answer(answers: Answer[]): void {
		this.answers.push(...answers);
		this.emit();
	}

	/**
	 * Sends what has changed since the last time: `game` once to all viewers, `player` to each viewer.
	 */
	emit(): void {
		if (this.texts.reading) return;
		if (this.texts.readMissing(this.room, this.emitAll)) return;
		const viewers = [...this.viewers.values()];
		this.outgoing.suspendSlow(viewers);
		this.outgoing.sendGame(gameView(this.room, this.context(null)), viewers);
		for (const viewer of viewers) {
			const seat = this.room.seats[viewer.player];
			if (!seat || !viewer.view || this.affected?.has(viewer.player) === false) continue;
			this.outgoing.sendPlayer(viewer, playerView(this.room, seat, this.context(viewer)));
		}
		this.affected = new Set();
		this.emitAnswers();
		this.closeUnseated();
	}

	/** Emits for all viewers, because new texts can change every view. */
	private readonly emitAll = (): void => {
		this.affected = null;
		this.emit();
	};

	/**
	 * Sends a change of a player's presence after this turn of the event loop, because a lost network
	 * disconnects many players at once.
	 */
	emitSoon(player: number): void {
		this.markAffected(new Set([player]));
		this.emitting ??= setImmediate(() => {
			this.emitting = null;
			this.emit();
		});
	}

	/** Adds a connection, which gets a snapshot and then every change. */
	async addViewer(viewer: Viewer): Promise<void> {
		viewer.draft = await this.texts.readDraft(this.room, viewer.player);
		while (this.texts.reading) await this.texts.reading;
		this.emit();
		while (this.texts.reading) await this.texts.reading;
		if (viewer.closed) return;
		if (!this.isSeated(viewer.player)) return goAway(viewer, this.whyAway(viewer.player));
		this.viewers.set(viewer.player, viewer);
		this.snapshot(viewer);
		this.presence.setConnected(viewer.player, true);
	}

	/** Sends the snapshot that a client requests, at most one a second. */
	resync(viewer: Viewer): Promise<void> {
		return this.resyncs.request(viewer);
	}

	/** Sends what was held back from a full connection that has drained. */
	drained(viewer: Viewer): void {
		if (this.viewers.get(viewer.player) !== viewer || isFull(viewer)) return;
		if (viewer.view === null) void this.resync(viewer);
		else this.outgoing.serve(viewer);
	}

	/** Removes a connection that has closed. */
	removeViewer(viewer: Viewer): void {
		this.resyncs.forget(viewer);
		if (this.viewers.get(viewer.player) !== viewer) return;
		this.viewers.delete(viewer.player);
		this.presence.setConnected(viewer.player, false);
	}

	/** Sends a requested snapshot, with the draft as it is now. */
	private async resnapshot(viewer: Viewer): Promise<void> {
		if (viewer.closed) return;
		if (!isFull(viewer)) viewer.draft = await this.texts.readDraft(this.room, viewer.player);
		while (this.texts.reading) await this.texts.reading;
		this.snapshot(viewer);
	}

	private snapshot(viewer: Viewer): void {
		const seat = this.room.seats[viewer.player];
		if (viewer.closed) return;
		if (seat) this.outgoing.sendSnapshot(viewer, playerView(this.room, seat, this.context(viewer)));
		else goAway(viewer, refuse("notHere"));
	}

	private markAffected(players: Set<number> | null): void {
		if (players === null) this.affected = null;
		else for (const player of players) this.affected?.add(player);
	}

	private emitAnswers(): void {
		const answers = this.answers;
		this.answers = [];
		for (const answer of answers) {
			for (const id of this.answered(answer)) {
				const viewer = this.viewers.get(answer.player);
				if (!viewer) continue;
				const { error: text, code } = answer;
				if (text === undefined) send(viewer, { ack: id });
				else send(viewer, refusalMessage({ text, code }, id === true ? undefined : id));
			}
		}
	}

	/** Closes the connections that no longer have a seat. */
	private closeUnseated(): void {
		const { closed } = this.room;
		for (const viewer of [...this.viewers.values()]) {
			if (closed) goAway(viewer, refuse(FAREWELLS[closed]));
			else if (!this.isSeated(viewer.player)) goAway(viewer, this.whyAway(viewer.player));
		}
	}

	private isSeated(player: number): boolean {
		return this.room.seats[player]?.gone === false;
	}

	private whyAway(player: number): ErrorAnswer {
		return refuse(this.room.kicked.includes(player) ? "kicked" : "notHere");
	}

	private context(viewer: Viewer | null): ViewContext {
		return this.texts.context(this.presence, viewer?.draft ?? null);
	}
}
