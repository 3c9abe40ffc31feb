import type { Publication } from "../../workflows/messages.ts";

/** The messages between the parts of the server, in one process or in many. */
export type BusMessage =
	| { kind: "publication"; publication: Publication }
	/** A player has connected or disconnected, or their typing has changed. */
	| { kind: "presence"; game: number; player: number; connected: boolean; typing: boolean }
	/**
	 * A connection has taken the seat. The player's connections with a lower number
	 * (connection-number.ts) are closed.
	 */
	| { kind: "takeover"; game: number; player: number; connectionNumber: number };

/**
 * Delivers messages to all subscribers, including those of the sender. Only the bus knows how many
 * processes there are.
 */
export interface Bus {
	publish(message: BusMessage): void;
	subscribe(listener: (message: BusMessage) => void): void;
	close(): Promise<void>;
}
