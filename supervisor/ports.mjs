import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * True when `port` can be listened on at `host` now.
 * @param {number} port
 */
export const isFree = (port, host = "127.0.0.1") =>
	new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
	});

/**
 * A port of 127.0.0.1 that nobody listens on, `wanted` if it can be. Below the system's own range
 * for outgoing
 * connections: while we wait for a port up there to open, a connection can meet itself and take the
 * port.
 */
export async function freePort(wanted = 0) {
	let port = wanted;
	while (!port || !(await isFree(port))) port = 20_000 + Math.floor(Math.random() * 10_000);
	return port;
}

/**
 * Resolves when something accepts connections on 127.0.0.1:`port`.
 * @param {number} port
 * @param {AbortSignal} [signal] gives up, and rejects
 */
export async function untilOpen(port, signal) {
	while (!(await isOpen(port))) await pause(20, undefined, { signal });
}

/** @param {number} port */
const isOpen = (port) =>
	new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(socket.destroy() && true));
		socket.once("error", () => resolve(false));
	});
