import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Client } from "./client.ts";

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
}

/** Returns a token that nobody outside this process can know. */
export const makeToken = (): string => randomBytes(24).toString("base64url");

/** Returns the value of the header that names this client. */
export const clientHeader = ({ address, free }: Client, token: string): string =>
	`${token} ${free ? "free" : "counted"} ${address}`;

/** Returns the client that the header names; null when the header does not begin with the token. */
export function readClient(header: string, token: string): Client | null {
	const [given = "", free, address] = header.split(" ");
	const [a, b] = [Buffer.from(given), Buffer.from(token)];
	if (a.length !== b.length || !timingSafeEqual(a, b) || address === undefined) return null;
	return { address, free: free === "free" };
}
