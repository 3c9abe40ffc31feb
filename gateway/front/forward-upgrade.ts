import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { Frames } from "./frames.ts";
import type { DirectLine, Expected, InnerPort } from "./inner-port.ts";
import { shortText } from "./short-frames.ts";

/** An accepted upgrade. */
export interface Upgrade extends Omit<Expected, "line"> {
	headers: IncomingHttpHeaders;
	socket: Duplex;
	/** The bytes that followed the request. */
	head: Buffer;
}

/**
 * The buffer that all room connections share for reading. As streams, each connection would
 * allocate a buffer for each message.
 */
const readBuffer = Buffer.alloc(64 * 1024);
const ACCEPTED = "HTTP/1.1 101 ";
const HEAD_END = "\r\n\r\n";
const SPARK = Buffer.from('{"spark"');

/**
 * Connects the client to the inner port. The inner port gets the client's bytes only after its 101
 * response; without one, `refuse` is called. It is one function, because each end's handlers use the
 * state of the other end.
 */
export function forwardUpgrade(
	{ headers, claim, client, socket, head }: Upgrade,
	{ port, expected }: InnerPort,
	refuse: () => void,
): void {
	const inner = connect({
		host: "127.0.0.1",
		port,
		noDelay: true,
		onread: { buffer: readBuffer, callback: toClient },
	});
	const [fromClient, toIt] = [new Frames(true), new Frames(false)];
	const line: DirectLine = { take: () => false, write };
	const path = `/${randomUUID()}`;
	expected.set(path, { claim, client, line });
	let state: "connecting" | "open" | "refused" = "connecting";
	/** The beginning of the inner port's response, until its head is complete. */
	let response = Buffer.alloc(0);
	const timeout = setTimeout(fail, WIRE_LIMITS.forwardTimeout);

	function toClient(bytes: number): boolean {
		// Copied, because the next read overwrites the buffer.
		let chunk = Buffer.from(readBuffer.subarray(0, bytes));
		if (state === "connecting") {
			chunk = response = Buffer.concat([response, chunk]);
			if (chunk.length < ACCEPTED.length) return true;
			if (chunk.toString("latin1", 0, ACCEPTED.length) !== ACCEPTED) return fail();
			const end = chunk.indexOf(HEAD_END);
			if (end < 0) return true;
			state = "open";
			clearTimeout(timeout);
			startForwarding();
			toIt.take(chunk.subarray(end + HEAD_END.length));
		} else toIt.take(chunk);
		if (!socket.write(chunk)) {
			inner.pause();
			socket.once("drain", () => inner.resume());
		}
		return true;
	}

	function write(frame: Uint8Array): void {
		if (state === "open" && toIt.between && socket.writable && socket.writableLength === 0)
			socket.write(frame);
	}

	/**
	 * Closes the inner connection and the client's. If the inner port has not accepted yet, the
	 * client first gets the refusal.
	 */
	function fail(): false {
		clearTimeout(timeout);
		expected.delete(path);
		if (state === "open" && !socket.destroyed) closeGracefully(socket);
		if (state === "connecting" && !socket.destroyed) refuse();
		if (state === "connecting") state = "refused";
		inner.destroy();
		return false;
	}

	function startForwarding(): void {
		socket.on("data", toInner);
		socket.once("end", () => inner.end());
		if (head.length > 0) toInner(head);
	}

	function toInner(chunk: Buffer): void {
		const spark = fromClient.between ? shortText(chunk, SPARK) : null;
		if (spark !== null && line.take(spark)) return;
		if (!fromClient.take(chunk)) return void socket.destroy();
		if (inner.write(chunk)) return;
		socket.pause();
		inner.once("drain", () => socket.resume());
	}

	inner.once("connect", () => inner.write(innerHead(path, headers), "latin1"));
	inner.once("end", () => (state === "open" ? socket.end() : fail()));
	// Each end may close at any time, and the other one closes with it.
	inner.on("error", fail);
	inner.on("close", fail);
	socket.on("close", fail);
}

/**
 * Closes the connection once it has sent its unsent bytes, such as the close frame; destroys it
 * after a timeout.
 */
export function closeGracefully(socket: Duplex): void {
	socket.end();
	setTimeout(() => socket.destroy(), WIRE_LIMITS.closing).unref();
}

/**
 * Returns the head of the request to the inner port. It is written from scratch, so that no header
 * of the client passes unchecked.
 */
function innerHead(path: string, headers: IncomingHttpHeaders): string {
	const protocol = headers["sec-websocket-protocol"];
	return [
		`GET ${path} HTTP/1.1`,
		"Host: plotluck",
		"Connection: Upgrade",
		"Upgrade: websocket",
		"Sec-WebSocket-Version: 13",
		`Sec-WebSocket-Key: ${headers["sec-websocket-key"]}`,
		...(protocol !== undefined && /^[\w!#$%&'*+.^`|~, -]+$/.test(protocol)
			? [`Sec-WebSocket-Protocol: ${protocol}`]
			: []),
		"\r\n",
	].join("\r\n");
}
