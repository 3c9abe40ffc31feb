import type { Turn } from "./room.ts";

type Dice = Pick<Turn, "random">;

/** Returns a random whole number in [0, sides). */
export const roll = (turn: Dice, sides: number): number => Math.floor(turn.random() * sides);

/** Returns a shuffled copy (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], turn: Dice): T[] {
	const result = [...items];
	for (let last = result.length - 1; last > 0; last--) {
		const other = roll(turn, last + 1);
		const swap = result[last] as T; // both indices are inside the array
		result[last] = result[other] as T;
		result[other] = swap;
	}
	return result;
}
