import type { Client } from "../front/client.ts";
import { MessageBudget } from "../front/message-budget.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import type { OpenRoom } from "../room/open-room.ts";
import { NO_PLAYER, noPendingTexts, type Viewer } from "../room/viewer.ts";
import type { Claim } from "../session.ts";
import { nextConnectionNumber } from "./connection-number.ts";
import type { SlowReader } from "./slow-readers.ts";

/** A room connection of a player or a screen, from its handshake until it closes. */
export interface Connection extends Viewer, SlowReader {
	readonly game: number;
	/** The secret of the seat or the screen, as sent in the handshake. */
	readonly secret: Buffer;
	readonly client: Client;
	readonly budget: MessageBudget;
	/** For sparks only, so that they do not reduce the budget of other messages. */
	readonly sparkBudget: MessageBudget;
	/** Monotonic ms of the latest unreadable messages. */
	unreadable: number[];
	/** Null until the seat is verified and the room is open. */
	room: OpenRoom | null;
	/** The work in progress: first the seat is verified, then the messages are handled in order. */
	work: Promise<void>;
	/** The number of messages that wait for the work in progress. */
	waiting: number;
	closed: boolean;
}

/** Returns a connection that is not open yet; the socket sets its functions when it opens. */
export function newConnection(claim: Claim, client: Client): Connection {
	const { kind, id, game, secret, quiet = false } = claim;
	const notOpen = () => {};
	return {
		player: kind === "seat" ? id : NO_PLAYER,
		screen: kind === "screen" ? id : null,
		quiet: kind === "screen" && quiet,
		game,
		secret: Buffer.from(secret),
		connectionNumber: nextConnectionNumber(),
		client,
		view: null,
		draft: null,
		entered: null,
		pendingTexts: noPendingTexts(),
		budget: new MessageBudget(WIRE_LIMITS.messagesPerSecond, WIRE_LIMITS.messageBurst),
		sparkBudget: new MessageBudget(
			WIRE_LIMITS.sparkMessagesPerSecond,
			WIRE_LIMITS.sparkMessagesPerSecond,
		),
		unreadable: [],
		room: null,
		work: Promise.resolve(),
		waiting: 0,
		closed: false,
		drainedAt: performance.now(),
		buffered: () => 0,
		send: notOpen,
		sendPast: notOpen,
		subscribe: notOpen,
		unsubscribe: notOpen,
		close: notOpen,
		cut: notOpen,
	};
}

/** Counts an unreadable message, and closes the connection with 1008 after too many. */
export function countUnreadable(connection: Connection): void {
	const now = performance.now();
	connection.unreadable = [
		...connection.unreadable.filter((at) => at > now - WIRE_LIMITS.unreadableWindow),
		now,
	];
	if (connection.unreadable.length >= WIRE_LIMITS.unreadable) connection.close(1008);
}
