import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Client } from "./client.ts";
import type { DirectLine, DirectLines } from "./direct-line.ts";

/**
 * The header in which the upgrade proxy identifies the client to the room connections. It begins
 * with a token that only this process has.
 */
export const CLIENT_HEADER = "x-plotluck-client";

/** The loopback port of the room connections. */
export interface InnerPort {
	port: number;
	/** A request without this token is not from the upgrade proxy. */
	token: string;
	/** The direct lines, which bypass the port. */
	lines: DirectLines;
}

/** Returns a token that cannot be guessed outside this process. */
export const makeToken = (): string => randomBytes(24).toString("base64url");

/** Returns the value of the header with this client and its direct line. */
export const clientHeader = ({ address, free }: Client, token: string, line: string): string =>
	`${token} ${free ? "free" : "counted"} ${address} ${line}`;

/**
 * Returns the client and its direct line from the header; null when the header does not begin with
 * the token.
 */
export function readClient(
	header: string,
	{ token, lines }: Pick<InnerPort, "token" | "lines">,
): { client: Client; line: DirectLine | null } | null {
	const [given = "", free, address, line = ""] = header.split(" ");
	const [a, b] = [Buffer.from(given), Buffer.from(token)];
	if (a.length !== b.length || !timingSafeEqual(a, b) || address === undefined) return null;
	return { client: { address, free: free === "free" }, line: lines.claim(line) };
}
