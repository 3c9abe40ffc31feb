import type { Drafts, OwnPlayer } from "#game/wire/state.ts";
import type { BusMessage } from "../bus/bus.ts";
import { engineNow } from "../engine/engine-time.ts";
import { countErrorCode } from "../metrics.ts";
import type { ServerMessage } from "../protocol.ts";
import type { ErrorAnswer } from "../refusals.ts";
import type { TextPlace } from "./texts/deferred-texts.ts";

/** The connection of a player or a screen, as seen by the room. */
export interface Viewer {
	/** The player; NO_PLAYER for a screen. */
	readonly player: number;
	/** The id of the screen; null for a player. */
	readonly screen: number | null;
	/** A screen that plays no sounds, so that the phones keep theirs. */
	readonly quiet?: boolean;
	/**
	 * Increases with every connection (connection-number.ts): of two connections of one player or
	 * screen, the older one is closed.
	 */
	readonly connectionNumber: number;
	readonly closed: boolean;
	/**
	 * The client's own part of the state after all messages so far, which is null for a screen; null
	 * while the client waits for a snapshot.
	 */
	view: { player: OwnPlayer | null } | null;
	/**
	 * The text of the running part at the last snapshot. Later text comes from the client itself, so
	 * it is not sent back.
	 */
	draft: { submission: number; content: string } | null;
	/** The player's unsubmitted entries in a stage, at the last snapshot. */
	entered: { stage: number; drafts: Drafts } | null;
	/** The ids of the parts whose texts are still to be sent, by their place in the state. */
	pendingTexts: Record<TextPlace, Set<number>>;
	/** Returns the unsent bytes. */
	buffered(): number;
	/** Sends a message. Does not keep its bytes, which the caller may change afterwards. */
	send(text: string | Uint8Array): void;
	/**
	 * Sends a frame that may be lost, ahead of messages in transit. Only for a connection without
	 * unsent bytes.
	 */
	sendPast(frame: Uint8Array): void;
	/** Subscribes the connection to a topic. */
	subscribe(topic: string): void;
	unsubscribe(topic: string): void;
	close(code: number): void;
}

/** The room connections of this process (socket.ts). */
export interface Sockets {
	/** Sends to every connection that subscribed to the topic. */
	publish(topic: string, text: string): void;
	/** Closes the older connections of a player. */
	closeOlder(takeover: Extract<BusMessage, { kind: "takeover" }>): void;
	/** Closes the connections of screens that are closed for good. */
	closeScreens(closed: Extract<BusMessage, { kind: "screensClosed" }>): void;
	/** Closes the connections with secrets that have ended. */
	closeKeys(ended: Extract<BusMessage, { kind: "keysEnded" }>): void;
}

/** The player of a connection without a seat. Ids begin at 1. */
export const NO_PLAYER = 0;

/** Returns the `pendingTexts` of a viewer without pending texts. */
export const noPendingTexts = (): Viewer["pendingTexts"] => ({
	game: new Set(),
	desk: new Set(),
	front: new Set(),
});

/** Sends a message with the engine's time, and counts the code of a refusal. */
export function sendTo(viewer: Pick<Viewer, "send">, message: Omit<ServerMessage, "now">): void {
	if (message.code !== undefined) countErrorCode(message.code);
	viewer.send(JSON.stringify({ now: engineNow(), ...message } satisfies ServerMessage));
}

/** Returns the message that refuses a client's message, with that message's id. */
export const refusalMessage = ({ text, code, values }: ErrorAnswer, id?: string) => ({
	error: text,
	...(code !== undefined && { code }),
	...(values !== undefined && { values }),
	...(id !== undefined && { id }),
});

/** Closes a connection for good, so that the client discards the seat. */
export function goAway(viewer: Pick<Viewer, "send" | "close">, why: ErrorAnswer): void {
	sendTo(viewer, { goaway: true, ...refusalMessage(why) });
	viewer.close(1000);
}

/** The reply to one of a client's messages. */
export interface ClientAnswer {
	/** The message's id; true when it had none. */
	id: string | true;
	/** Null when the message is acknowledged. */
	refusal: ErrorAnswer | null;
	/** Monotonic ms of the arrival of its action. */
	received: number | undefined;
}

/** Sends the reply to one of the client's messages. */
export function sendAnswer(
	viewer: Pick<Viewer, "send">,
	{ id, refusal }: Pick<ClientAnswer, "id" | "refusal">,
): void {
	if (refusal === null) sendTo(viewer, { ack: id });
	else sendTo(viewer, refusalMessage(refusal, id === true ? undefined : id));
}
