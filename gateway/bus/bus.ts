import type { Publication } from "../../workflows/messages.ts";

/** What the parts of the server tell each other, in one process or in many. */
export type BusMessage =
	| { kind: "publication"; publication: Publication }
	/** Somebody came, went, or types. */
	| { kind: "presence"; game: number; player: number; connected: boolean; typing: boolean }
	/**
	 * A connection has taken the seat; those of the player with a lower number (connection-number.ts)
	 * are closed.
	 */
	| { kind: "takeover"; game: number; player: number; connection: number };

/**
 * Carries messages to every subscriber, the sender's own among them. Nothing else knows how many
 * processes there are.
 */
export interface Bus {
	publish(message: BusMessage): void;
	subscribe(listener: (message: BusMessage) => void): void;
	close(): Promise<void>;
}
