import { currentPhase } from "#game/phases/index.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { Ending, Room } from "#game/room.ts";
import { gameView, playerView, type Surroundings } from "#game/view.ts";
import type { Db } from "../db/connection.ts";
import { readParts } from "../db/parts.ts";
import type { Publication } from "../workflows/messages.ts";
import type { Bus } from "./bus/bus.ts";
import { engineNow } from "./engine-time.ts";
import { Library } from "./library.ts";
import { log } from "./log.ts";
import { mergePatch } from "./merge-patch.ts";
import { Presence } from "./presence.ts";
import type { Game, OwnPlayer, ServerMessage } from "./protocol.ts";
import { touchedPlayers } from "./touched.ts";

/** One connection of a player to a room. */
export interface Viewer {
	readonly player: number;
	/** Unique among all connections of all processes. */
	readonly connection: string;
	/** What the client's `player` is by the messages sent so far; null before the first snapshot. */
	view: OwnPlayer | null;
	/** The running part's text at the last snapshot: what the client has typed since is not sent back to it. */
	draft: { submission: number; content: string } | null;
	send(text: string): void;
	/** Begins to hear what is published to all viewers of the room. */
	subscribe(topic: string): void;
	close(code: number): void;
}

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

/** A room as this process shows it to its connections: the last known state, and what each client has of it. */
export class LiveRoom {
	room: Room;
	readonly presence: Presence;
	readonly viewers = new Map<number, Viewer>();
	private readonly library = new Library();
	private game: Game | null = null;
	private seq = 0;
	private fetching: Promise<void> | null = null;
	private answers: Answer[] = [];
	/** Viewers whose own view may differ from what they have; null for all of them. */
	private touched: Set<number> | null = new Set();
	private readonly db: Db;
	private readonly publish: (topic: string, text: string) => void;
	private readonly answered: (answer: Answer) => (string | true)[];

	/** `publish` sends to all subscribed viewers; `answered` says which client ids an engine's answer stands for. */
	constructor(
		room: Room,
		db: Db,
		bus: Bus,
		publish: (topic: string, text: string) => void,
		answered: (answer: Answer) => (string | true)[],
	) {
		this.room = room;
		this.db = db;
		this.publish = publish;
		this.answered = answered;
		this.presence = new Presence(room.id, bus);
	}

	get topic(): string {
		return `game/${this.room.id}`;
	}

	/** Takes in what the room's workflow published; an equal version that comes again replaces the earlier one. */
	receive({ room, acks, refusals }: Publication): void {
		if (room.version >= this.room.version) {
			this.touch(touchedPlayers(this.room, room));
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

	/** Sends everybody what has changed since the last time: shared things once to all, personal things one by one. */
	emit(): void {
		if (this.fetching) return;
		const missing = this.library.missing(this.room);
		if (missing) {
			this.fetching = this.library
				.fetch(this.db, missing)
				.catch((error) => log.error({ err: error, game: this.room.id }, "texts of a room could not be read"))
				.then(() => {
					this.fetching = null;
					this.touched = null;
					this.emit();
				});
			return;
		}
		this.emitGame();
		for (const viewer of this.viewers.values()) {
			if (this.touched === null || this.touched.has(viewer.player)) this.emitPlayer(viewer);
		}
		this.touched = new Set();
		this.emitAnswers();
		this.dismiss();
	}

	/** Somebody came, went or types. */
	notice(player: number): void {
		this.touch(new Set([player]));
		this.emit();
	}

	/** Seats a connection: it gets the whole state and everything from then on. */
	async welcome(viewer: Viewer): Promise<void> {
		viewer.draft = await this.readDraft(viewer.player);
		while (this.fetching) await this.fetching;
		this.emit();
		while (this.fetching) await this.fetching;
		if (!this.isHere(viewer.player)) return goAway(viewer, this.whyAway(viewer.player));
		viewer.subscribe(this.topic);
		this.viewers.set(viewer.player, viewer);
		this.snapshot(viewer);
		this.presence.say(viewer.player, true);
	}

	/** Sends a full snapshot with the state of the last seq. */
	snapshot(viewer: Viewer): void {
		const seat = this.room.seats[viewer.player];
		if (!seat || !this.game) {
			goAway(viewer, REFUSALS.notHere);
			return;
		}
		viewer.view = playerView(this.room, seat, this.around(viewer));
		send(viewer, { seq: this.seq, game: this.game, player: viewer.view });
	}

	/** Reads the draft again before a snapshot that a client asked for. */
	async resync(viewer: Viewer): Promise<void> {
		viewer.draft = await this.readDraft(viewer.player);
		while (this.fetching) await this.fetching;
		this.snapshot(viewer);
	}

	leave(viewer: Viewer): void {
		if (this.viewers.get(viewer.player) !== viewer) return;
		this.viewers.delete(viewer.player);
		this.presence.say(viewer.player, false);
	}

	private touch(players: Set<number> | null): void {
		if (players === null) this.touched = null;
		else for (const player of players) this.touched?.add(player);
	}

	private emitGame(): void {
		const game = gameView(this.room, this.around(null));
		const patch = this.game && mergePatch(this.game, game);
		if (this.game && !patch) return;
		const prev = this.seq++;
		this.game = game;
		if (patch) this.publish(this.topic, JSON.stringify({ now: engineNow(), seq: this.seq, prev, game: patch } satisfies ServerMessage));
	}

	private emitPlayer(viewer: Viewer): void {
		const seat = this.room.seats[viewer.player];
		if (!seat || !viewer.view) return;
		const view = playerView(this.room, seat, this.around(viewer));
		const player = mergePatch(viewer.view, view);
		viewer.view = view;
		if (player) send(viewer, { seq: this.seq, prev: this.seq, player });
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
		return { submission: part.id, content: (await readParts(this.db, [part.id])).get(part.id) ?? "" };
	}
}

export function send(viewer: Pick<Viewer, "send">, message: Omit<ServerMessage, "now">): void {
	viewer.send(JSON.stringify({ now: engineNow(), ...message } satisfies ServerMessage));
}

/** Ends a connection for good: the client forgets the seat. */
export function goAway(viewer: Pick<Viewer, "send" | "close">, error: string): void {
	send(viewer, { goaway: true, error });
	viewer.close(1000);
}
