import type { PlayerAction } from "#game/actions.ts";
import type { Room } from "#game/room.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import type { Db } from "../../db/connection.ts";
import type { Publication } from "../../workflows/messages.ts";
import type { Bus } from "../bus/bus.ts";
import { engineNow } from "../engine/engine-time.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { recordAction } from "../metrics.ts";
import { type ErrorAnswer, type ErrorCode, refuse } from "../refusals.ts";
import { affectedPlayers } from "./affected-players.ts";
import { closeReason } from "./close-reason.ts";
import { LastChanges } from "./last-changes.ts";
import { isFull } from "./outgoing.ts";
import { Presence, type PresencePart } from "./presence.ts";
import { publishedState } from "./published-state.ts";
import { Resyncs } from "./resyncs.ts";
import { Broadcast } from "./screens/broadcast.ts";
import { shownRoom } from "./shown-room.ts";
import { ViewTexts } from "./texts/view-texts.ts";
import { type ClientAnswer, goAway, sendAnswer, type Viewer } from "./viewer.ts";
import { Viewers } from "./viewers.ts";

/** The reply to one action: an ack, or a refusal with a text. */
interface Answer {
	player: number;
	id: string;
	error?: string;
	/** Absent in acks, and in the refusals of rooms under an older build. */
	code?: ErrorCode;
	values?: ErrorAnswer["values"];
}

/** The actions that this process sent to the room. */
interface SentActions {
	/** Returns the recorded actions without a reply (dispatch.ts). */
	recorded(): readonly PlayerAction[];
	/** Returns the results of a room's reply for the messages that it covers. */
	answered(answer: Answer): ClientAnswer[];
}

/** The last known state of a room, and the connections of this process that view it. */
export class LiveRoom {
	/** As the workflow published it. */
	room: Room;
	/** The state for viewers: `room` after the recorded actions. */
	private shown: Room;
	readonly presence: Presence;
	private readonly changes = new LastChanges();
	readonly viewers = new Viewers();
	/** The number of connections whose texts are being read before they view the room. */
	private arriving = 0;
	private readonly texts: ViewTexts;
	private readonly outgoing: Broadcast;
	private readonly resyncs = new Resyncs((viewer) => this.resnapshot(viewer));
	/** Set while `emitSoon` waits. */
	private emitting: NodeJS.Immediate | null = null;
	/** Set while a change of who types waits for another one. */
	private typing: NodeJS.Timeout | null = null;
	/** The replies to send after the state that they belong to. */
	private answers: (ClientAnswer & { player: number })[] = [];
	/** The players whose own view may differ from what was sent to them; null for all. */
	private affected: Set<number> | null = null;
	private readonly actions: SentActions;

	/** `publish` sends to all subscribed viewers. */
	constructor(
		room: Room,
		db: Db,
		bus: Bus,
		publish: (topic: string, text: string) => void,
		actions: SentActions,
	) {
		this.room = room;
		this.shown = room;
		this.texts = new ViewTexts(db);
		this.actions = actions;
		this.presence = new Presence(room.id, bus);
		this.outgoing = new Broadcast(room.id, publish);
	}

	/**
	 * Receives a publication of the room's workflow and sends its changes. Returns false when an
	 * earlier publication is missing; then it sends nothing, because the state is unknown and replies
	 * come after the state.
	 */
	receive(publication: Publication): boolean {
		const next = publishedState(this.room, publication);
		if (!next) return false;
		this.room = next;
		this.answer([...publication.acks, ...publication.refusals]);
		return true;
	}

	/** Sends replies of the room, and all other changes. */
	answer(answers: readonly Answer[]): void {
		for (const answer of answers)
			for (const message of this.actions.answered(answer))
				this.answers.push({ ...message, player: answer.player });
		this.emit();
	}

	/** Sends the changes since the last time: `game` to all viewers, `player` to each viewer. */
	emit(): void {
		this.cancelWaiting();
		if (this.texts.reading) return;
		this.update();
		if (this.texts.readMissing(this.shown, this.emitAll)) return;
		if (this.affected?.size !== 0) this.emitViews();
		this.emitAnswers();
		this.closeUnseated();
	}

	/** Recomputes the viewers' state. */
	private update(): void {
		const before = this.shown;
		const now = engineNow();
		this.shown = shownRoom(this.room, this.actions.recorded(), now);
		this.changes.note(this.shown, this.presence, now);
		this.markAffected(affectedPlayers(before, this.shown));
	}

	private emitViews(): void {
		const viewers = this.viewers.all();
		this.outgoing.suspendSlow(viewers);
		this.outgoing.sendGame(gameView(this.shown, this.context(null)), viewers);
		for (const viewer of viewers) {
			const seat = this.shown.seats[viewer.player];
			if (!seat || !viewer.view || this.affected?.has(viewer.player) === false) continue;
			this.outgoing.sendPlayer(viewer, playerView(this.shown, seat, this.context(viewer)));
		}
		this.affected = new Set();
	}

	/** Emits for all viewers, because new texts can change every view. */
	private readonly emitAll = (): void => {
		this.affected = null;
		this.emit();
	};

	/**
	 * Sends a change of a player's presence. A lost network disconnects many players at once, and who
	 * presses done has just typed: their typing waits for what the room makes of it.
	 */
	presenceChanged(player: number, part: PresencePart): void {
		this.markAffected(new Set([player]));
		if (part === "connection") this.emitSoon();
		else this.typing ??= setTimeout(() => this.emit(), WIRE_LIMITS.typingTogether).unref();
	}

	/** Emits after this turn of the event loop, because it may bring more changes. */
	emitSoon(): void {
		this.emitting ??= setImmediate(() => this.emit());
	}

	private cancelWaiting(): void {
		if (this.typing) clearTimeout(this.typing);
		if (this.emitting) clearImmediate(this.emitting);
		this.typing = null;
		this.emitting = null;
	}

	/** Sends a message that is not part of any state and may be lost. */
	sendLossy(text: string): void {
		this.outgoing.sendLossy(text, this.viewers.all());
	}

	/** Whether the room has a viewer, or is about to get one. */
	get inUse(): boolean {
		return this.viewers.all().length > 0 || this.arriving > 0;
	}

	/**
	 * Whether the last known state lets a connection view the room, also after the recorded actions.
	 */
	admits(viewer: Pick<Viewer, "player" | "screen">): boolean {
		return [this.room, this.shown].every((room) => closeReason(room, viewer) === null);
	}

	/** Adds a connection, which gets a snapshot and then every change. */
	async addViewer(viewer: Viewer): Promise<void> {
		this.arriving++;
		try {
			await this.admit(viewer);
		} finally {
			this.arriving--;
		}
	}

	private async admit(viewer: Viewer): Promise<void> {
		await this.texts.readSaved(this.room, viewer);
		if (!this.outgoing.hasState) this.emit();
		await this.texts.inSlice(() => this.enter(viewer));
	}

	private enter(viewer: Viewer): void {
		if (viewer.closed) return;
		const reason = closeReason(this.room, viewer);
		if (reason) {
			goAway(viewer, reason);
			return;
		}
		this.viewers.add(viewer);
		this.snapshot(viewer);
		this.presence.setConnected(viewer, true);
	}

	/** Sends the snapshot that a client requests, at most one a second. */
	resync(viewer: Viewer): Promise<void> {
		return this.resyncs.request(viewer);
	}

	/** Sends the data held back from a full connection that has drained. */
	drained(viewer: Viewer): void {
		if (!this.viewers.has(viewer) || isFull(viewer)) return;
		if (viewer.view === null) void this.resync(viewer);
		else this.outgoing.serve(viewer);
	}

	close(): void {
		this.cancelWaiting();
		this.presence.close();
	}

	/** Removes a connection that has closed. */
	removeViewer(viewer: Viewer): void {
		this.resyncs.forget(viewer);
		if (this.viewers.remove(viewer)) this.presence.setConnected(viewer, false);
	}

	/** Sends a requested snapshot, with the current draft. */
	private async resnapshot(viewer: Viewer): Promise<void> {
		if (viewer.closed) return;
		if (!isFull(viewer)) await this.texts.readSaved(this.room, viewer);
		await this.texts.inSlice(() => this.snapshot(viewer));
	}

	/** Sends the waiting changes first, because `game` is as of the last emission and `player` is not. */
	private snapshot(viewer: Viewer): void {
		if (this.typing || this.emitting) this.emit();
		if (viewer.closed) return;
		const seat = this.shown.seats[viewer.player];
		if (viewer.screen !== null) this.outgoing.sendSnapshot(viewer, null);
		else if (seat)
			this.outgoing.sendSnapshot(viewer, playerView(this.shown, seat, this.context(viewer)));
		else goAway(viewer, refuse("notHere"));
	}

	private markAffected(players: Set<number> | null): void {
		if (players === null) this.affected = null;
		else for (const player of players) this.affected?.add(player);
	}

	private emitAnswers(): void {
		const answers = this.answers;
		this.answers = [];
		for (const { player, received, ...answer } of answers) {
			const viewer = this.viewers.of(player);
			if (viewer) sendAnswer(viewer, answer);
			if (received !== undefined) recordAction(received);
		}
	}

	/** Closes the connections that no longer have a seat, and all when the room closes. */
	private closeUnseated(): void {
		for (const viewer of this.viewers.all()) {
			const reason = closeReason(this.room, viewer);
			if (reason) goAway(viewer, reason);
		}
	}

	private context(viewer: Viewer | null): ViewContext {
		return this.texts.context(this.presence, this.changes, viewer);
	}
}
