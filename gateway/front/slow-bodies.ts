import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from "node:http";
import { refuse } from "../refusals.ts";

/** Returns whether a request with these headers has a body. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
	headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/**
 * Closes the connection of a request whose body does not arrive within `time` ms, with 408 when no
 * response has been sent.
 */
export function closeSlowBodies(server: Server, time: number): void {
	server.on("request", (request: IncomingMessage, response: ServerResponse) => {
		if (!hasBody(request.headers)) return;
		const timer = setTimeout(() => {
			if (request.complete) return;
			if (!response.headersSent && request.socket.writable) request.socket.write(TOO_SLOW);
			request.socket.destroySoon();
		}, time);
		// A refused body can continue after its response.
		request.once("close", () => clearTimeout(timer));
	});
}

const { text: error, code } = refuse("bodyTooSlow");
const TEXT = JSON.stringify({ error, code });
const TOO_SLOW = [
	"HTTP/1.1 408 Request Timeout",
	"Connection: close",
	"Content-Type: application/json; charset=utf-8",
	`Content-Length: ${Buffer.byteLength(TEXT)}`,
	"",
	TEXT,
].join("\r\n");
