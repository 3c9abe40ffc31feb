import type { Bus } from "../bus/bus.ts";
import { WIRE_LIMITS } from "../limits.ts";

interface PlayerPresence {
	connected: boolean;
	typing: boolean;
	/** Monotonic ms of the last change of `connected`, as this process received it. */
	since: number;
}

/** Which players of a room are connected and typing. The engine never knows it. */
export class Presence {
	private readonly players = new Map<number, PlayerPresence>();
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
			.filter(([, { connected }]) => connected)
			.sort(([, a], [, b]) => a.since - b.since)
			.map(([player]) => player);
	}

	/** Publishes that a player has connected or disconnected. */
	setConnected(player: number, connected: boolean): void {
		this.publish(player, connected, false);
	}

	/** Counts a player as typing for a while, because their text was saved. */
	setTyping(player: number): void {
		clearTimeout(this.typingTimers.get(player));
		const timer = setTimeout(
			() => this.connected(player) && this.publish(player, true, false),
			WIRE_LIMITS.typing,
		);
		this.typingTimers.set(player, timer.unref());
		if (!this.typing(player)) this.publish(player, true, true);
	}

	/** Stores what the bus delivers; returns whether it changes anything. */
	receive(player: number, connected: boolean, typing: boolean): boolean {
		const before = this.players.get(player);
		if (before?.connected === connected && before.typing === typing) return false;
		this.players.set(player, {
			connected,
			typing,
			since: before?.connected === connected ? before.since : performance.now(),
		});
		return true;
	}

	close(): void {
		for (const timer of this.typingTimers.values()) clearTimeout(timer);
	}

	private publish(player: number, connected: boolean, typing: boolean): void {
		this.bus.publish({ kind: "presence", game: this.game, player, connected, typing });
	}
}
