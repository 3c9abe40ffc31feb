import { setImmediate as turn } from "node:timers/promises";

/** Milliseconds of `work`, more than half of a slice. */
const WORK = 5;

/** Keeps the event loop busy. */
export function work(): void {
	const until = performance.now() + WORK;
	while (performance.now() < until);
}

/** Returns the most pieces of work that are done in one turn of the event loop, until all are. */
export async function mostPerTurn(done: readonly unknown[], all: number): Promise<number> {
	let most = 0;
	for (let before = done.length; done.length < all; before = done.length) {
		await turn();
		most = Math.max(most, done.length - before);
	}
	return most;
}
