import type { Claim } from "../session.ts";
import type { Client } from "./client.ts";

/**
 * Carries sparks between a client's connection and its room connection without the loopback port,
 * which causes most of a message's cost. Sparks may bypass it because they may be lost and need no
 * order.
 */
export interface DirectLine {
	/** Takes a client's spark. Returns false when the text must be sent through the port. */
	take(text: string): boolean;
	/** Writes a whole frame to the client. Drops it when the client has unsent bytes. */
	write(frame: Uint8Array): void;
}

/** A room connection that the upgrade proxy has accepted and the inner port expects. */
export interface Expected {
	claim: Claim;
	client: Client;
	line: DirectLine;
}

/** The loopback port of the room connections. */
export interface InnerPort {
	port: number;
	/**
	 * The expected connections by the paths of their requests. A path is valid once and cannot be
	 * guessed, so the port refuses all other connections.
	 */
	expected: Map<string, Expected>;
}
