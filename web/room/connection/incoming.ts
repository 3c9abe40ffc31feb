import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import { refusalText } from "../../refusal-text.ts";
import { learnServerTime, notePause } from "../clock.ts";
import { NOBODY, sparks } from "../sparks.ts";
import { applyPatch } from "./apply-patch.ts";
import { restoreGameNulls, restorePlayerNulls } from "./nulls.ts";

/** The client's copy of a room's state. */
export interface Replica {
	game: Game | null;
	player: OwnPlayer | null;
}

export interface ReplicaProgress {
	/** The seq the replica is at; null before the first snapshot. */
	seq: number | null;
	/** True from a request for a full snapshot until it arrives. Patches are ignored meanwhile. */
	waiting: boolean;
}

/**
 * "resync": the message skips something, so the client must ask for a full snapshot. "nothing": the
 * message changed no state.
 */
export type Applied = "applied" | "resync" | "nothing";

export interface Incoming {
	/** Handles one frame. */
	receive(text: string): void;
	/** Forgets the seq, because a new connection begins with a full snapshot. */
	restart(): void;
}

export interface IncomingEvents {
	/** The client has to request a full snapshot. */
	resync(): void;
	/**
	 * Returns when this page asked for a message, by `performance.now()`; undefined for one that the
	 * server sends unasked.
	 */
	asked?(message: ServerMessage): number | undefined;
	/** The room has ended the connection for good. */
	goodbye(reason: string | null, code: ServerMessage["code"]): void;
	unreadable?(): void;
	/** A message is about to change the replica. The returned function is called afterwards. */
	changing?(message: ServerMessage): (statusChanged: boolean) => void;
}

/** Handles the messages of one room connection (docs/protocol.md "Messages from the server"). */
export function createIncoming(replica: Replica, events: IncomingEvents): Incoming {
	const progress: ReplicaProgress = { seq: null, waiting: false };

	const handle = (message: ServerMessage) => {
		if (message.sparks) sparks.receive(message.sparks);
		// It has no sender and no kind, so only its step is shown.
		if (message.heat) sparks.receive([{ kind: "react", from: NOBODY, count: message.heat }]);
		const before = clockOf(replica.game);
		const changed = events.changing?.(message);
		if (applyMessage(replica, progress, message) === "resync") events.resync();
		const after = clockOf(replica.game);
		if (message.prev === undefined && message.game) notePause(null);
		else if (before.paused !== null && after.paused === null)
			notePause({ from: before.paused, to: before.paused + after.limit - before.limit });
		changed?.(after.status !== before.status);
	};

	return {
		receive(text) {
			const message = parseMessage(text);
			if (!message) {
				events.unreadable?.();
				return;
			}
			if (typeof message.now === "number" && learnServerTime(message.now, events.asked?.(message)))
				events.resync();
			if (!message.goaway) handle(message);
			const { game, player } = replica;
			if (message.goaway || game?.status === STATUS.invalid || player?.status === STATUS.invalid)
				events.goodbye(
					message.error === undefined ? null : refusalText(message.error, message),
					message.code,
				);
		},
		restart() {
			Object.assign(progress, { seq: null, waiting: false });
		},
	};
}

/** Returns the fields that a pause changes, and the status. */
const clockOf = (game: Game | null) => ({
	status: game?.status,
	paused: game?.paused_at ?? null,
	limit: game?.countdown.limit ?? 0,
});

/**
 * Brings a replica, in place, to the state that a message describes (docs/protocol.md "Patches").
 */
export function applyMessage(
	replica: Replica,
	progress: ReplicaProgress,
	message: ServerMessage,
): Applied {
	if (!message.game && !message.player && message.seq === undefined) return "nothing";
	if (message.prev === undefined) return applySnapshot(replica, progress, message);
	if (progress.waiting) return "nothing";
	if (message.prev !== progress.seq || !replica.game || (message.player && !replica.player)) {
		progress.waiting = true;
		return "resync";
	}
	if (message.game) applyPatch(replica.game, message.game);
	if (message.player && replica.player) applyPatch(replica.player, message.player);
	complete(replica, progress, message.seq ?? progress.seq);
	return "applied";
}

function applySnapshot(
	replica: Replica,
	progress: ReplicaProgress,
	message: ServerMessage,
): Applied {
	if (!message.game && !message.player) return "nothing";
	// Without `prev` the objects are whole, as the protocol promises; the type cannot express that.
	if (message.game) replica.game = message.game as Game;
	if (message.player) replica.player = message.player as OwnPlayer;
	progress.waiting = false;
	complete(replica, progress, message.seq ?? null);
	return "applied";
}

function complete(replica: Replica, progress: ReplicaProgress, seq: number | null): void {
	progress.seq = seq;
	if (replica.game) restoreGameNulls(replica.game);
	if (replica.player) restorePlayerNulls(replica.player);
}

/** Parses one frame; returns null when it is no JSON object. */
export function parseMessage(text: string): ServerMessage | null {
	try {
		const value: unknown = JSON.parse(text);
		// The server promises this shape (docs/protocol.md "Messages from the server").
		return typeof value === "object" && value !== null && !Array.isArray(value)
			? (value as ServerMessage)
			: null;
	} catch {
		return null;
	}
}
