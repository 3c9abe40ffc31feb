import { afterClose } from "./reconnect.ts";

/** The state of the socket. */
export type SocketStatus =
	| "disconnected"
	| "connecting"
	| "connected"
	| "reconnecting"
	| "connection_error"
	| "connection_lost"
	| "connection_failed";

interface SocketEvents {
	text: (text: string) => void;
	/** A connection is open, so unanswered actions can be sent again. */
	opened: () => void;
	status: (status: SocketStatus) => void;
	/** The server has closed for good (1000), so the client does not reconnect. */
	ended: () => void;
}

export interface RoomSocket {
	/** Sends a text; returns false without an open connection. */
	send(text: string): boolean;
	/** Forgets the failed attempts, and connects at once unless there is a connection. */
	retry(): void;
	/**
	 * Sends a question to find out whether an open connection is alive, which a phone that slept
	 * cannot tell. Reconnects when no message follows in time.
	 */
	probe(question: string): void;
	close(): void;
}

/** Milliseconds without a message after which a probed connection counts as dead. */
const PROBE_TIMEOUT = 5000;
/** Milliseconds within which a new connection has to open. */
const CONNECT_TIMEOUT = 15_000;

/**
 * Keeps one connection to a room open until either end closes it for good (docs/protocol.md
 * "Connections"). One function, because every handler reads and sets the same few variables.
 */
export function openSocket(url: string, events: SocketEvents): RoomSocket {
	let socket: WebSocket | null = null;
	let failed = 0;
	let everOpen = false;
	let attempt: ReturnType<typeof setTimeout> | undefined;
	let deadline: ReturnType<typeof setTimeout> | undefined;

	const connect = () => {
		clearTimeout(attempt);
		const mine = new WebSocket(url);
		socket = mine;
		events.status(everOpen ? "reconnecting" : "connecting");
		expectWithin(CONNECT_TIMEOUT);
		mine.onopen = () => {
			if (socket !== mine) return;
			clearTimeout(deadline);
			everOpen = true;
			events.status("connected");
			events.opened();
		};
		mine.onmessage = (event) => {
			if (socket !== mine) return;
			clearTimeout(deadline);
			failed = 0;
			events.text(String(event.data));
		};
		mine.onclose = (event) => {
			if (socket === mine) lost(event.code);
		};
	};

	const lost = (code: number) => {
		clearTimeout(deadline);
		socket = null;
		const next = afterClose(code, failed);
		if (next.do === "stay") {
			events.status("disconnected");
			return events.ended();
		}
		if (next.do === "give-up") return events.status("connection_failed");
		failed += 1;
		events.status(everOpen ? "connection_lost" : "connection_error");
		attempt = setTimeout(connect, next.after);
	};

	const drop = () => {
		const old = socket;
		socket = null;
		old?.close(1000);
	};

	const expectWithin = (time: number) => {
		clearTimeout(deadline);
		deadline = setTimeout(() => {
			drop();
			lost(1006);
		}, time);
	};

	connect();
	return {
		send(text) {
			if (socket?.readyState !== 1) return false;
			socket.send(text);
			return true;
		},
		retry() {
			failed = 0;
			if (socket === null) connect();
		},
		probe(question) {
			if (socket?.readyState !== 1) return;
			socket.send(question);
			expectWithin(PROBE_TIMEOUT);
		},
		close() {
			clearTimeout(attempt);
			clearTimeout(deadline);
			drop();
			events.status("disconnected");
		},
	};
}
