import type { OwnPlayer } from "#game/wire/state.ts";
import { engineNow } from "../engine/engine-time.ts";
import type { ServerMessage } from "../protocol.ts";
import type { ErrorAnswer } from "../refusals.ts";
import type { Place } from "./withhold.ts";

/** One connection of a player to a room. */
export interface Viewer {
	readonly player: number;
	/**
	 * Rises with every connection (connection-number.ts): of two connections of one player the older
	 * one is closed.
	 */
	readonly connection: number;
	readonly closed: boolean;
	/**
	 * What the client's `player` is by the messages sent so far; null while it waits for a snapshot.
	 */
	view: OwnPlayer | null;
	/**
	 * The running part's text at the last snapshot: what the client has typed since is not sent back
	 * to it.
	 */
	draft: { submission: number; content: string } | null;
	/** Ids of the parts whose texts the client still waits for, by their place in the state. */
	owed: Record<Place, Set<number>>;
	/** Bytes that were sent and that the connection has not taken yet. */
	buffered(): number;
	send(text: string | Uint8Array): void;
	/** Begins to receive what is published to all viewers of the room. */
	subscribe(topic: string): void;
	unsubscribe(topic: string): void;
	close(code: number): void;
}

/** No text is owed. */
export const nothingOwed = (): Viewer["owed"] => ({
	game: new Set(),
	desk: new Set(),
	front: new Set(),
});

export function send(viewer: Pick<Viewer, "send">, message: Omit<ServerMessage, "now">): void {
	viewer.send(JSON.stringify({ now: engineNow(), ...message } satisfies ServerMessage));
}

/** Returns the message that refuses a client's message, with the id that the client gave it. */
export const refusalMessage = ({ text, code }: ErrorAnswer, id?: string) => ({
	error: text,
	...(code !== undefined && { code }),
	...(id !== undefined && { id }),
});

/** Ends a connection for good: the client forgets the seat. */
export function goAway(viewer: Pick<Viewer, "send" | "close">, why: ErrorAnswer): void {
	send(viewer, { goaway: true, ...refusalMessage(why) });
	viewer.close(1000);
}
