/** Chance with a seed (mulberry32), so that a player decides the same way again. */
export class Dice {
	private seed: number;

	constructor(seed: number) {
		this.seed = seed;
	}

	/** A number in [0, 1). */
	roll(): number {
		this.seed = (this.seed + 0x6d2b79f5) | 0;
		let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	}

	/** A whole number from 0 to n - 1. */
	below = (n: number): number => Math.floor(this.roll() * n);

	chance = (share: number): boolean => this.roll() < share;

	of<T>(items: readonly T[]): T {
		if (items.length === 0) throw new Error("nothing to choose from");
		return items[this.below(items.length)] as T; // the index lies within
	}

	/** Some of the items, each with this chance, in their order. */
	some = <T>(items: readonly T[], share: number): T[] => items.filter(() => this.chance(share));

	shuffled<T>(items: readonly T[]): T[] {
		const rest = [...items];
		// as many are taken as were there
		return items.map(() => rest.splice(this.below(rest.length), 1)[0] as T);
	}
}
