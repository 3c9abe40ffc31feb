import type { ConnectionStatus } from "../store.ts";
import { afterClose } from "./reconnect.ts";

/** The part of a WebSocket that the connection uses; tests bring another one. */
export type Dial = (url: string) => WebSocket;

interface SocketEvents {
	text: (text: string) => void;
	/** A line stands: say again what nobody has answered. */
	opened: () => void;
	status: (status: ConnectionStatus) => void;
	/** The server closed for good (1000): this seat is not ours to reconnect. */
	ended: () => void;
}

export interface RoomSocket {
	/** False, and nothing sent, while there is no line. */
	send(text: string): boolean;
	/** Forgets the failed attempts and dials at once, unless a line stands. */
	retry(): void;
	/**
	 * Asks whether an open line is alive (a phone that slept cannot know): no word within the time
	 * and it is dialled anew.
	 */
	probe(question: string): void;
	close(): void;
}

/**
 * How long a line may stay silent after a probe, and how long a dialled one may stay closed; ms.
 */
const SILENCE = 5000;
const DIALLING = 15_000;

/**
 * Keeps one connection to a room alive by the rules of protocol.md until it is closed from either
 * end.
 */
export function openSocket(
	url: string,
	events: SocketEvents,
	dial: Dial = (to) => new WebSocket(to),
): RoomSocket {
	let line: WebSocket | null = null;
	let failed = 0;
	let everOpen = false;
	let again: ReturnType<typeof setTimeout> | undefined;
	let watch: ReturnType<typeof setTimeout> | undefined;

	const connect = () => {
		clearTimeout(again);
		const mine = dial(url);
		line = mine;
		events.status(everOpen ? "reconnecting" : "connecting");
		watchFor(DIALLING);
		mine.onopen = () => {
			if (line !== mine) return;
			clearTimeout(watch);
			everOpen = true;
			events.status("connected");
			events.opened();
		};
		mine.onmessage = (event) => {
			if (line !== mine) return;
			clearTimeout(watch);
			failed = 0;
			events.text(String(event.data));
		};
		mine.onclose = (event) => {
			if (line === mine) lost(event.code);
		};
	};

	const lost = (code: number) => {
		clearTimeout(watch);
		line = null;
		const next = afterClose(code, failed);
		if (next.do === "stay") {
			events.status("disconnected");
			return events.ended();
		}
		if (next.do === "give-up") return events.status("connection_failed");
		failed += 1;
		events.status(everOpen ? "connection_lost" : "connection_error");
		again = setTimeout(connect, next.after);
	};

	const drop = () => {
		const old = line;
		line = null;
		old?.close(1000);
	};

	const watchFor = (time: number) => {
		clearTimeout(watch);
		watch = setTimeout(() => {
			drop();
			lost(1006);
		}, time);
	};

	connect();
	return {
		send(text) {
			if (line?.readyState !== 1) return false;
			line.send(text);
			return true;
		},
		retry() {
			failed = 0;
			if (line === null) connect();
		},
		probe(question) {
			if (line?.readyState !== 1) return;
			line.send(question);
			watchFor(SILENCE);
		},
		close() {
			clearTimeout(again);
			clearTimeout(watch);
			drop();
			events.status("disconnected");
		},
	};
}
