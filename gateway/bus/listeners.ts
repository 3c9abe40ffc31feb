import type { BusListener, BusMessage } from "./bus.ts";

/** The listeners of this process, by the game that they follow. */
export class Listeners {
	private readonly byGame = new Map<number, Set<BusListener>>();

	/** Adds a listener, and returns the function that removes it. */
	add(game: number, listener: BusListener): () => void {
		const all = this.byGame.get(game) ?? new Set();
		this.byGame.set(game, all);
		all.add(listener);
		return () => {
			all.delete(listener);
			if (all.size === 0) this.byGame.delete(game);
		};
	}

	deliver(message: BusMessage): void {
		for (const listener of this.byGame.get(message.game) ?? []) listener(message);
	}

	/** Returns the games that have a listener. */
	games(): number[] {
		return [...this.byGame.keys()];
	}

	has(game: number): boolean {
		return this.byGame.has(game);
	}

	clear(): void {
		this.byGame.clear();
	}
}
