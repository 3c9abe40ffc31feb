import type { Bus, PresenceChange } from "../bus/bus.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import type { Viewer } from "./viewer.ts";

interface PlayerPresence {
	connected: boolean;
	typing: boolean;
	/** A screen without sound. */
	quiet: boolean;
	/** The number of the latest connection (connection-number.ts). */
	connectionNumber: number;
	/** Monotonic ms of the last change of `connected`, as this process received it. */
	since: number;
}

/** What of a player's presence has changed; `connection` may include their typing. */
export type PresencePart = "connection" | "typing";

/** The properties of a connection that determine presence. */
type Connected = Pick<Viewer, "player" | "screen" | "quiet" | "connectionNumber">;

/**
 * Returns the number under which a connection is counted: the player's id, or minus the screen's
 * id.
 */
export const presenceId = ({ player, screen }: Pick<Connected, "player" | "screen">): number =>
	screen === null ? player : -screen;

/** Returns whether a number of `presenceId` represents a screen. */
export const isScreen = (id: number): boolean => id < 0;

/**
 * The connected and typing players of a room, and its number of screens. The engine does not store
 * it.
 */
export class Presence {
	private readonly players = new Map<number, PlayerPresence>();
	/** The numbers of the connections to this process, by player or screen. */
	private readonly own = new Map<number, number>();
	/** The timers that end a player's typing. */
	private readonly typingTimers = new Map<number, NodeJS.Timeout>();
	private readonly game: number;
	private readonly bus: Bus;

	constructor(game: number, bus: Bus) {
		this.game = game;
		this.bus = bus;
	}

	connected(player: number): boolean {
		return this.players.get(player)?.connected ?? false;
	}

	typing(player: number): boolean {
		return this.players.get(player)?.typing ?? false;
	}

	/** Returns the connected players, who may get the crown, longest connected first. */
	successors(): number[] {
		return [...this.players]
			.filter(([id, { connected }]) => connected && !isScreen(id))
			.sort(([, a], [, b]) => a.since - b.since)
			.map(([player]) => player);
	}

	/** Returns the number of connected screens with sound, or of the `quiet` ones. */
	screens(quiet = false): number {
		return [...this.players].filter(
			([id, screen]) => isScreen(id) && screen.connected && screen.quiet === quiet,
		).length;
	}

	/** Publishes that a connection has taken its place or was lost. */
	setConnected(viewer: Connected, connected: boolean): void {
		const { connectionNumber, quiet = false } = viewer;
		const id = presenceId(viewer);
		if (connected) this.own.set(id, connectionNumber);
		else this.own.delete(id);
		this.publish(id, { connected, typing: false, connectionNumber, quiet });
	}

	/** Marks a player as typing for a while, because their text was saved. */
	setTyping(player: number): void {
		const timer = this.typingTimers.get(player)?.refresh() ?? this.typingTimer(player);
		this.typingTimers.set(player, timer);
		this.publishTyping(player, true);
	}

	/**
	 * Stores a message of the bus; returns what it changes, or null. The loss of an older connection
	 * changes nothing, because the player is back, perhaps in another process.
	 */
	receive({
		player,
		connected,
		typing,
		connectionNumber,
		quiet = false,
	}: PresenceChange): PresencePart | null {
		const before = this.players.get(player);
		if (before && connectionNumber < before.connectionNumber) return null;
		const isSame = before?.connected === connected;
		const since = isSame ? before.since : performance.now();
		this.players.set(player, { connected, typing, connectionNumber, quiet, since });
		if (!isSame || before.quiet !== quiet) return "connection";
		return before.typing === typing ? null : "typing";
	}

	close(): void {
		for (const timer of this.typingTimers.values()) clearTimeout(timer);
	}

	private typingTimer(player: number): NodeJS.Timeout {
		const end = () => this.publishTyping(player, false);
		return setTimeout(end, WIRE_LIMITS.typing).unref();
	}

	/**
	 * Publishes the typing of a player who is connected to this process. For one who has moved, the
	 * message would claim that the newer connection is here, and end it with this process.
	 */
	private publishTyping(player: number, typing: boolean): void {
		const now = this.players.get(player);
		if (!now?.connected || now.typing === typing) return;
		if (now.connectionNumber !== this.own.get(player)) return;
		this.publish(player, { ...now, typing });
	}

	private publish(
		player: number,
		{ connected, typing, connectionNumber, quiet }: Omit<PlayerPresence, "since">,
	): void {
		this.bus.publish({
			kind: "presence",
			...{ game: this.game, player },
			...{ connected, typing, connectionNumber },
			...(quiet && { quiet }),
		});
	}
}
