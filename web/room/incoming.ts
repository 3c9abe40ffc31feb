import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { ServerMessage } from "../../gateway/protocol.ts";
import { store } from "../store.ts";
import { roomWords } from "../words/room.ts";
import { siteWords } from "../words/site.ts";
import { applyPatch } from "./apply-patch.ts";
import { learnServerTime, notePause } from "./clock.ts";
import { restoreGameNulls, restorePlayerNulls } from "./nulls.ts";
import { outbox } from "./outbox.ts";
import { followLastGame, resultsBefore } from "./seats/last-game.ts";
import { sparks } from "./sparks.ts";

/** What the client has of a room. */
export interface Replica {
	game: Game | null;
	player: OwnPlayer | null;
}

export interface Progress {
	/** The seq the replica is at; null before the first snapshot. */
	seq: number | null;
	/** True from a request for a full snapshot until it arrives. Patches are ignored meanwhile. */
	waiting: boolean;
}

/**
 * "resync": the message skips something, so the client must ask for a full snapshot. "nothing": the
 * message changed no state.
 */
export type Outcome = "applied" | "resync" | "nothing";

interface Incoming {
	/** Handles one frame. */
	receive(text: string): void;
	/** Forgets the seq, because a new connection begins with a full snapshot. */
	restart(): void;
}

/**
 * Handles the messages of one room connection (docs/protocol.md "Messages from the server").
 * `resync` has to request a full snapshot; `end` gets the reason and its code when the room lets go of the seat.
 */
export function createIncoming(
	resync: () => void,
	end: (reason: string, code: ServerMessage["code"]) => void,
): Incoming {
	const progress: Progress = { seq: null, waiting: false };

	const handle = (message: ServerMessage) => {
		if (message.sparks) sparks.receive(message.sparks);
		const before = clockOf(store.room.game);
		const results = resultsBefore(message);
		if (applyMessage(store.room, progress, message) === "resync") resync();
		followLastGame(results);
		const after = clockOf(store.room.game);
		if (message.prev === undefined && message.game) notePause(null);
		else if (before.paused !== null && after.paused === null)
			notePause({ from: before.paused, to: before.paused + after.limit - before.limit });
		if (message.ack !== undefined || after.status !== before.status) store.room.error = null;
		if (typeof message.ack === "string") outbox.acknowledge(message.ack);
		if (message.error === undefined) return;
		if (message.id === undefined) store.room.error = message.error;
		else outbox.refuse(message.id, message.error, message.code);
	};

	return {
		receive(text) {
			const message = readMessage(text);
			if (!message) {
				store.room.error = siteWords.errors.badMessage;
				return;
			}
			if (typeof message.now === "number") learnServerTime(message.now);
			if (!message.goaway) handle(message);
			const { game, player } = store.room;
			if (message.goaway || game?.status === STATUS.invalid || player?.status === STATUS.invalid)
				end(message.error ?? roomWords.goodbye, message.code);
		},
		restart() {
			Object.assign(progress, { seq: null, waiting: false });
		},
	};
}

/** Returns what a pause changes, and the status. */
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
	progress: Progress,
	message: ServerMessage,
): Outcome {
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

function applySnapshot(replica: Replica, progress: Progress, message: ServerMessage): Outcome {
	if (!message.game && !message.player) return "nothing";
	// Without `prev` the objects are whole: the protocol says so, the type cannot.
	if (message.game) replica.game = message.game as Game;
	if (message.player) replica.player = message.player as OwnPlayer;
	progress.waiting = false;
	complete(replica, progress, message.seq ?? null);
	return "applied";
}

function complete(replica: Replica, progress: Progress, seq: number | null): void {
	progress.seq = seq;
	if (replica.game) restoreGameNulls(replica.game);
	if (replica.player) restorePlayerNulls(replica.player);
}

/** Parses one frame; returns null when it is no JSON object. */
export function readMessage(text: string): ServerMessage | null {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value)
			? (value as ServerMessage)
			: null;
	} catch {
		return null;
	}
}
