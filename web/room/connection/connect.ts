import type { ServerMessage } from "../../../gateway/protocol.ts";
import { loadRefusals } from "../../refusal-text.ts";
import { followRoom, type PausableRoom } from "../clock.ts";
import { createIncoming, type Incoming, type Replica } from "./incoming.ts";
import { openSocket, type RoomSocket, type SocketStatus } from "./socket.ts";

/** The request for a full snapshot. */
const RESYNC = JSON.stringify({ resync: true });

/** A viewer's connection to a room. */
export interface RoomConnection extends Pick<RoomSocket, "send" | "retry" | "close"> {
	/**
	 * Asks for a full snapshot, to learn whether an open connection is alive and what the server's
	 * time is. A phone that slept knows neither. Reconnects when no message follows in time.
	 */
	probe(): void;
}

export interface ConnectionEvents {
	/** A message has arrived and is handled. */
	received?(): void;
	/** Returns when an action was sent that a message answers, by `performance.now()`. */
	asked?(message: ServerMessage): number | undefined;
	/** A frame has arrived that is not a JSON object. */
	unreadable?(): void;
	/** A message is about to change the replica. The returned function is called afterwards. */
	changing?(message: ServerMessage): (statusChanged: boolean) => void;
	/** A connection is open, so unanswered actions can be sent again. */
	opened?(): void;
	status(status: SocketStatus): void;
	/** The room has ended the connection for good, with the reason and its code. */
	goodbye(reason: string | null, code: ServerMessage["code"]): void;
	/** The server has closed for good (1000), so the client does not reconnect. */
	ended?(): void;
}

/**
 * Connects a viewer to a room and keeps `replica` and the clock at its state. `credentials` are the
 * query of the address (docs/protocol.md "Connections").
 */
export function connectTo(
	replica: Replica & PausableRoom,
	credentials: Record<string, string>,
	events: ConnectionEvents,
): RoomConnection {
	/** When the next snapshot was asked for, by `performance.now()`. */
	let asked: number | undefined;
	const ask = () => {
		asked ??= performance.now();
	};
	const resync = () => {
		ask();
		socket.send(RESYNC);
	};
	const scheme = location.protocol === "https:" ? "wss" : "ws";
	const query = new URLSearchParams(credentials);
	void loadRefusals();
	const incoming: Incoming = createIncoming(replica, {
		...events,
		resync,
		asked(message) {
			if (message.prev !== undefined || !message.game) return events.asked?.(message);
			const since = asked;
			asked = undefined;
			return since;
		},
	});
	const unfollow = followRoom({ replica, ask: resync });
	const socket = openSocket(`${scheme}://${location.host}/rooms?${query}`, {
		text(text) {
			incoming.receive(text);
			events.received?.();
		},
		opened() {
			incoming.restart();
			events.opened?.();
		},
		status(status) {
			// A connection begins with a snapshot.
			if (status === "connecting" || status === "reconnecting") asked = performance.now();
			events.status(status);
		},
		ended: () => events.ended?.(),
	});
	return {
		...socket,
		probe() {
			ask();
			socket.probe(RESYNC);
		},
		close() {
			unfollow();
			socket.close();
		},
	};
}
