import type { SparkCount } from "#game/wire/sparks.ts";
import type { Publication } from "../../workflows/messages.ts";

/** A player or a screen has connected or disconnected, or a player's typing has changed. */
export interface PresenceChange {
	kind: "presence";
	game: number;
	/** A screen stands under its id with a minus sign, which older processes pass on unread. */
	player: number;
	connected: boolean;
	typing: boolean;
	/** The number of the connection that this is about (connection-number.ts). */
	connectionNumber: number;
	/** The screen plays no sounds. Processes of older versions count it like one that does. */
	quiet?: boolean;
}

/** Why screens are closed: by the host's order, or because the people who opened them were removed. */
type ScreensClosed = "screensClosed" | "kicked";

/** The messages between the parts of the server, in one process or in many. */
export type BusMessage =
	| { kind: "publication"; game: number; publication: Publication }
	| PresenceChange
	/**
	 * A connection has taken the seat, or the place of a screen. Those with a lower number are closed.
	 * Processes of older versions send no `screen`.
	 */
	| {
			kind: "takeover";
			game: number;
			player: number;
			screen?: number | null;
			connectionNumber: number;
	  }
	/** These screens are closed for good. Processes of older versions ask the room instead. */
	| { kind: "screensClosed"; game: number; screens: readonly number[]; why: ScreensClosed }
	/** The sparks of players who are connected to one process. They may be lost. */
	| { kind: "sparks"; game: number; sparks: readonly SparkCount[] }
	/** The bus was away, so messages about the game may be missing. */
	| { kind: "resumed"; game: number };

/**
 * Delivers messages about a game to all processes that follow it, including the sender. Only the
 * bus knows how many processes there are.
 */
export interface Bus {
	/** Whether there may be other processes. */
	readonly shared: boolean;
	publish(message: BusMessage): void;
	/**
	 * Calls the listener with the messages about a game until the returned function is called.
	 * Resolves when no later message will be missed, and after the listener knows who is connected
	 * elsewhere.
	 */
	follow(game: number, listener: BusListener): Promise<() => void>;
	/** Returns whether this process is the one that does a task in this time, ms. */
	isTurn(task: string, ms: number): Promise<boolean>;
	/** Returns whether messages are delivered. */
	healthy(): Promise<boolean>;
	close(): Promise<void>;
}

export type BusListener = (message: BusMessage) => void;
