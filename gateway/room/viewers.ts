import type { Viewer } from "./viewer.ts";

/** The connections of this process that view a room: one of each player and of each screen. */
export class Viewers {
	private readonly byPlayer = new Map<number, Viewer>();
	private readonly byScreen = new Map<number, Viewer>();

	/** Returns the number of players. */
	get players(): number {
		return this.byPlayer.size;
	}

	/** Returns the ids of the screens. */
	get screens(): number[] {
		return [...this.byScreen.keys()];
	}

	all(): Viewer[] {
		return [...this.byPlayer.values(), ...this.byScreen.values()];
	}

	/** Returns the connection of a player; undefined when there is none. */
	of(player: number): Viewer | undefined {
		return this.byPlayer.get(player);
	}

	/** Adds a connection in place of an older one of the same player or screen. */
	add(viewer: Viewer): void {
		const [known, id] = this.placeOf(viewer);
		known.set(id, viewer);
	}

	/** Returns whether this is the latest connection of its player or screen. */
	has(viewer: Viewer): boolean {
		const [known, id] = this.placeOf(viewer);
		return known.get(id) === viewer;
	}

	/** Removes a connection. Returns false when it is not, or no longer, in the set. */
	remove(viewer: Viewer): boolean {
		if (!this.has(viewer)) return false;
		const [known, id] = this.placeOf(viewer);
		return known.delete(id);
	}

	private placeOf({ player, screen }: Viewer): [Map<number, Viewer>, number] {
		return screen === null ? [this.byPlayer, player] : [this.byScreen, screen];
	}
}
