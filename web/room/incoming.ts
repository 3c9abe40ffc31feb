import type { Game, OwnPlayer } from "#game/wire/state.ts";
import type { ServerMessage } from "../../gateway/protocol.ts";
import { mergePatch } from "./apply-patch.ts";
import { restoreGameNulls, restorePlayerNulls } from "./nulls.ts";

/** What the client has of a room: its state, and the number the server gave it. */
export interface Replica {
	game: Game | null;
	player: OwnPlayer | null;
}

export interface Progress {
	/** The seq the replica is at; null before the first snapshot. */
	seq: number | null;
	/** True while a full snapshot has been asked for and patches are of no use. */
	waiting: boolean;
}

/**
 * "resync": the message skipped something, ask for a full snapshot; "nothing": it carried no state
 * of use.
 */
export type Outcome = "applied" | "resync" | "nothing";

/**
 * Brings a replica to the state that a message names (protocol.md "Server to client"), in place.
 */
export function applyMessage(
	replica: Replica,
	progress: Progress,
	message: ServerMessage,
): Outcome {
	if (!message.game && !message.player && message.seq === undefined) return "nothing";
	if (message.prev === undefined) return applySnapshot(replica, progress, message);
	if (progress.waiting) return "nothing";
	if (message.prev !== progress.seq || !replica.game || !replica.player) {
		progress.waiting = true;
		return "resync";
	}
	if (message.game) mergePatch(replica.game, message.game);
	if (message.player) mergePatch(replica.player, message.player);
	settle(replica, progress, message.seq ?? progress.seq);
	return "applied";
}

function applySnapshot(replica: Replica, progress: Progress, message: ServerMessage): Outcome {
	if (!message.game && !message.player) return "nothing";
	// Without `prev` the objects are whole: the protocol says so, the type cannot.
	if (message.game) replica.game = message.game as Game;
	if (message.player) replica.player = message.player as OwnPlayer;
	progress.waiting = false;
	settle(replica, progress, message.seq ?? null);
	return "applied";
}

function settle(replica: Replica, progress: Progress, seq: number | null): void {
	progress.seq = seq;
	if (replica.game) restoreGameNulls(replica.game);
	if (replica.player) restorePlayerNulls(replica.player);
}

/** Reads one frame; null when it is no message of the wire. */
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
