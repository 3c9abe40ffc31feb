import {
	App,
	type us_listen_socket,
	us_listen_socket_close,
	us_socket_local_port,
} from "uWebSockets.js";
import type { Db } from "../../db/connection.ts";
import type { Bus } from "../bus/bus.ts";
import type { Client } from "../front/client.ts";
import { type GuessGuard, MessageBudget } from "../front/flood.ts";
import { CLIENT_HEADER, type InnerPort, makeToken, readClient } from "../front/hand-over.ts";
import { TooMany } from "../front/rate-limits.ts";
import { WIRE_LIMITS } from "../limits.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import type { OpenRoom, Rooms } from "../room/rooms.ts";
import { type SlowReader, SlowReaders } from "../room/slow-readers.ts";
import { goAway, nothingOwed, send } from "../room/viewer.ts";
import { type Claim, claimIn, isSeatOf } from "../session.ts";
import { nextConnection } from "./connection-number.ts";
import { receive, type Speaker } from "./receive.ts";

/**
 * A connection of a player. uWebSockets.js lays user data over its own socket, so it is kept one
 * level below.
 */
interface Connection extends Speaker, SlowReader {
	client: Client;
	budget: MessageBudget;
	unreadable: number[];
	/** Set when the seat was verified. */
	room: OpenRoom | null;
	/**
	 * The work under way: messages are handled one after another, and after the seat was verified.
	 */
	work: Promise<void>;
	/** How many messages wait for it. */
	waiting: number;
	closed: boolean;
}

/** What uWebSockets.js returns for a message that went out at once. */
const SENT = 1;

const quiet = new LogThrottle(WIRE_LIMITS.logPause);

interface SocketServer extends InnerPort {
	/** Sends to every connection that subscribed to the topic. */
	publish(topic: string, text: string): void;
	/** Says 1012 to everybody: come back at once. */
	close(): void;
}

/**
 * Opens the room connections (protocol.md "The room connection") on a loopback port; `rooms` is
 * asked when somebody connects.
 */
export async function listenSockets(
	db: Db,
	bus: Bus,
	guard: GuessGuard,
	rooms: () => Rooms,
): Promise<SocketServer> {
	const connections = new Set<Connection>();
	const token = makeToken();
	const slowReaders = new SlowReaders(connections);
	const app = App();

	app.ws<{ connection: Connection }>("/*", {
		maxPayloadLength: WIRE_LIMITS.frameBytes,
		maxBackpressure: WIRE_LIMITS.backpressureBytes,
		closeOnBackpressureLimit: true,
		idleTimeout: WIRE_LIMITS.idleSeconds,
		sendPingsAutomatically: true,

		upgrade(res, req, context) {
			const client = readClient(req.getHeader(CLIENT_HEADER), token);
			if (!client) {
				res.writeStatus("403 Forbidden").end("Room connections come through the public port", true);
				return;
			}
			res.upgrade(
				{ connection: newConnection(claimIn(req.getQuery()), client) },
				req.getHeader("sec-websocket-key"),
				req.getHeader("sec-websocket-protocol"),
				"",
				context,
			);
		},

		open(ws) {
			const { connection } = ws.getUserData();
			connections.add(connection);
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
			connection.work = seat(connection).catch((error) => {
				if (quiet.allows(`seat ${connection.game}`))
					log.error({ err: error, game: connection.game }, "a connection could not be seated");
				connection.close(1012); // the server may serve it in a moment
			});
		},

		message(ws, message) {
			const { connection } = ws.getUserData();
			if (!connection.budget.take() || connection.waiting >= WIRE_LIMITS.messageBurst) {
				if (connection.buffered() <= WIRE_LIMITS.readyBytes)
					send(connection, { error: "Too many messages at once. Wait a moment." });
				return;
			}
			const text = Buffer.from(message).toString("utf8");
			connection.waiting++;
			connection.work = connection.work.then(() => take(connection, text));
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
			connection.room?.live.leave(connection);
		},
	});

	bus.subscribe((message) => {
		if (message.kind !== "takeover") return;
		for (const connection of connections) {
			if (connection.player !== message.player || connection.connection >= message.connection)
				continue;
			send(connection, { error: "This seat was opened in another window" });
			connection.close(1000);
		}
	});

	async function seat(connection: Connection): Promise<void> {
		const { player, game } = connection;
		const secret = connection.secret.toString();
		const isSeat = () => isSeatOf(db, { player, game, secret });
		if (!(await guard.prove(connection.client, "socket", isSeat).catch(refusedGuess)))
			return goAway(connection, "That seat is not known here");
		const room = await rooms().find(game);
		if (!room) return goAway(connection, "This room is closed");
		if (connection.closed) return;
		bus.publish({ kind: "takeover", game, player, connection: connection.connection });
		await room.live.welcome(connection);
		connection.room = room;
		if (connection.closed) room.live.leave(connection);
	}

	async function take(connection: Connection, text: string): Promise<void> {
		connection.waiting--;
		if (!connection.room || (await read(connection, connection.room, text))) return;
		const now = performance.now();
		connection.unreadable = [
			...connection.unreadable.filter((at) => at > now - WIRE_LIMITS.unreadableWindow),
			now,
		];
		if (connection.unreadable.length >= WIRE_LIMITS.unreadable) connection.close(1008);
	}

	/** Whether the message could be read. */
	async function read(connection: Connection, room: OpenRoom, text: string): Promise<boolean> {
		try {
			return (await receive(db, room, connection, text)) === "read";
		} catch (error) {
			if (quiet.allows(`message ${connection.game}`))
				log.error({ err: error, game: connection.game }, "a message could not be answered");
			return true;
		}
	}

	const listening = await new Promise<us_listen_socket | false>((resolve) =>
		app.listen("127.0.0.1", 0, resolve),
	);
	if (!listening) throw new Error("no loopback port could be opened for the room connections");
	return {
		port: us_socket_local_port(listening),
		token,
		publish: (topic, text) => void app.publish(topic, text),
		close() {
			slowReaders.stop();
			us_listen_socket_close(listening);
			for (const connection of connections) connection.close(1012);
		},
	};
}

/** A connection before it is open; the socket's own functions are set when it opens. */
function newConnection({ player, game, secret }: Claim, client: Client): Connection {
	const notOpen = () => {};
	return {
		player,
		game,
		secret: Buffer.from(secret),
		connection: nextConnection(),
		client,
		view: null,
		draft: null,
		owed: nothingOwed(),
		budget: new MessageBudget(WIRE_LIMITS.messagesPerSecond, WIRE_LIMITS.messageBurst),
		unreadable: [],
		room: null,
		work: Promise.resolve(),
		waiting: 0,
		closed: false,
		drainedAt: performance.now(),
		buffered: () => 0,
		send: notOpen,
		subscribe: notOpen,
		unsubscribe: notOpen,
		close: notOpen,
		cut: notOpen,
	};
}

/** A wrong secret from an address that has guessed too often is a wrong secret all the same. */
function refusedGuess(error: unknown): false {
	if (error instanceof TooMany) return false;
	throw error;
}
