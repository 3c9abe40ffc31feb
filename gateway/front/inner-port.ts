import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Client } from "./client.ts";
import type { DirectLine, DirectLines } from "./direct-line.ts";

/**
 * The header in which the upgrade proxy names the client to the room connections. A token that only
 * this process knows comes first.
 */
export const CLIENT_HEADER = "x-plotluck-client";

/** The loopback port of the room connections. */
export interface InnerPort {
	port: number;
	/** A request without this token does not come from the upgrade proxy. */
	token: string;
	/** The ways past the port. */
	lines: DirectLines;
}

/** Returns a token that nobody outside this process can know. */
export const makeToken = (): string => randomBytes(24).toString("base64url");

/** Returns the value of the header that names this client and its direct line. */
export const clientHeader = ({ address, free }: Client, token: string, line: string): string =>
	`${token} ${free ? "free" : "counted"} ${address} ${line}`;

/**
 * Returns the client that the header names and its direct line; null when the header does not begin
 * with the token.
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
