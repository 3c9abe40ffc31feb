import { Dice } from "../players/wire/dice.ts";

/** Everything that is done to the server, its engine, its disk and its network. */
export const KINDS = [
	"server killed",
	"engine killed",
	"server and engine killed",
	"server told to stop",
	"engine told to stop",
	"server frozen",
	"engine frozen",
	"disk full",
	"network cut",
	"network held",
	"network slow",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Fault {
	kind: Kind;
	/** How long it lasts, where it lasts; ms. */
	lasts: number;
	/** How long everything is fine before it; ms. */
	after: number;
	/** Which of the tables' networks it hits. */
	tables: number[];
}

/** Long enough to be in the middle of something, also soon after the last fault. */
const CALM = { min: 300, max: 5000 };
const SHORTEST = 500;

/**
 * Draws faults: every kind comes once before any comes again. The same seed draws the same faults;
 * `longest` in ms.
 */
export function drawFaults(seed: number, count: number, tables: number, longest: number): Fault[] {
	const dice = new Dice(seed);
	const kinds: Kind[] = [];
	while (kinds.length < count) kinds.push(...dice.shuffled(KINDS));
	return kinds.slice(0, count).map((kind) => ({
		kind,
		lasts: Math.round(SHORTEST + dice.roll() * (longest - SHORTEST)),
		after: CALM.min + dice.below(CALM.max - CALM.min),
		tables: someTables(dice, tables),
	}));
}

/** At least one table. */
function someTables(dice: Dice, count: number): number[] {
	const all = dice.shuffled(Array.from({ length: count }, (_, i) => i));
	return all.slice(0, 1 + dice.below(count));
}
