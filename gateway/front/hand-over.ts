import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { WIRE_LIMITS } from "../limits.ts";
import type { Client } from "./client.ts";
import { ClientFrames } from "./client-frames.ts";

/**
 * Carries the client's address from the front to the room connections, behind the token that only
 * this process knows.
 */
export const CLIENT_HEADER = "x-plotluck-client";

/** The loopback port of the room connections. */
export interface InnerPort {
	port: number;
	/** A request without it does not come from the front. */
	token: string;
}

/** Returns a token that nobody outside this process can know. */
export const makeToken = (): string => randomBytes(24).toString("base64url");

/**
 * Returns the client that the front has named in the header; null when the header does not begin
 * with the front's token.
 */
export function readClient(header: string, token: string): Client | null {
	const [given = "", free, address] = header.split(" ");
	const [a, b] = [Buffer.from(given), Buffer.from(token)];
	if (a.length !== b.length || !timingSafeEqual(a, b) || address === undefined) return null;
	return { address, free: free === "free" };
}

/** An accepted upgrade. */
export interface Upgrade {
	request: IncomingMessage;
	query: string;
	client: Client;
	socket: Duplex;
	/** The bytes that came right behind the request. */
	head: Buffer;
}

/**
 * The buffer that all room connections are read into, one after another: as streams, each of them
 * would take a buffer a message.
 */
const passing = Buffer.alloc(64 * 1024);
const ACCEPTED = "HTTP/1.1 101 ";

/**
 * Connects the client to the inner port, which gets the client's bytes only after it has answered
 * 101; `refuse` is called when it does not.
 */
export function handOver(
	{ request, query, client, socket, head }: Upgrade,
	{ port, token }: InnerPort,
	refuse: () => void,
): void {
	const inner = connect({
		host: "127.0.0.1",
		port,
		noDelay: true,
		onread: { buffer: passing, callback: handBack },
	});
	const frames = new ClientFrames();
	let state: "asked" | "open" | "refused" = "asked";
	/** The beginning of the inner port's response, until it is known to be 101. */
	let answer = Buffer.alloc(0);
	const late = setTimeout(fail, WIRE_LIMITS.handOver);

	function handBack(bytes: number): boolean {
		// The buffer is written over by the next read.
		let chunk = Buffer.from(passing.subarray(0, bytes));
		if (state === "asked") {
			chunk = answer = Buffer.concat([answer, chunk]);
			if (chunk.length < ACCEPTED.length) return true;
			if (chunk.toString("latin1", 0, ACCEPTED.length) !== ACCEPTED) return fail();
			state = "open";
			clearTimeout(late);
			passOn();
		}
		if (!socket.write(chunk)) {
			inner.pause();
			socket.once("drain", () => inner.resume());
		}
		return true;
	}

	/**
	 * Closes the inner connection, and the client's with it; before the inner port has accepted, the
	 * client gets the refusal first.
	 */
	function fail(): false {
		clearTimeout(late);
		if (state === "open" && !socket.destroyed) endSoon(socket);
		if (state === "asked" && !socket.destroyed) refuse();
		if (state === "asked") state = "refused";
		inner.destroy();
		return false;
	}

	function passOn(): void {
		socket.on("data", take);
		socket.once("end", () => inner.end());
		if (head.length > 0) take(head);
	}

	function take(chunk: Buffer): void {
		if (!frames.take(chunk)) return void socket.destroy();
		if (inner.write(chunk)) return;
		socket.pause();
		inner.once("drain", () => socket.resume());
	}

	inner.once("connect", () =>
		inner.write(innerHead(request, query, clientHeader(client, token)), "latin1"),
	);
	inner.once("end", () => (state === "open" ? socket.end() : fail()));
	// Either end may go at any time; the other one then has nobody to talk to.
	inner.on("error", fail);
	inner.on("close", fail);
	socket.on("close", fail);
}

/**
 * Closes the connection when it has taken what was written, such as the close frame, and in any
 * case soon.
 */
export function endSoon(socket: Duplex): void {
	socket.end();
	setTimeout(() => socket.destroy(), WIRE_LIMITS.farewell).unref();
}

const clientHeader = ({ address, free }: Client, token: string): string =>
	`${token} ${free ? "free" : "counted"} ${address}`;

/**
 * The request as the inner port gets it: made anew, so that no header of the client passes
 * unchecked.
 */
function innerHead({ headers }: IncomingMessage, query: string, client: string): string {
	const protocol = headers["sec-websocket-protocol"];
	return [
		`GET /rooms?${query} HTTP/1.1`,
		"Host: plotluck",
		"Connection: Upgrade",
		"Upgrade: websocket",
		"Sec-WebSocket-Version: 13",
		`Sec-WebSocket-Key: ${headers["sec-websocket-key"]}`,
		...(protocol !== undefined && /^[\w!#$%&'*+.^`|~, -]+$/.test(protocol)
			? [`Sec-WebSocket-Protocol: ${protocol}`]
			: []),
		`${CLIENT_HEADER}: ${client}`,
		"\r\n",
	].join("\r\n");
}
