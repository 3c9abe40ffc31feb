import { currentPhase } from "#game/phases/index.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { Ending, Room } from "#game/room.ts";
import { gameView, playerView, type Surroundings } from "#game/wire/view.ts";
import type { Db } from "../../db/connection.ts";
import { readParts } from "../../db/parts.ts";
import type { Publication } from "../../workflows/messages.ts";
import type { Bus } from "../bus/bus.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";
import { affectedPlayers } from "./affected-players.ts";
import { isFull, Outgoing } from "./outgoing.ts";
import { Presence } from "./presence.ts";
import { Resyncs } from "./resyncs.ts";
import { TextCache } from "./text-cache.ts";
import { goAway, send, type Viewer } from "./viewer.ts";

/** An answer to one message: acknowledged, or refused with a text. */
interface Answer {
	player: number;
	id: string;
	error?: string;
}

const FAREWELLS: Record<Ending, string> = {
	host: "The host has closed this room",
	idle: "Nothing happened in this room for an hour, so it was closed",
	empty: "Everybody has left this room",
	retention: "This game is over and its stories have been removed",
};

/**
 * A room as this process shows it to its connections: the last known state, and what each client
 * has of it.
 */
export class LiveRoom {
	room: Room;
	readonly presence: Presence;
	readonly viewers = new Map<number, Viewer>();
	private readonly library = new TextCache();
	private readonly outgoing: Outgoing;
	private readonly resyncs = new Resyncs((viewer) => this.resnapshot(viewer));
	private fetching: Promise<void> | null = null;
	private noticed: NodeJS.Immediate | null = null;
	private answers: Answer[] = [];
	/** Viewers whose own view may differ from what they have; null for all of them. */
	private touched: Set<number> | null = new Set();
	private readonly db: Db;
	private readonly answered: (answer: Answer) => (string | true)[];

	/**
	 * `publish` sends to all subscribed viewers; `answered` says which client ids an engine's answer
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
		this.db = db;
		this.answered = answered;
		this.presence = new Presence(room.id, bus);
		this.outgoing = new Outgoing(`game/${room.id}`, publish);
	}

	/**
	 * Takes in what the room's workflow published; an equal version that comes again replaces the
	 * earlier one.
	 */
	receive({ room, acks, refusals }: Publication): void {
		if (room.version >= this.room.version) {
			this.touch(affectedPlayers(this.room, room));
			this.room = room;
		}
		this.answers.push(...acks, ...refusals);
		this.emit();
	}

	/** Sends the answers that come without a new state. */
	answer(answers: Answer[]): void {
		this.answers.push(...answers);
		this.emit();
	}

	/**
	 * Sends everybody what has changed since the last time: shared things once to all, personal
	 * things one by one.
	 */
	emit(): void {
		if (this.fetching) return;
		const missing = this.library.missing(this.room);
		if (missing) {
			this.fetching = this.library
				.fetch(this.db, missing)
				.catch((error) => {
					log.error({ err: error, game: this.room.id }, "texts of a room could not be read");
					return new Promise((resolve) => setTimeout(resolve, WIRE_LIMITS.readingPause).unref());
				})
				.then(() => {
					this.fetching = null;
					this.touched = null;
					this.emit();
				});
			return;
		}
		const viewers = [...this.viewers.values()];
		this.outgoing.suspendSlow(viewers);
		this.outgoing.sendGame(gameView(this.room, this.around(null)), viewers);
		for (const viewer of viewers) {
			const seat = this.room.seats[viewer.player];
			if (!seat || !viewer.view || this.touched?.has(viewer.player) === false) continue;
			this.outgoing.sendPlayer(viewer, playerView(this.room, seat, this.around(viewer)));
		}
		this.touched = new Set();
		this.emitAnswers();
		this.dismiss();
	}

	/**
	 * Somebody came, went or types: sent after this turn of the event loop, because a lost network
	 * takes many at once.
	 */
	notice(player: number): void {
		this.touch(new Set([player]));
		this.noticed ??= setImmediate(() => {
			this.noticed = null;
			this.emit();
		});
	}

	/** Seats a connection: it gets the whole state and everything from then on. */
	async welcome(viewer: Viewer): Promise<void> {
		viewer.draft = await this.readDraft(viewer.player);
		while (this.fetching) await this.fetching;
		this.emit();
		while (this.fetching) await this.fetching;
		if (viewer.closed) return;
		if (!this.isHere(viewer.player)) return goAway(viewer, this.whyAway(viewer.player));
		this.viewers.set(viewer.player, viewer);
		this.snapshot(viewer);
		this.presence.say(viewer.player, true);
	}

	/** Sends the snapshot that a client asked for, at most one a second. */
	resync(viewer: Viewer): Promise<void> {
		return this.resyncs.ask(viewer);
	}

	/** A connection has taken bytes that waited for it: what it was spared is sent now. */
	drained(viewer: Viewer): void {
		if (this.viewers.get(viewer.player) !== viewer || isFull(viewer)) return;
		if (viewer.view === null) void this.resync(viewer);
		else this.outgoing.serve(viewer);
	}

	leave(viewer: Viewer): void {
		this.resyncs.forget(viewer);
		if (this.viewers.get(viewer.player) !== viewer) return;
		this.viewers.delete(viewer.player);
		this.presence.say(viewer.player, false);
	}

	/** Reads the draft again before a snapshot that a client asked for. */
	private async resnapshot(viewer: Viewer): Promise<void> {
		if (viewer.closed) return;
		if (!isFull(viewer)) viewer.draft = await this.readDraft(viewer.player);
		while (this.fetching) await this.fetching;
		this.snapshot(viewer);
	}

	private snapshot(viewer: Viewer): void {
		const seat = this.room.seats[viewer.player];
		if (viewer.closed) return;
		if (seat) this.outgoing.sendSnapshot(viewer, playerView(this.room, seat, this.around(viewer)));
		else goAway(viewer, REFUSALS.notHere);
	}

	private touch(players: Set<number> | null): void {
		if (players === null) this.touched = null;
		else for (const player of players) this.touched?.add(player);
	}

	private emitAnswers(): void {
		const answers = this.answers;
		this.answers = [];
		for (const answer of answers) {
			for (const id of this.answered(answer)) {
				const viewer = this.viewers.get(answer.player);
				if (!viewer) continue;
				if (answer.error === undefined) send(viewer, { ack: id });
				else send(viewer, id === true ? { error: answer.error } : { error: answer.error, id });
			}
		}
	}

	/** Sends home whoever has no seat any more. */
	private dismiss(): void {
		const { closed } = this.room;
		for (const viewer of [...this.viewers.values()]) {
			if (closed) goAway(viewer, FAREWELLS[closed]);
			else if (!this.isHere(viewer.player)) goAway(viewer, this.whyAway(viewer.player));
		}
	}

	private isHere(player: number): boolean {
		return this.room.seats[player]?.gone === false;
	}

	private whyAway(player: number): string {
		return this.room.kicked.includes(player) ? REFUSALS.kicked : REFUSALS.notHere;
	}

	private around(viewer: Viewer | null): Surroundings {
		const { texts, prompts, parts } = this.library;
		return {
			text: (id) => texts.get(id) ?? "",
			prompt: (id) => prompts.get(id) ?? "",
			part: (id) => parts.get(id) ?? (viewer?.draft?.submission === id ? viewer.draft.content : ""),
			connected: (player) => this.presence.connected(player),
			typing: (player) => this.presence.typing(player),
		};
	}

	private async readDraft(player: number): Promise<Viewer["draft"]> {
		const seat = this.room.seats[player];
		const part = seat && currentPhase(this.room).view(this.room, seat).submission;
		if (!part || part.closed) return null;
		return {
			submission: part.id,
			content: (await readParts(this.db, [part.id])).get(part.id) ?? "",
		};
	}
}
