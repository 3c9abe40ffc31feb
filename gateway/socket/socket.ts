import {
	App,
	type HttpRequest,
	type HttpResponse,
	type us_listen_socket,
	us_listen_socket_close,
	type us_socket_context_t,
	us_socket_local_port,
	type WebSocket,
} from "uWebSockets.js";
import type { DirectLine, Expected, InnerPort } from "../front/inner-port.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { refuse } from "../refusals.ts";
import { refusalMessage, type Sockets, sendTo } from "../room/viewer.ts";
import { readSpark } from "../sparks/read-spark.ts";
import { type Connection, newConnection } from "./connection.ts";
import { readMessage } from "./read-message.ts";
import { SlowReaders } from "./slow-readers.ts";
import {
	closeEndedKeys,
	closeOlder,
	closeScreenConnections,
	type SeatOptions,
	seatConnection,
} from "./take-seat.ts";

/** uWebSockets.js copies user data onto its own socket, so the connection is one level below. */
interface UserData {
	connection: Connection;
	line: DirectLine;
}

/** uWebSockets.js returns this for a message that was sent at once. */
const SENT = 1;

interface SocketServer extends InnerPort, Sockets {
	/** Closes all connections with 1012, so that the clients reconnect at once. */
	close(): void;
}

/**
 * Opens the room connections (docs/protocol.md "Connections") on a loopback port. `rooms` is called
 * for each connection. Throws when no port can be opened.
 */
export async function listenSockets(options: SeatOptions): Promise<SocketServer> {
	const connections = new Set<Connection>();
	const expected = new Map<string, Expected>();
	const slowReaders = new SlowReaders(connections);
	const app = App();

	app.ws<UserData>("/*", {
		maxPayloadLength: WIRE_LIMITS.frameBytes,
		maxBackpressure: WIRE_LIMITS.backpressureBytes,
		closeOnBackpressureLimit: true,
		idleTimeout: WIRE_LIMITS.idleSeconds,
		sendPingsAutomatically: true,

		upgrade: (res, req, context) => upgrade(res, req, context, expected),

		open(ws) {
			const { connection, line } = ws.getUserData();
			connections.add(connection);
			attach(connection, ws, slowReaders);
			attachLine(connection, line);
			connection.work = seatConnection(options, connection);
		},

		message(ws, message) {
			const { connection } = ws.getUserData();
			const bytes = Buffer.from(message);
			if (isSpark(bytes)) return readAtOnce(options, connection, bytes.toString());
			if (!connection.budget.take() || connection.waiting >= WIRE_LIMITS.messageBurst) {
				if (connection.buffered() <= WIRE_LIMITS.readyBytes)
					sendTo(connection, refusalMessage(refuse("tooManyMessages")));
				return;
			}
			const text = bytes.toString();
			connection.waiting++;
			connection.work = connection.work.then(() => {
				connection.waiting--;
				const { room } = connection;
				return room ? readMessage(options.db, room, connection, text) : undefined;
			});
		},

		drain(ws) {
			const { connection } = ws.getUserData();
			connection.drainedAt = performance.now();
			connection.room?.live.drained(connection);
		},

		close(ws) {
			const { connection } = ws.getUserData();
			connection.closed = true;
			connections.delete(connection);
			connection.room?.live.removeViewer(connection);
		},
	});

	const listening = await new Promise<us_listen_socket | false>((resolve) =>
		app.listen("127.0.0.1", 0, resolve),
	);
	if (!listening) throw new Error("no loopback port could be opened for the room connections");
	return {
		expected,
		port: us_socket_local_port(listening),
		publish: (topic, text) => void app.publish(topic, text),
		closeOlder: (takeover) => closeOlder(connections, takeover),
		closeScreens: (closed) => closeScreenConnections(connections, closed),
		closeKeys: (ended) => closeEndedKeys(connections, ended),
		close() {
			slowReaders.stop();
			us_listen_socket_close(listening);
			for (const connection of connections) connection.close(1012);
		},
	};
}

const SPARK = Buffer.from('{"spark"');

/** Returns whether a message begins like a spark, before it is parsed. */
const isSpark = (bytes: Buffer): boolean =>
	bytes.length <= WIRE_LIMITS.sparkBytes &&
	bytes.length >= SPARK.length &&
	bytes.compare(SPARK, 0, SPARK.length, 0, SPARK.length) === 0;

/**
 * Handles a message that begins like a spark at once, because it depends on no other message. Drops
 * it above its separate budget, and before the seat is verified.
 */
function readAtOnce({ db }: SeatOptions, connection: Connection, text: string): void {
	if (takeSpark(connection, text)) return;
	const { room, sparkBudget } = connection;
	if (sparkBudget.take() && room) void readMessage(db, room, connection, text);
}

/** Takes or drops a spark; returns false for any other text. */
function takeSpark({ screen, room, sparkBudget, player }: Connection, text: string): boolean {
	const spark = screen === null ? readSpark(text) : null;
	if (spark && sparkBudget.take()) room?.sparks.take(player, spark);
	return spark !== null;
}

/** Accepts an upgrade that comes from the upgrade proxy. */
function upgrade(
	res: HttpResponse,
	req: HttpRequest,
	context: us_socket_context_t,
	expected: Map<string, Expected>,
): void {
	const path = req.getUrl();
	const found = expected.get(path);
	if (!found) {
		res.writeStatus("403 Forbidden").end("Room connections come through the public port", true);
		return;
	}
	expected.delete(path);
	res.upgrade<UserData>(
		{ connection: newConnection(found.claim, found.client), line: found.line },
		req.getHeader("sec-websocket-key"),
		req.getHeader("sec-websocket-protocol"),
		"",
		context,
	);
}

/** Sets the functions of a connection whose socket is open. */
function attach(connection: Connection, ws: WebSocket<UserData>, slowReaders: SlowReaders): void {
	connection.buffered = () => (connection.closed ? 0 : ws.getBufferedAmount());
	connection.send = (text) => {
		if (!connection.closed && ws.send(text) !== SENT) slowReaders.checkSoon();
	};
	connection.subscribe = (topic) => void (connection.closed || ws.subscribe(topic));
	connection.unsubscribe = (topic) => void (connection.closed || ws.unsubscribe(topic));
	connection.close = (code) => {
		if (!connection.closed) ws.end(code);
	};
	connection.cut = () => {
		if (!connection.closed) ws.close();
	};
}

/** Lets the sparks of a connection bypass the loopback port. */
function attachLine(connection: Connection, line: DirectLine): void {
	line.take = (text) => takeSpark(connection, text);
	connection.sendPast = (frame) => line.write(frame);
}
