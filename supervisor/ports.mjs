import { connect, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Resolves to the system's code for why no server can listen on `port` of `host`; to null when one
 * can.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
export const listenProblem = (port, host) =>
	new Promise((resolve) => {
		const server = createServer();
		server.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) => resolve(code ?? ""));
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
	});

/**
 * Resolves to true when a server can listen on `port` of 127.0.0.1.
 * @param {number} port
 */
const isFree = async (port) => (await listenProblem(port, "127.0.0.1")) === null;

/**
 * Listens on `port` of 127.0.0.1 to keep other processes from using it. Resolves to the function
 * that releases the port, or to null when the port is taken.
 * @param {number} port
 * @returns {Promise<(() => void) | null>}
 */
export const reservePort = (port) =>
	new Promise((resolve) => {
		const server = createServer().unref();
		server.once("error", () => resolve(null));
		server.listen({ port, host: "127.0.0.1", exclusive: true }, () =>
			resolve(() => void server.close()),
		);
	});

/**
 * Returns a free port of 127.0.0.1, `wanted` if possible. The port is below the system's range for
 * outgoing connections, because within it a connection attempt can connect to itself and take the
 * port.
 */
export async function freePort(wanted = 0) {
	let port = wanted;
	while (!port || !(await isFree(port))) port = 20_000 + Math.floor(Math.random() * 10_000);
	return port;
}

/**
 * Resolves when a server accepts connections on 127.0.0.1:`port`.
 * @param {number} port
 * @param {AbortSignal} [signal] stops waiting and rejects
 */
export async function untilOpen(port, signal) {
	while (!(await isOpen(port))) await pause(20, undefined, { signal });
}

/**
 * Resolves to whether a server accepts connections on 127.0.0.1:`port`.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isOpen = (port) =>
	new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(socket.destroy() && true));
		socket.once("error", () => resolve(false));
	});
