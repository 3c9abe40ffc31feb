import type { SparkCount } from "#game/wire/sparks.ts";
import type { Publication } from "../../workflows/messages.ts";

/** A player or a screen has connected or disconnected, or a player's typing has changed. */
export interface PresenceChange {
	kind: "presence";
	game: number;
	/** For a screen: minus its id. */
	player: number;
	connected: boolean;
	typing: boolean;
	/** The number of the connection (connection-number.ts). */
	connectionNumber: number;
	/** The screen plays no sounds. */
	quiet?: boolean;
}

/**
 * Why screens are closed: by the host's order, or because the people who opened them were kicked.
 */
type ScreensClosed = "screensClosed" | "kicked";

/** The messages between the parts of the server, in one process or in many. */
export type BusMessage =
	| { kind: "publication"; game: number; publication: Publication }
	| PresenceChange
	/**
	 * A connection has taken a seat or the place of a screen, so those with a lower number are
	 * closed.
	 */
	| {
			kind: "takeover";
			game: number;
			player: number;
			screen?: number | null;
			connectionNumber: number;
	  }
	/** These screens are closed for good. */
	| { kind: "screensClosed"; game: number; screens: readonly number[]; why: ScreensClosed }
	/** These secrets of a seat, as hashes, have ended: its owner has taken it back. */
	| { kind: "keysEnded"; game: number; player: number; hashes: readonly string[] }
	/** Sparks of players connected to one process. They may be lost. */
	| { kind: "sparks"; game: number; sparks: readonly SparkCount[] }
	/** A player connected to one process has thrown a sticker that shows without a name. */
	| { kind: "heat"; game: number; player: number }
	/** A connection to the bus was lost, so messages about the game may be missing. */
	| { kind: "resumed"; game: number };

/**
 * Delivers messages about a game to all processes that follow it, including the sender. No other
 * part of the server depends on the number of processes.
 */
export interface Bus {
	/** Whether there may be other processes. */
	readonly shared: boolean;
	publish(message: BusMessage): void;
	/**
	 * Calls the listener with the messages about a game until the returned function is called.
	 * Resolves once no later message can be missed and the listener has received who is connected to
	 * other processes.
	 */
	follow(game: number, listener: BusListener): Promise<() => void>;
	/** Returns whether this process should run a task in this period (ms). */
	isTurn(task: string, ms: number): Promise<boolean>;
	/** Returns whether messages are delivered. */
	healthy(): Promise<boolean>;
	close(): Promise<void>;
}

export type BusListener = (message: BusMessage) => void;
