import { Dice } from "../../players/wire/dice.ts";

export interface Fault<Kind extends string = string> {
	kind: Kind;
	/** Duration in ms of a fault that lasts. */
	lasts: number;
	/** Milliseconds without a fault before it. */
	after: number;
	/** The tables whose networks it affects. */
	tables: number[];
}

/**
 * Milliseconds between faults: long enough to hit running actions, also soon after the last fault.
 */
const CALM = { min: 300, max: 5000 };
const SHORTEST = 500;

/**
 * Draws faults: every kind once before any repeats. The same seed draws the same faults. `longest`
 * is in ms.
 */
export function drawFaults<Kind extends string>(
	all: readonly Kind[],
	seed: number,
	count: number,
	tables: number,
	longest: number,
): Fault<Kind>[] {
	const dice = new Dice(seed);
	const kinds: Kind[] = [];
	while (kinds.length < count) kinds.push(...dice.shuffled(all));
	return kinds.slice(0, count).map((kind) => ({
		kind,
		lasts: Math.round(SHORTEST + dice.roll() * (longest - SHORTEST)),
		after: CALM.min + dice.below(CALM.max - CALM.min),
		tables: someTables(dice, tables),
	}));
}

/** Draws at least one table. */
function someTables(dice: Dice, count: number): number[] {
	const all = dice.shuffled(Array.from({ length: count }, (_, i) => i));
	return all.slice(0, 1 + dice.below(count));
}
