import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { WIRE_LIMITS } from "../limits.ts";
import { limitSockets } from "./open-sockets.ts";
import type { FrontOptions } from "./options.ts";
import { closeSlowBodies } from "./slow-bodies.ts";

/** The one public port. */
export interface Door {
	/** Its `request` and `upgrade` listeners are the server's parts. */
	server: Server;
	/** The port that was asked for, or the free one that was found where 0 was. */
	port: number;
	/** Lets in who has waited, and everybody from then on. */
	open(): void;
}

/** How long clients may take, in ms; tests shorten it. */
export type Patience = Record<"headTime" | "bodyTime" | "slowCheck" | "stuckTime", number>;

type DoorConfig = Pick<FrontOptions, "port" | "host" | "socketsPerAddress" | "trustProxy">;

/**
 * Listens before the rest of the server is loaded. Browsers dial one second after their line was
 * lost, then two and four
 * seconds later: who finds the port open after a crash waits a moment, who finds it closed is gone
 * for seconds.
 */
export async function listenEarly(
	{ port, host, socketsPerAddress, trustProxy }: DoorConfig,
	patience: Patience = WIRE_LIMITS,
): Promise<Door> {
	const server = createServer({
		// counts from the connection's beginning, so a silent one ends too
		headersTimeout: patience.headTime,
		requestTimeout: patience.headTime + patience.bodyTime,
		connectionsCheckingInterval: patience.slowCheck,
	});
	closeSlowBodies(server, patience.bodyTime);
	server.setTimeout(patience.stuckTime);
	// Behind a proxy all connections come from the proxy's address.
	if (!trustProxy) limitSockets(server, socketsPerAddress);
	const waiting: (() => void)[] = [];
	const holdRequest = (request: IncomingMessage, response: ServerResponse) => {
		waiting.push(() => server.emit("request", request, response));
	};
	const holdUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
		waiting.push(() => server.emit("upgrade", request, socket, head) || socket.destroy());
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
			for (const enter of waiting) enter();
		},
	};
}
