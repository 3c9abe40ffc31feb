import type { RequestListener, Server } from "node:http";
import { REQUESTS_PER_SOCKET } from "../limits/rates.ts";
import { refuse } from "../refusals.ts";
import { clientOf, countedAddress, isLoopback } from "./client.ts";
import type { FrontOptions } from "./options.ts";
import { hasBody } from "./slow-bodies.ts";

/** Counts what each address has open. */
export class OpenSockets {
	private readonly counts = new Map<string, number>();
	private readonly most: number;

	/** One address may have at most `most` open. */
	constructor(most: number) {
		this.most = most;
	}

	/** Counts one more; returns false when the address already has too many. */
	enter(address: string): boolean {
		const count = this.counts.get(address) ?? 0;
		if (count >= this.most) return false;
		this.counts.set(address, count + 1);
		return true;
	}

	/** Counts one less. */
	leave(address: string): void {
		const count = this.counts.get(address) ?? 0;
		if (count > 1) this.counts.set(address, count - 1);
		else this.counts.delete(address);
	}
}

/**
 * Closes new connections of an address that already has `most`. Connections from this machine do
 * not count, because a proxy may run here.
 */
export function limitSockets(
	server: Server,
	most: number,
	addressOf: (remote: string | undefined) => string | null = countedAddress,
): void {
	const open = new OpenSockets(most);
	server.on("connection", (socket) => {
		const address = addressOf(socket.remoteAddress);
		if (address === null || isLoopback(address)) return;
		if (!open.enter(address)) return void socket.destroy();
		socket.once("close", () => open.leave(address));
	});
}

/**
 * Returns the listener with a limit on the concurrent requests of one address behind a trusted
 * proxy, including slow bodies and slow readers. `limitSockets` sees only the proxy there; without
 * a proxy it already limits them.
 */
export function limitRequests(
	config: Pick<FrontOptions, "trustProxy" | "socketsPerAddress">,
	listen: RequestListener,
): RequestListener {
	if (!config.trustProxy) return listen;
	const open = new OpenSockets(config.socketsPerAddress * REQUESTS_PER_SOCKET);
	return (request, response) => {
		const { address, free } = clientOf(config, request);
		// A request that was held back during the start may already be over.
		if (!free && !response.closed) {
			if (!open.enter(address)) {
				// Without the end of its body the connection cannot be reused.
				if (hasBody(request.headers)) response.setHeader("Connection", "close");
				return void response.writeHead(429, HEADERS).end(TEXT);
			}
			response.once("close", () => open.leave(address));
		}
		listen(request, response);
	};
}

const { text: error, code } = refuse("tooManyRequests");
const TEXT = JSON.stringify({ error, code });
const HEADERS = {
	"Retry-After": "1",
	"Cache-Control": "no-store",
	"Content-Type": "application/json; charset=utf-8",
};
