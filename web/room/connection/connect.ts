import type { ServerMessage } from "../../../gateway/protocol.ts";
import { loadRefusals } from "../../refusal-text.ts";
import { followPause, type PausableRoom } from "../clock.ts";
import { createIncoming, type Incoming, type Replica } from "./incoming.ts";
import { openSocket, type RoomSocket, type SocketStatus } from "./socket.ts";

/** The request for a full snapshot. */
export const RESYNC = JSON.stringify({ resync: true });

export interface ConnectionEvents {
	/** A message has arrived and is handled. */
	received?(): void;
	/** A frame has arrived that is not a JSON object. */
	unreadable?(): void;
	/** A message is about to change the replica. The returned function is called afterwards. */
	changing?(message: ServerMessage): (statusChanged: boolean) => void;
	/** A connection is open, so unanswered actions can be sent again. */
	opened?(): void;
	status(status: SocketStatus): void;
	/** The room lets go of the viewer, with the reason and its code. */
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
): RoomSocket {
	followPause(replica);
	const scheme = location.protocol === "https:" ? "wss" : "ws";
	const query = new URLSearchParams(credentials);
	void loadRefusals();
	const incoming: Incoming = createIncoming(replica, {
		...events,
		resync: () => socket.send(RESYNC),
	});
	const socket = openSocket(`${scheme}://${location.host}/rooms?${query}`, {
		text(text) {
			incoming.receive(text);
			events.received?.();
		},
		opened() {
			incoming.restart();
			events.opened?.();
		},
		status: events.status,
		ended: () => events.ended?.(),
	});
	return socket;
}
