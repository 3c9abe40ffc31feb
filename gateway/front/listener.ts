import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { shortenAcceptHeaders } from "./accept-headers.ts";
import { limitSockets } from "./open-sockets.ts";
import type { FrontOptions } from "./options.ts";
import { closeSlowBodies } from "./slow-bodies.ts";

/** The public port of the server. */
export interface PublicPort {
	/** The parts of the server add their `request` and `upgrade` listeners to it. */
	server: Server;
	/** The configured port, or the free port chosen for 0. */
	port: number;
	/** Serves the requests held back so far, and all later ones at once. */
	open(): void;
}

/** The clients' time limits, in ms; tests shorten them. */
export type Timeouts = Record<"headTime" | "bodyTime" | "slowCheck" | "stuckTime", number>;

type ListenerOptions = Pick<FrontOptions, "port" | "host" | "socketsPerAddress" | "trustProxy">;

/**
 * Opens the public port before the rest of the server is loaded, and holds requests back until
 * `open`. Browsers reconnect one second after a crash, and if that fails two seconds later, so an
 * early port saves them seconds.
 */
export async function listenEarly(
	{ port, host, socketsPerAddress, trustProxy }: ListenerOptions,
	timeouts: Timeouts = WIRE_LIMITS,
): Promise<PublicPort> {
	const server = createServer({
		maxHeaderSize: WIRE_LIMITS.headBytes,
		// This time starts with the connection, so silent connections end too.
		headersTimeout: timeouts.headTime,
		requestTimeout: timeouts.headTime + timeouts.bodyTime,
		connectionsCheckingInterval: timeouts.slowCheck,
	});
	// The first listener, because every later one may read the head.
	server.on("request", ({ headers }) => shortenAcceptHeaders(headers));
	closeSlowBodies(server, timeouts.bodyTime);
	server.setTimeout(timeouts.stuckTime);
	// Behind a proxy, all connections come from the proxy's address, so limitRequests counts there.
	if (!trustProxy) limitSockets(server, socketsPerAddress);
	const held: (() => void)[] = [];
	const holdRequest = (request: IncomingMessage, response: ServerResponse) => {
		held.push(() => server.emit("request", request, response));
	};
	const holdUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
		held.push(() => server.emit("upgrade", request, socket, head) || socket.destroy());
	};
	server.on("request", holdRequest);
	server.on("upgrade", holdUpgrade);
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, resolve);
	});
	const address = server.address();
	return {
		server,
		port: typeof address === "object" && address ? address.port : port,
		open() {
			server.off("request", holdRequest);
			server.off("upgrade", holdUpgrade);
			for (const serve of held) serve();
		},
	};
}
