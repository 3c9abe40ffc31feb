import type { Bus } from "../bus/bus.ts";
import { WIRE_LIMITS } from "../limits.ts";

interface Here {
	connected: boolean;
	typing: boolean;
	/** Monotonic ms at which this process heard of the last change of `connected`. */
	since: number;
}

/** Who of one room is connected and who is typing; never enters the engine. */
export class Presence {
	private readonly here = new Map<number, Here>();
	private readonly resting = new Map<number, NodeJS.Timeout>();
	private readonly game: number;
	private readonly bus: Bus;

	constructor(game: number, bus: Bus) {
		this.game = game;
		this.bus = bus;
	}

	connected(player: number): boolean {
		return this.here.get(player)?.connected ?? false;
	}

	typing(player: number): boolean {
		return this.here.get(player)?.typing ?? false;
	}

	/** Connected players, longest connected first: who the crown may pass to. */
	successors(): number[] {
		return [...this.here]
			.filter(([, { connected }]) => connected)
			.sort(([, a], [, b]) => a.since - b.since)
			.map(([player]) => player);
	}

	/** Tells every gateway that somebody came or went. */
	say(player: number, connected: boolean): void {
		this.tell(player, connected, false);
	}

	/** Somebody's text was saved: they count as typing for a while. */
	typed(player: number): void {
		clearTimeout(this.resting.get(player));
		const rest = setTimeout(
			() => this.connected(player) && this.tell(player, true, false),
			WIRE_LIMITS.typing,
		);
		this.resting.set(player, rest.unref());
		if (!this.typing(player)) this.tell(player, true, true);
	}

	/** Takes in what a gateway said; true when something changed. */
	hear(player: number, connected: boolean, typing: boolean): boolean {
		const before = this.here.get(player);
		if (before?.connected === connected && before.typing === typing) return false;
		this.here.set(player, {
			connected,
			typing,
			since: before?.connected === connected ? before.since : performance.now(),
		});
		return true;
	}

	close(): void {
		for (const timer of this.resting.values()) clearTimeout(timer);
	}

	private tell(player: number, connected: boolean, typing: boolean): void {
		this.bus.publish({ kind: "presence", game: this.game, player, connected, typing });
	}
}
