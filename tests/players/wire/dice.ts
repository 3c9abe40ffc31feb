/** Seeded random numbers (mulberry32), so that a player's decisions can be repeated. */
export class Dice {
	private seed: number;

	constructor(seed: number) {
		this.seed = seed;
	}

	/** Returns a number in [0, 1). */
	roll(): number {
		this.seed = (this.seed + 0x6d2b79f5) | 0;
		let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	}

	/** Returns a whole number from 0 to n - 1. */
	below = (n: number): number => Math.floor(this.roll() * n);

	chance = (share: number): boolean => this.roll() < share;

	of<T>(items: readonly T[]): T {
		if (items.length === 0) throw new Error("nothing to choose from");
		return items[this.below(items.length)] as T; // the index is in range
	}

	/** Returns some of the items in their order, each with this probability. */
	some = <T>(items: readonly T[], share: number): T[] => items.filter(() => this.chance(share));

	shuffled<T>(items: readonly T[]): T[] {
		const rest = [...items];
		// as many are taken as there are
		return items.map(() => rest.splice(this.below(rest.length), 1)[0] as T);
	}
}
