import type { IncomingMessage, Server } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

/** Carries the client's address past the front; a client's own header of this name is dropped. */
export const ADDRESS_HEADER = "x-plotluck-address";

/** What the room connections are read into, one after another: as streams, each of them would take a buffer a message. */
const passing = Buffer.alloc(64 * 1024);

const ROOM_PATHS = new Set(["/rooms", "/ws", "/ws/rooms"]);

/** Hands `upgrade` requests of the one public port to the port of the room connections, byte for byte. */
export function handUpgrades(server: Server, port: number, addressOf: (request: IncomingMessage) => string): void {
	server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
		const path = (request.url ?? "").split("?")[0]?.replace(/\/$/, "") ?? "";
		if (!ROOM_PATHS.has(path)) {
			socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
			return;
		}
		const inner = connect({ host: "127.0.0.1", port, noDelay: true, onread: { buffer: passing, callback: handBack } });
		function handBack(bytes: number): boolean {
			if (!socket.write(Buffer.from(passing.subarray(0, bytes)))) {
				inner.pause();
				socket.once("drain", () => inner.resume());
			}
			return true;
		}
		inner.once("connect", () => {
			inner.write(requestHead(request, addressOf(request)));
			if (head.length > 0) inner.write(head);
			socket.pipe(inner);
		});
		inner.once("end", () => socket.end());
		// Either end may go at any time; the other one then has nobody to talk to.
		inner.on("error", () => socket.destroy());
		socket.on("error", () => inner.destroy());
		inner.on("close", () => socket.destroy());
		socket.on("close", () => inner.destroy());
	});
}

function requestHead(request: IncomingMessage, address: string): string {
	const lines = [`GET ${request.url} HTTP/1.1`];
	for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
		const [name = "", value = ""] = request.rawHeaders.slice(i, i + 2);
		if (name.toLowerCase() !== ADDRESS_HEADER) lines.push(`${name}: ${value}`);
	}
	return `${[...lines, `${ADDRESS_HEADER}: ${address}`].join("\r\n")}\r\n\r\n`;
}
